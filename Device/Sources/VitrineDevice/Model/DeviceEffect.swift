public import VitrineWire

/// An effect that the model requests; ``Device`` carries it out.
public enum DeviceEffect: Hashable, Sendable {
    /// Drops a request that no program has received yet; its answer is no longer wanted.
    case withdraw(ProgramReference, RequestToken)
    /// Sends a request to a program, and starts it if necessary; answered by ``DeviceEvent/answered(_:_:)``.
    case send(ProgramRequest)
    /// Keeps a program's process alive while it is idle, or lets it end.
    case keepAlive(ProgramReference, Bool)
    /// Ends a program's process after it has answered its requests.
    case stop(ProgramReference)
    /// Injects a fault into a program's further processes, or none.
    case fault(ProgramReference, ProgramFault?)
    /// Makes the App Groups' folders unreadable, or readable again.
    case protect(Bool)
    /// Answers a command.
    case reply(CommandTicket, CommandReply)
    /// Stores the home screen.
    case save(HomeScreen)
    /// Stores the user's answer about the device's location.
    case keepLocation(LocationReading)
    /// Makes an app's service simulate a condition.
    case service(app: String, condition: String)
}

/// A request to a program.
public struct ProgramRequest: Hashable, Sendable {
    /// Identifies the request.
    public var token: RequestToken
    public var program: ProgramReference
    /// The device's time, time zone, locale and other settings.
    public var context: RequestContext
    public var body: WireRequest.Body
}

/// A request that waits for its answer.
struct SentRequest {
    var program: ProgramReference
    var purpose: RequestPurpose
}

/// The purpose of a request; it decides how the answer is handled.
enum RequestPurpose: Hashable, Sendable {
    case describe(ProgramReference)
    case placeholder(instance: String, variants: [AppearanceVariant])
    case timeline(instance: String, variants: [AppearanceVariant])
    case action(instance: String, CommandTicket)
    case appIntent(app: String, CommandTicket)
    case launch(app: String)
    case scene(app: String)
    case wake(app: String)
    case link(app: String, url: String, CommandTicket)
    case options(ProgramReference, CommandTicket)
    case screen(app: String, variants: [AppearanceVariant], CommandTicket)
    case preview(app: String, variants: [AppearanceVariant], CommandTicket)
    case pushToken(app: String)

    /// The command that waits for the answer; nil if none does.
    var ticket: CommandTicket? {
        switch self {
        case .action(_, let ticket), .appIntent(_, let ticket), .link(_, _, let ticket), .options(_, let ticket),
            .screen(_, _, let ticket), .preview(_, _, let ticket):
            ticket
        case .describe, .placeholder, .timeline, .launch, .scene, .wake, .pushToken: nil
        }
    }

    /// Whether a program may ask for reloads while it answers a request with this purpose.
    ///
    /// It may not while it renders: a reload request during a timeline request would be a loop.
    var mayAskForReloads: Bool {
        switch self {
        case .placeholder, .timeline, .preview, .describe, .pushToken: false
        case .action, .appIntent, .launch, .scene, .wake, .link, .options, .screen: true
        }
    }

    /// The request's name in the trace.
    var name: String {
        switch self {
        case .describe: "describe"
        case .placeholder: "placeholder"
        case .timeline: "timeline"
        case .action: "action"
        case .appIntent: "intent"
        case .launch: "launch"
        case .scene: "scene"
        case .wake: "wake"
        case .link: "link"
        case .options: "options"
        case .screen: "screen"
        case .preview: "preview"
        case .pushToken: "push token"
        }
    }
}
