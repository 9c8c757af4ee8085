import BezelLinux

/// One line of an account of the input devices that are here.
package struct InputReport: Hashable, Sendable {
  /// The node, as in `/dev/input/event3`.
  package let path: [UInt8]
  /// What it is; nil where it cannot be opened.
  package let device: DeviceDescription?
  package let use: DeviceUse

  /// What there is below a root ("" for the system's), and what would be used of it. Nothing stays open.
  package static func list(
    _ settings: InputSettings = InputSettings(), under root: [UInt8] = [],
    nodes: (any InputNodes)? = nil
  ) -> [InputReport] {
    let source = nodes ?? KernelNodes(under: root)
    var reports: [InputReport] = []
    for path in NodeFolder.nodes(under: root) {
      do throws(Errno) {
        let device = try source.open(path).description
        let twin = reports.first { $0.device?.isSame(as: device) == true }
        let use = twin.map { DeviceUse.duplicate($0.path) } ?? settings.use(of: device)
        reports.append(InputReport(path: path, device: device, use: use))
      } catch {
        reports.append(InputReport(path: path, device: nil, use: .unreadable(error)))
      }
    }
    return reports
  }
}
