import Foundation
import Subprocess
import Synchronization
import VitrineWire

/// Supervises one program: starts it on demand, sends it one request at a time, ends it when idle, kills it on failure.
///
/// All messages arrive in one mailbox and one task (``run(report:)``) handles them, so there is no shared state. If a
/// process crashes, hangs, floods its output or sends invalid data, the current request fails and the process ends. The
/// next request starts a new process, after a delay that grows with every failure.
///
/// swift-subprocess runs the processes. Foundation's `Process` cannot put a child into a process group of its own (a
/// killed child's own children would stay alive), reads pipes on threads without back-pressure, and never stops reading
/// a pipe that a grandchild holds open. swift-subprocess has no hook for `PR_SET_PDEATHSIG`; if the device is killed,
/// its children notice the end of their standard input.
final class ProgramHost: Sendable {
    let commandLine: ProgramCommandLine
    let limits: ProgramLimits
    let host: HostClock
    /// The service that the program uses; it gets the device's time before each request to the program.
    let service: ServiceHost?
    /// The order in which the app's programs answer; nil if they answer at the same time.
    let turns: RequestSequencer?
    /// The container in which the program may not hold a lock while it is suspended; nil if locks are not checked.
    let sharedFolder: String?
    /// The parts of the views that the program's processes have sent.
    let parts = ArchivePartCache()
    private let mailbox: AsyncStream<ProgramMessage>
    let withdrawn = WithdrawnRequests()
    private let work = Mutex(Work())
    /// How the next process is started.
    private let launch = Mutex(ProgramLaunch())
    private let door: AsyncStream<ProgramMessage>.Continuation

    init(
        _ commandLine: ProgramCommandLine,
        limits: ProgramLimits,
        host: HostClock,
        service: ServiceHost? = nil,
        turns: RequestSequencer? = nil,
        sharedFolder: String? = nil
    ) {
        self.sharedFolder = sharedFolder
        self.service = service
        self.turns = turns
        self.commandLine = commandLine
        self.limits = limits
        self.host = host
        (mailbox, door) = AsyncStream.makeStream(of: ProgramMessage.self)
    }

    /// Adds a message to the mailbox; the host handles messages in the order of the calls.
    func post(_ message: ProgramMessage) {
        if case .request(let request) = message {
            work.withLock { work in
                work.open.insert(request.token)
                if work.pause == nil { turns?.begin(request.token) }
            }
        }
        door.yield(message)
    }

    /// Waits for a request's turn; returns false if the request was withdrawn meanwhile.
    func isTurn(of request: ProgramRequest) async -> Bool {
        await turns?.wait(for: request.token)
        guard withdrawn.take(request.token) else { return true }
        finish(request.token)
        return false
    }

    /// Notes that a request was answered, or will never be.
    func finish(_ token: RequestToken) {
        work.withLock { _ = $0.open.remove(token) }
        turns?.finish(token)
    }

    /// Drops a request that was posted and not sent yet.
    ///
    /// The mailbox cannot be searched, so the token is kept until the request's turn comes.
    func withdraw(_ token: RequestToken) {
        withdrawn.insert(token)
    }

    /// Starts every further process with a fault; nil for none.
    ///
    /// A process that the former fault has stopped goes on.
    func setFault(_ fault: ProgramFault?) {
        launch.withLock { $0.setFault(fault) }
        endPause()?()
    }

    /// Notes that a fault has stopped the process while it answered a request.
    /// - Returns: False, after `resume`, if the fault was removed before, so that nothing would let the process go on.
    func hasStopped(_ resume: @escaping @Sendable () -> Void) -> Bool {
        work.withLock { $0.pause = resume }
        // A removal of the fault from here on takes the pause.
        guard launch.withLock({ $0.fault?.kind.stops }) != true else { return true }
        endPause()
        resume()
        return false
    }

    /// Whether a fault has stopped the process, and has not been removed since.
    var isPaused: Bool { work.withLock { $0.pause != nil } }

    /// Takes the requests of a stopped process out of the order, including those that it has not read yet: the app's
    /// other programs need not wait for them.
    func withdrawFromQueue() {
        work.withLock { work in
            guard work.pause != nil else { return }
            for token in work.open { turns?.finish(token) }
        }
    }

    /// Notes that the stopped process goes on, or has ended: its requests are in the order again.
    /// - Returns: What lets it go on; nil if it was not stopped.
    @discardableResult
    func endPause() -> (@Sendable () -> Void)? {
        work.withLock { work in
            guard let resume = work.pause.take() else { return nil }
            for token in work.open { turns?.begin(token) }
            return resume
        }
    }

    /// What the program has to do.
    private struct Work {
        /// The requests without an answer, including those that were not sent yet.
        var open: Set<RequestToken> = []
        /// Lets the process go on that a fault has stopped; nil if none is stopped.
        var pause: (@Sendable () -> Void)?
    }

    /// Makes the modes of files apply to every further process, or not.
    func setObeysModes(_ obeysModes: Bool) {
        launch.withLock { $0.obeysModes = obeysModes }
    }

    /// Starts every further process with other initial data.
    func setInitialData(_ data: InitialData) {
        launch.withLock { $0.initialData = data }
    }

    /// The next process: its command line, and the fault that strikes it.
    ///
    /// A confined program that uses a service enters the service's network, so the service must have started before.
    func nextProcess() -> (commandLine: ProgramCommandLine, fault: ProgramFault.Kind?) {
        let next = launch.withLock { $0.next() }
        let neighbour = service?.confinedProcess
        return (next.commandLine(commandLine, isRoot: geteuid() == 0, neighbour: neighbour), next.fault?.kind)
    }

    /// Supervises the program until the task is cancelled; returns after the process has ended.
    /// - Precondition: Called once.
    func run(report: @escaping @Sendable (ProgramReport) async -> Void) async {
        var session = ProgramSession(self, mailbox.makeAsyncIterator(), report)
        await session.serve()
    }
}
