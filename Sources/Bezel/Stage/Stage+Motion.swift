import BezelCore
import BezelHUD
import BezelLinux
package import BezelMotion

extension Stage {
  /// What tells how the device is held; nil is that nothing does.
  package var motionSensor: (any MotionSensor)? {
    get { motion.sensor }
    set {
      motion.sensor = newValue
      setNeedsFrame()
    }
  }
}

/// What a stage makes of how its device is held: where tilt moves bezels to, and how pictures are turned.
///
/// Samples are taken only while something follows from them: a HUD that follows tilt is on a screen, or
/// pictures turn with the device.
final class StageMotion {
  var link: StageLink?
  var sensor: (any MotionSensor)? {
    didSet {
      if isRunning { oldValue?.stop() }
      oldValue?.handler = nil
      isRunning = false
      sensor?.handler = { [unowned(unsafe) self] sample in unsafe take(sample) }
      effectsChanged()
    }
  }

  private var isRunning = false
  fileprivate var follower: Follower?
  private var turn = PictureTurn()
  private var pace = MotionPace(at: Instant(nanoseconds: 0))
  /// Moves bezels on their way home.
  private let homing: MovableTimer

  /// What follows the tilt, and what that was made for.
  fileprivate struct Follower {
    var tilt: Tilt
    let picture: Rotation
    let step: Decimal
  }

  init(on loop: EventLoop) {
    homing = MovableTimer(on: loop)
    homing.handler = { [unowned(unsafe) self] in unsafe goHome() }
  }

  /// What tilt adds to the centers of bezels, in points.
  var tilt: BezelCore.Point { follower?.tilt.offset ?? .zero }

  /// Has samples taken from when they are wanted until they are not.
  func update() {
    guard let sensor, let stage = link?.stage else { return }
    let isWanted =
      stage.hasPanel && (stage.isTiltFollowed || stage.turnsWithDevice && stage.isVisible)
    guard isWanted != isRunning else { return }
    isRunning = isWanted
    if isWanted {
      (turn, pace) = (PictureTurn(), MotionPace(at: stage.now))
      sensor.period = pace.period(isMoving: true, at: stage.now)
      sensor.start()
    } else {
      sensor.stop()
      homing.cancel()
      follower = nil
    }
  }

  /// Other settings than before are to count.
  func effectsChanged() {
    guard let stage = link?.stage else { return }
    sensor?.matrix = stage.motionEffects.matrix
    follower = nil
  }

  /// Lets go of the sensor as the stage ends, which must not be reached any more.
  func end() {
    homing.cancel()
    link = nil
    sensor = nil
  }

  private func take(_ sample: MotionSample?) {
    guard let stage = link?.stage else { return }
    guard let sample else { return goHome() }
    homing.cancel()
    if stage.turnsWithDevice { turnPictures(of: stage, by: sample) }
    let isMoving = moveBezels(of: stage, by: sample)
    sensor?.period = pace.period(isMoving: isMoving || turn.isSettling, at: stage.now)
  }

  private func turnPictures(of stage: Stage, by sample: MotionSample) {
    turn.take(sample, at: stage.now)
    if let rotation = turn.rotation, rotation != stage.rotation { stage.rotation = rotation }
  }

  /// Moves the bezels that follow; whether they are on their way.
  private func moveBezels(of stage: Stage, by sample: MotionSample) -> Bool {
    guard stage.isTiltFollowed else {
      follower = nil
      return false
    }
    let picture = stage.panels.first { $0.isConnected }?.rotation ?? .none
    var follower =
      self.follower ?? Follower(for: picture, step: sample.step, stage.motionEffects.settings)
    if follower.picture != picture || follower.step != sample.step {
      follower = Follower(for: picture, step: sample.step, stage.motionEffects.settings)
    }
    follower.tilt.take(sample.force.seen(from: picture), at: stage.now)
    return keep(follower, stage)
  }

  /// Keeps what has moved; whether it has.
  private func keep(_ new: Follower, _ stage: Stage) -> Bool {
    let before = tilt
    follower = new
    guard tilt != before else { return false }
    stage.setNeedsFrame()
    return true
  }

  // MARK: Without samples

  /// Lets the bezels go back to their places.
  private func goHome() {
    homing.cancel()
    guard let stage = link?.stage, var follower else { return }
    follower.tilt.rest(at: stage.now)
    _ = keep(follower, stage)
    guard !follower.tilt.isHome else {
      // The next sample may be another sensor's: its attitude is the center then.
      self.follower = nil
      return
    }
    homing.set(to: stage.loop.now + 33_333_333)
  }
}

extension StageMotion.Follower {
  /// Makes one whose center is where the next sample finds it. Axes are inverted as the panel has them.
  fileprivate init(for picture: Rotation, step: Decimal, _ settings: TiltSettings) {
    var settings = settings.fitted(toSteps: step)
    if picture.swapsSides { swap(&settings.invertsX, &settings.invertsY) }
    self.init(tilt: Tilt(settings), picture: picture, step: step)
  }
}

extension Stage {
  /// Whether a HUD is up that tilt moves.
  fileprivate var isTiltFollowed: Bool { all.contains { $0.model.machine.followsTilt } }
}
