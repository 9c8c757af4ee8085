import BezelCore
import BezelHUD

/// What a HUD shows in mode ``ProgressHUD/Mode/customView``: an icon, a picture, or a drawing of
/// shapes. It is a value, so any number of HUDs can show the same one.
public struct CustomView: Sendable {
  enum Content: Sendable {
    case icon(Icon)
    case image(Image)
    case drawing(HUD.Drawing)
  }

  let content: Content

  /// A tick, of 37 by 37 points as the other icons, in the color of the HUD's indicator.
  public static let success = CustomView(content: .icon(.success))
  /// A cross.
  public static let error = CustomView(content: .icon(.error))
  /// An exclamation mark.
  public static let warning = CustomView(content: .icon(.warning))
  /// The letter i.
  public static let info = CustomView(content: .icon(.info))

  /// Shows a picture in its own colors, a pixel a point; smaller where there is no room for it.
  public init(_ image: Image) { content = .image(image) }

  /// Shows what is drawn on a canvas of that size in points; about 37 by 37 looks best.
  ///
  /// The drawing is made once, here. To change it, give the HUD another view.
  public init(width: Double, height: Double, draw: (inout Canvas) -> Void) {
    var size = BezelCore.Size.zero
    size.take(Size(width: width, height: height))
    var canvas = Canvas(size: size)
    draw(&canvas)
    content = .drawing(canvas.drawing)
  }

  private init(content: Content) { self.content = content }
}
