import Subprocess
import VitrineWire

/// Supervises one program: starts it at need, asks it one thing at a time, ends it when idle, kills it when it fails.
///
/// Everything comes in through one mailbox and is handled by one task (``run(report:)``), so there is no state to
/// share. A process that crashes, hangs, floods or speaks nonsense fails the request under way and is gone; the next
/// request starts another, after a pause that grows with every failure.
///
/// Processes are run by swift-subprocess: Foundation's `Process` cannot put a child into a group of its own (a killed
/// child's own children would live on), reads its pipes on threads without back-pressure, and never stops reading one
/// that a grandchild holds open. swift-subprocess has no hook for `PR_SET_PDEATHSIG`; a device that is killed is
/// noticed by its children at the end of their standard input.
struct ProgramHost: Sendable {
    let commandLine: ProgramCommandLine
    let limits: ProgramLimits
    let host: HostClock
    /// The service that the program asks, which is told the time before the program is.
    let service: ServiceHost?
    private let mailbox: AsyncStream<ProgramMessage>
    private let door: AsyncStream<ProgramMessage>.Continuation

    /// Makes a host whose program is not running.
    init(
        _ commandLine: ProgramCommandLine,
        limits: ProgramLimits,
        host: HostClock,
        service: ServiceHost? = nil
    ) {
        self.service = service
        self.commandLine = commandLine
        self.limits = limits
        self.host = host
        (mailbox, door) = AsyncStream.makeStream(of: ProgramMessage.self)
    }

    /// Tells the host something; messages are handled in the order in which they were posted.
    func post(_ message: ProgramMessage) {
        door.yield(message)
    }

    /// Supervises the program until the task is cancelled; its process has ended then.
    /// - Precondition: Called once.
    func run(report: @escaping @Sendable (ProgramReport) async -> Void) async {
        var session = ProgramSession(self, mailbox.makeAsyncIterator(), report)
        await session.serve()
    }
}
