extension Help {
  static let demo: StaticString = """
    bezel demo [NAME | --all] [options]
    bezel demo [NAME | --all] --output FOLDER [options]
    bezel demo --list

    Plays the built-in examples on a display: the one of that NAME, or one after the other.
    Escape on the terminal that it was started from ends it.

      --list               their names, titles, and what they show
      --output FOLDER      instead, draws them into FOLDER, which is made if missing: each
                           as NAME.png when it tells most; without a NAME also all of them
                           on one sheet (contact-sheet.png) and one that moves
                           (animation.png, an animated PNG)
      --at S               with a NAME: as it looks so many seconds after its beginning
      --animated           with a NAME: all of it, as an animated PNG
      --font built-in      here fonts stand in for what the program's own face lacks

    Of the other options ('bezel help options') those under 'How it looks' and 'On which
    screen' apply; pictures have --size pixels, and --scale pixels a point. The same options
    give the same files.

    """
}
