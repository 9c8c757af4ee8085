import BezelCore
import BezelDemos
import BezelGallery
import BezelLinux
import BezelText

/// What some moment of a demo looks like on some panel, with all that was drawn on the way there.
func walkDemos(_ chance: inout Chance, _ digest: inout Digest) {
  var gallery = Gallery(typesetter: BuiltInTypesetter())
  gallery.size = PixelSize(width: 40 + chance.below(200), height: 30 + chance.below(150))
  if chance.flag() { gallery.scale = Fixed(5, over: 4) }
  let demo = chance.one(of: Demo.all)
  let moment = Int64(chance.below(12_000)) * 1_000_000
  if let picture = try? gallery.picture(of: demo, at: moment) { digest.add(picture.pixels) }
}
