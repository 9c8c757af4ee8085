import BezelLinux
import CLinux

/// What draws: it has its end of the channel, and whether it takes the place of one that died.
typealias StartRenderer = (_ channel: consuming FileDescriptor, _ isRestart: Bool) -> CInt

/// Runs a job under a HUD and returns the status to exit with; this is `bezel run`.
///
/// The caller has one thread, and exits soon after. `startRenderer` draws, in a process of its own,
/// until its end of the channel ends, and returns that process's exit status; 0 wants no successor.
/// It is called again in a new process, up to three times, when that one dies, and then told so.
func supervise(_ job: Job, startRenderer: @escaping StartRenderer) -> CInt {
  occupyStandardStreams()
  let signals = SignalState.takeOver()
  let supervisor: Supervisor
  do throws(Errno) {
    supervisor = try Supervisor(job, signals: signals, startRenderer: startRenderer)
  } catch {
    // COMMAND is always run, even where there is not one descriptor left for anything else.
    try? writeAll(Array("bezel: going on without a picture: \(error)\n".utf8), to: 2)
    signals.restore()
    let failure = CommandProcess.become(job.command)
    return Ending.notStarted(failure).exitStatus
  }
  return supervisor.run()
}

/// Sees to it that 0…2 are taken, so that no pipe of ours becomes somebody's standard stream.
///
/// COMMAND still finds closed what was closed: these go with `exec`.
private func occupyStandardStreams() {
  for stream in 0...2 as ClosedRange<CInt> where bezel_fcntl(stream, F_GETFD, 0) < 0 {
    // Each takes the lowest number. Before /dev is there, anything that does nothing will do.
    let taken =
      (try? FileDescriptor(opening: "/dev/null", for: .readingAndWriting))
      ?? (try? FileDescriptor(owning: retrying { epoll_create1(CInt(EPOLL_CLOEXEC)) }))
    _ = taken?.release()
  }
}
