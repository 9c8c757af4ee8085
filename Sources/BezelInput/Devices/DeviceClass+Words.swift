extension DeviceClass {
  /// What people call it: `keyboard`, `touchscreen`, `mouse, keys`; nothing for what is none of these.
  package var words: String {
    let pointer =
      switch pointer {
      case nil, .unusable?: ""
      case .mouse?: "mouse"
      case .absoluteMouse?: "absolute mouse"
      case .touchscreen?: "touchscreen"
      case .touchpad?: "touchpad"
      case .tablet?: "tablet"
      case .joystick?: "joystick"
      case .accelerometer?: "accelerometer"
      }
    let keys =
      switch keys {
      case nil: ""
      case .keyboard?: "keyboard"
      case .remote?: "remote control"
      case .power?: "power key"
      case .buttons?: "keys"
      }
    return pointer.isEmpty || keys.isEmpty ? pointer + keys : pointer + ", " + keys
  }
}
