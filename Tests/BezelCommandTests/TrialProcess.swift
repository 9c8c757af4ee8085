import BezelLinux
import Glibc

@testable import BezelCommand

/// The word that makes a trial of the test program.
private let trialWord = "bezel-trial"

/// The supervisor forks, so it needs a process with one thread, which tests do not have. A trial is
/// therefore the test program executed again, and taken aside before its own `main`.
@section(".init_array") @used
private let takeAside:
  @convention(c) (
    CInt, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> Void = { count, words, _ in
    guard count > 2, let words = unsafe words else { return }
    let all = (1..<Int(count)).compactMap { place in
      unsafe words[place].map { unsafe String(cString: $0) }
    }
    guard all.first == trialWord, let plan = TrialPlan(words: Array(all.dropFirst(2))) else {
      return
    }
    conduct(plan, in: all[1])
  }

/// Starts a trial with a folder to work in.
///
/// Its streams are three descriptors of ours, or all of them the terminal of that name. A shell reads
/// its orders from another.
func startTrial(
  _ plan: TrialPlan, in folder: String, streams: [CInt] = [], terminal: String? = nil,
  orders: CInt? = nil
) -> pid_t {
  var actions = unsafe posix_spawn_file_actions_t()
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  for (number, descriptor) in streams.enumerated() {
    unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, CInt(number))
  }
  if let orders { unsafe posix_spawn_file_actions_adddup2(&actions, orders, MiniShell.orders) }
  var attributes = posix_spawnattr_t()
  unsafe posix_spawnattr_init(&attributes)
  defer { unsafe posix_spawnattr_destroy(&attributes) }
  // A test's thread blocks most signals.
  var none = sigset_t()
  unsafe sigemptyset(&none)
  unsafe posix_spawnattr_setsigmask(&attributes, &none)
  var flags = POSIX_SPAWN_SETSIGMASK
  if let terminal {
    // The first terminal that the leader of a session opens becomes its own.
    flags |= 0x80  // POSIX_SPAWN_SETSID
    for number in 0...2 as ClosedRange<CInt> {
      unsafe posix_spawn_file_actions_addopen(&actions, number, terminal, O_RDWR, 0)
    }
  }
  unsafe posix_spawnattr_setflags(&attributes, CShort(flags))
  let words = ["trial", trialWord, folder] + plan.words
  var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) } + [nil]
  defer { unsafe arguments.forEach { unsafe free($0) } }
  var process: pid_t = 0
  let failure = unsafe posix_spawn(
    &process, "/proc/self/exe", &actions, &attributes, &arguments, environ)
  return failure == 0 ? process : -1
}

private func conduct(_ plan: TrialPlan, in folder: String) -> Never {
  alarm(30)
  for descriptor in 3..<1024 as Range<CInt> where descriptor != MiniShell.orders || !plan.hasShell {
    close(descriptor)
  }
  unsafe chdir(folder)
  switch plan.preparation {
  case .none: break
  case .ignoreHangup: signal(SIGHUP, SIG_IGN)
  case .closeInput: close(0)
  case .shareThree: dup2(1, 3)
  case .shareAll:
    unsafe setenv("BEZEL_FD", "5", 1)
    for number in 3...9 as ClosedRange<CInt> { dup2(1, number) }
  }
  func supervised() -> CInt {
    supervise(plan.job) { channel, _ in
      standIn(plan.behavior, channel: channel.raw, log: folder + "/renderer")
    }
  }
  guard plan.hasShell else { _exit(supervised()) }
  MiniShell(notes: folder + "/notes").run(inForeground: plan.owner == .shell, supervised)
}

/// Does what a renderer does towards its supervisor, and writes down what it hears.
private func standIn(_ behavior: TrialPlan.Behavior, channel: CInt, log: String) -> CInt {
  let isFirst = unsafe access(log, F_OK) != 0
  let file = unsafe open(log, O_WRONLY | O_CREAT | O_APPEND, 0o644)
  func note(_ text: String) { try? writeAll(Array(text.utf8), to: file) }
  func say(_ word: RendererWord) { try? writeAll(word.line, to: channel) }
  note("START \(getpid())\n")
  switch behavior {
  case .draws, .presses, .pressesAndDies: break
  case .leaves: return 0
  case .dies: return 1
  case .saysBye:
    say(.bye)
    return 1
  case .isLate: usleep(200_000)
  case .drawsOnTerminal:
    let name = unsafe ttyname(0).map { unsafe Array(String(cString: $0).utf8) }
    say(.terminal(name))
    note("DRAWN\n")
  case .ignoresAll:
    say(.drawn)
    while true { pause() }
  }
  say(.ready)
  say(.drawn)
  var buffer = [UInt8](repeating: 0, count: 4096)
  while let count = try? read(from: channel, into: &buffer), count > 0 {
    try? writeAll(Array(buffer[..<count]), to: file)
    for line in buffer[..<count].split(separator: UInt8(ascii: "\n"))
    where line.elementsEqual("DETAILS press".utf8) || line.elementsEqual("FAIL".utf8) {
      if behavior == .presses { say(.pressed) }
      if behavior == .pressesAndDies, isFirst {
        say(.pressed)
        return 1
      }
    }
  }
  note("END\n")
  return 0
}

extension TrialPlan {
  fileprivate var hasShell: Bool { owner != .nobody }
}
