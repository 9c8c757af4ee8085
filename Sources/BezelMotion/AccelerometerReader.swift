import BezelCore
package import BezelLinux

/// Reads the machine's accelerometer: the best one of those that are there, or come.
///
/// A thread reads, since some drivers block for seconds; the loop never waits for it. One that gives
/// nothing for half a second counts as gone, and is looked for again every two seconds. While there is
/// none, only the kernel's word of a new device wakes the loop.
package final class AccelerometerReader: MotionSensor {
  package var handler: ((MotionSample?) -> Void)?
  package var period: Int64 = 33_333_333 { didSet { if period < oldValue { hurry() } } }
  package var matrix: MountMatrix? { didSet { mustLook = true } }

  private let loop: EventLoop
  private let root: [UInt8]
  private let answers: Mailbox
  private var mail: EventLoop.Watch?
  private var worker: Worker?
  private var events: DeviceEvents?

  private var isRunning = false
  /// The sensor that is read; nil while none is known.
  private var sensor: Accelerometer?
  /// The devices that were there when they were looked through last.
  private var folders: [[UInt8]] = []
  /// Whether devices are to be looked through before the next sample.
  private var mustLook = true
  /// Where the thread is to leave the answer that it is at, and since when.
  private var errand: Handover<Answer>?
  private var asked: Int64 = 0
  private var next: Timer?
  private var deadline: Timer?
  /// When there was a good sample last, or the first one was asked for.
  private var lastGood: Int64 = 0
  /// Whether there are none for now, as was told.
  private var isLost = false

  private static let patience: Int64 = 500_000_000
  private static let retryDelay: Int64 = 2_000_000_000
  /// After which a read counts as one that may never end.
  private static let endlessness: Int64 = 5_000_000_000

  /// Makes a reader of what is below a root ("" for the system's).
  package init(on loop: EventLoop, under root: [UInt8] = []) throws(Errno) {
    (self.loop, self.root) = (loop, root)
    answers = try Mailbox()
    mail = try loop.watch(answers.descriptor, for: .readable) { [unowned(unsafe) self] _ in
      unsafe hear()
    }
  }

  deinit {
    stop()
    answers.close()
    if let mail { loop.unwatch(mail) }
  }

  package func start() {
    guard !isRunning else { return }
    (isRunning, isLost, lastGood) = (true, false, loop.now)
    // What the system does not offer is done without: then no sensor comes later.
    events = try? DeviceEvents(about: "iio", on: loop) { [unowned(unsafe) self] in unsafe look() }
    look()
  }

  package func stop() {
    guard isRunning else { return }
    isRunning = false
    events = nil
    cancel(&next)
    cancel(&deadline)
  }

  /// Devices have come or gone, or may have.
  private func look() {
    mustLook = true
    if errand != nil, loop.now - asked >= AccelerometerReader.endlessness,
      Accelerometer.folders(under: root) != folders
    {
      // The thread is left to what it reads, and ends when that does; there is another device to try.
      (errand, worker) = (nil, nil)
    }
    ask()
  }

  /// Has the thread look for sensors or take a sample, unless it is still at something.
  private func ask() {
    cancel(&next)
    guard isRunning else { return }
    watchTime()
    guard errand == nil else { return }
    if mustLook || sensor == nil {
      (mustLook, sensor) = (false, nil)
      // Names of devices are had without asking their drivers.
      folders = Accelerometer.folders(under: root)
      guard !folders.isEmpty else { return lose() }
      let (root, matrix) = (root, matrix)
      send {
        let search = Accelerometer.search(under: root)
        guard var found = search.best else { return .none(mayCome: search.isAnyUnreadable) }
        found.raiseRate()
        if let matrix { found.use(matrix) }
        return .found(found)
      }
    } else if let sensor {
      send {
        do throws(AccelerometerError) {
          return .force(try sensor.sample())
        } catch {
          return .nothing
        }
      }
    }
  }

  private func send(_ work: @escaping @Sendable () -> Answer) {
    if worker == nil { worker = try? Worker() }
    // Without a thread there is no tilt.
    guard let worker else { return lose() }
    let (errand, answers) = (Handover<Answer>(), answers)
    (self.errand, asked) = (errand, loop.now)
    worker.post {
      errand.value = work()
      // The word alone: whoever hears it looks at the errand.
      answers.post {}
    }
  }

  /// The thread has something to say.
  private func hear() {
    for letter in answers.take() { letter() }
    guard let answer = errand?.value else { return }
    errand = nil
    guard isRunning else { return }
    switch answer {
    case .found(let found):
      sensor = found
      ask()
    case .none(let mayCome):
      lose()
      // Else the kernel says when there is another one.
      if mayCome { askAgain(at: loop.now + AccelerometerReader.retryDelay) }
    case .force(let force) where force.isPlausible:
      (lastGood, isLost) = (loop.now, false)
      cancel(&deadline)
      askAgain(at: asked + period)
      if let sensor {
        handler?(
          MotionSample(force, step: sensor.resolution, isReversed: sensor.isReversed))
      }
    case .force, .nothing:
      guard loop.now - lastGood >= AccelerometerReader.patience else {
        return askAgain(at: asked + period)
      }
      lose()
      mustLook = true
      askAgain(at: loop.now + AccelerometerReader.retryDelay)
    }
  }

  private func askAgain(at time: Int64) {
    cancel(&next)
    next = loop.schedule(at: max(time, loop.now)) { [unowned(unsafe) self] in
      unsafe next = nil
      unsafe ask()
    }
  }

  /// Samples are wanted sooner than the next one was planned for.
  private func hurry() {
    if next != nil, !isLost { askAgain(at: asked + period) }
  }

  /// Tells that there are no samples when there was none for so long.
  private func watchTime() {
    guard deadline == nil, !isLost else { return }
    deadline = loop.schedule(at: lastGood + AccelerometerReader.patience) {
      [unowned(unsafe) self] in
      unsafe deadline = nil
      unsafe lose()
    }
  }

  private func lose() {
    cancel(&deadline)
    guard !isLost else { return }
    isLost = true
    handler?(nil)
  }

  private func cancel(_ timer: inout Timer?) {
    if let timer { loop.cancel(timer) }
    timer = nil
  }
}

/// What the thread answers.
private enum Answer: Sendable {
  case found(Accelerometer)
  /// There is no sensor to be used; one may come of itself if there is one that cannot be read now.
  case none(mayCome: Bool)
  case force(Acceleration)
  /// The device gave no sample.
  case nothing
}
