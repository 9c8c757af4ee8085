import Bezel

extension Demo {
  /// What somebody wants to know who plugs a screen into a box that has none.
  static let status = Demo(
    "status", "Status screen", "A headless box says who it is", tellingMoment: 5_000
  ) { stage in
    let hud = ProgressHUD.showAdded(to: stage, animated: true)
    hud.mode = .customView
    hud.customView = .box(light: .amber)
    hud.minSize = Size(width: 210, height: 0)
    hud.label.text = "gateway-7"
    hud.detailsLabel.text = "No address yet\nWaiting for the network"
    stage.after(1.5) {
      hud.detailsLabel.text = "192.0.2.17\nStarting 3 services"
    }
    stage.after(3.5) {
      hud.customView = .box(light: .green)
      hud.detailsLabel.text = "192.0.2.17 · 2001:db8::17\nAll services are running"
    }
    hud.hide(animated: true, afterDelay: 8)
  }

  /// Two HUDs without bezels: a logo over a background that covers the screen, and what happens, below it.
  static let kiosk = Demo(
    "kiosk", "Kiosk boot", "A logo, and a bar below it", tellingMoment: 3_500
  ) { stage in
    var look = ProgressHUD.Style()
    look.contentColor = .white
    look.bezelStyle = .solidColor
    look.bezelColor = .clear
    look.margin = 0

    let logo = ProgressHUD(style: look)
    logo.removesFromContainerOnHide = true
    logo.mode = .customView
    logo.customView = .logo
    logo.backgroundView.color = Color(red: 0.05, green: 0.09, blue: 0.16)
    logo.offset = Point(x: 0, y: -22)

    let boot = ProgressHUD(style: look)
    boot.removesFromContainerOnHide = true
    boot.mode = .determinateHorizontalBar
    boot.detailsLabel.text = "Starting"
    boot.offset = Point(x: 0, y: 58)
    boot.spacing = 8

    for hud in [logo, boot] {
      stage.add(hud)
      hud.show(animated: true)
    }
    stage.work(for: boot) {
      for hud in [logo, boot] { hud.hide(animated: true) }
    }
  }
}

extension CustomView {
  /// A box with a light at its front.
  static func box(light: Color) -> CustomView {
    CustomView(width: 52, height: 30) { canvas in
      canvas.stroke(Rect(x: 1, y: 3, width: 50, height: 24), cornerRadius: 5, width: 2)
      canvas.fill(Rect(x: 9, y: 12, width: 6, height: 6), cornerRadius: 3, light)
      for slot in 0..<4 {
        let x = 27 + 5 * Double(slot)
        canvas.line(from: Point(x: x, y: 11), to: Point(x: x, y: 19), width: 2)
      }
    }
  }

  /// Three bars that rise in an open ring.
  static let logo = CustomView(width: 84, height: 84) { canvas in
    let center = Point(x: 42, y: 42)
    canvas.arc(center: center, radius: 38, width: 6, from: 0.07, to: 0.93, .sky)
    for (number, height) in [18.0, 30, 42].enumerated() {
      let x = 24 + 13 * Double(number)
      canvas.fill(
        Rect(x: x, y: 63 - height, width: 10, height: height), cornerRadius: 3,
        number == 2 ? .sky : .white)
    }
  }
}

extension Color {
  static let amber = Color(red: 0.95, green: 0.62, blue: 0.07)
  static let green = Color(red: 0.13, green: 0.68, blue: 0.36)
  static let sky = Color(red: 0.36, green: 0.72, blue: 0.98)
}
