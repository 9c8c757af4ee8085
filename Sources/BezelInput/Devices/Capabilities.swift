/// What an input device says that it can do.
package struct Capabilities: Hashable, Sendable {
  /// INPUT_PROP_….
  package var properties = CodeSet()
  package var keys = CodeSet()
  package var relative = CodeSet()
  package var absolute = CodeSet()
  /// The ranges of the axes that a place is read from, when there are such; see `ContactProtocol`.
  package var x: AxisRange?
  package var y: AxisRange?

  package init(
    properties: CodeSet = CodeSet(), keys: CodeSet = CodeSet(), relative: CodeSet = CodeSet(),
    absolute: CodeSet = CodeSet(), x: AxisRange? = nil, y: AxisRange? = nil
  ) {
    (self.properties, self.keys) = (properties, keys)
    (self.relative, self.absolute, self.x, self.y) = (relative, absolute, x, y)
  }

  var isDirect: Bool { properties.contains(1) }
  var isAccelerometer: Bool { properties.contains(6) }
}
