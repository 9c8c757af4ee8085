extension Help {
  static let theme: StaticString = """
    Theme files: --theme FILE. A line is 'key = value'; '#' begins a comment where it is the first
    in its line or has blanks on both sides. What is not set stays as in the theme inherited;
    options of the command line win over both. 'bezel doctor --theme FILE' tells what one means.

      inherit              light (as without it), dark, classic

    As the options of these names ('bezel help options')
      backdrop (a PNG of the theme's folder), dim, bezel-style, bezel-color, corner-radius,
      shadow, content-color, indicator-color, font (a file of the theme's folder, or a family),
      position, offset, margin, inset, min-size, max-size, round-style, ring-width

    Besides
      square               yes, no
      spacing              points between elements (4)
      track-color          under the progress of a ring or a pie
      label-color          and details-color, button-color; label-size (16), details-size (12),
                           button-size (12) in points; label-weight, details-weight,
                           button-weight: bold, regular

    A logo
      logo                 a PNG of the theme's folder, a pixel a point
      logo-size            WxH: fitted into that, in points
      logo-position        as position (top)       logo-offset   X,Y points from there
      logo-margin          points (20)             logo-layer    behind, above the HUDs

    Texts in the corners of the screen
      text-top-left        and text-top-right, text-bottom-left, text-bottom-right, in which
                           {hostname} {ip} {kernel} {time} {percent} {elapsed} stand for what is
                           so at the time; {{ is a brace. 'render' takes the time of day from
                           SOURCE_DATE_EPOCH where that is set
      text-color           by the backdrop; over a picture texts without it have plates
      text-size            points (12)             text-margin   points (12)
      text-weight          bold, regular

    A name of a file is a path within the theme's folder, and no link leads out of that. For
    example:
      inherit = dark
      backdrop = #0B1F3A
      logo = logo.png
      text-bottom-left = {hostname}  {ip}
      text-bottom-right = {time}

    """
}
