import BezelFeeds
import BezelHUD

/// `bezel run`: COMMAND under a HUD.
enum Run {
  static func run(_ arguments: RunArguments) -> CInt {
    var job = Job(command: arguments.command)
    switch arguments.feed {
    case .pv: job.feed = .pv()
    case .dd: job.feed = .dd(total: arguments.total ?? bytesToCopy(by: arguments.command))
    case .lines, nil: break
    }
    job.linger = arguments.shared.linger
    job.minShow = arguments.shared.minShow
    job.statusFile = arguments.statusFile
    (job.label, job.button) = (arguments.shared.hud.label, arguments.button)
    job.requiresDisplay = arguments.shared.requiresDisplay
    let options = arguments.shared
    return supervise(job) { channel, isRestart in
      Renderer.run(options, channel: channel, isRestart: isRestart)
    }
  }
}
