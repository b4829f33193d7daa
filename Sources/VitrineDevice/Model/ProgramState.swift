public import VitrineWire

/// What the device knows of one program.
public struct ProgramState: Hashable, Sendable {
    /// What it offers; nil until it has said so.
    public internal(set) var description: ChildDescription?
    /// The process that runs; nil while none does.
    public internal(set) var pid: Int?
    /// The greatest peak of resident memory of its processes, in bytes; nil until one has ended or answered.
    public internal(set) var peakBytes: Int?
    /// Why the last request to it failed; nil after one that did not.
    public internal(set) var trouble: String?
    /// How often in a row it failed to say what it offers.
    var describeFailures = 0
    /// When, in uptime, it is asked again what it offers.
    var describeDue: Duration?
    /// Whether that question is under way.
    var isDescribing = false
}

/// How far an app's process is.
public enum AppPhase: String, Codable, Hashable, Sendable {
    /// It is not open; a process may still run in the background for a moment.
    case closed
    /// It was opened and has not answered yet; links wait.
    case starting
    /// It takes links and shows its screen.
    case ready
}

/// What the device knows of one app.
struct AppState: Hashable {
    /// A link that waits until the app is ready.
    struct WaitingLink: Hashable {
        var url: String
        var ticket: CommandTicket
    }

    var phase = AppPhase.closed
    var links: [WaitingLink] = []
    /// When, in uptime, the app wants to be called again; only while it is in front.
    var wake: Duration?
    /// The commands to answer once the app is ready.
    var openers: [CommandTicket] = []
}
