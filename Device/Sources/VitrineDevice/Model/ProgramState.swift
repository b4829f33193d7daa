public import VitrineWire

/// The state of one program.
public struct ProgramState: Hashable, Sendable {
    /// The program's description of what it offers; nil until it has answered.
    public internal(set) var description: ChildDescription?
    /// The id of the running process; nil while there is none.
    public internal(set) var pid: Int?
    /// The highest peaks of its processes' memory; nil until a process has ended.
    public internal(set) var memory: ProcessMemory?
    /// Why the last request to the program failed; nil if it succeeded.
    public internal(set) var trouble: String?
    /// The fault of its further processes; nil for none.
    public internal(set) var fault: ProgramFault?
    /// The number of consecutive failed description requests.
    var describeFailures = 0
    /// The uptime at which the description is requested again.
    var describeDue: Duration?
    /// Whether a description request is in progress.
    var isDescribing = false
}

/// The phase of an app's process.
public enum AppPhase: String, Codable, Hashable, Sendable {
    /// The app is not open; a process may still run in the background for a moment.
    case closed
    /// The app was opened and has not answered yet; links wait.
    case starting
    /// The app opens links and shows its screen.
    case ready
}

/// The state of one app.
struct AppState: Hashable {
    struct WaitingLink: Hashable {
        var url: String
        var ticket: CommandTicket
    }

    var phase = AppPhase.closed
    var links: [WaitingLink] = []
    /// The uptime at which the app asked to be woken; only while it is in front.
    var wake: Duration?
    /// Whether the app runs an audio or navigation session.
    var hasSession = false
    /// The uptime at which a tap on a widget opened the app last.
    var openedByTap: Duration?
    /// The commands to answer once the app is ready.
    var openers: [CommandTicket] = []
}
