/// A reference from a part to its owner, which it does not hold. The owner cuts it when it ends.
@safe
struct BackReference<Target: AnyObject> {
  unowned(unsafe) private var stored: Target?

  var target: Target? {
    get { unsafe stored }
    set { unsafe stored = newValue }
  }
}
