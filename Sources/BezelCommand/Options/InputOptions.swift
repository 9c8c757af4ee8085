import BezelInput
import BezelTheme

/// Which devices press the button, and how.
struct InputOptions {
  /// The devices, and the keys that press it beside the usual ones.
  var settings = InputSettings()
  /// How long the button must be held down, in nanoseconds; 0 is not at all.
  var hold: Int64 = 0

  /// Takes an option if it is one of these; whether it was.
  mutating func take(
    _ option: OptionReader.Option, from reader: inout OptionReader
  ) throws(UsageError) -> Bool {
    switch option.name {
    case "--button-keys":
      settings.keys = try reader.value(
        of: option, "keys as KEY_POWER,KEY_F1, or their numbers from 1 to 767",
        { (word) in KeyCode.list(word) })
    case "--input":
      settings.selection = try reader.value(
        of: option, "the name or the path of a device, or none",
        { (word) in InputSelection(word) })
    case "--grab-input":
      settings.grabs = try reader.value(
        of: option, "keyboards or none", { (word) in GrabPolicy(word) })
    case "--hold":
      hold = try reader.value(
        of: option, "seconds from 0 to 60",
        { (word) in Values.seconds(word).flatMap { $0 <= 60_000_000_000 ? $0 : nil } })
    default: return false
    }
    return true
  }
}
