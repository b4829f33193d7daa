public import VitrineWire

/// Something that the model wants done.
public enum DeviceEffect: Hashable, Sendable {
    /// Sends a request to a program, starting it if it does not run; answered by ``DeviceEvent/answered(_:_:)``.
    case send(ProgramRequest)
    /// Keeps a program's process alive while it has no work, or lets it end when idle.
    case keepAlive(ProgramReference, Bool)
    /// Ends a program's process once it has answered what it was asked.
    case stop(ProgramReference)
    /// Answers a command.
    case reply(CommandTicket, CommandReply)
    /// Stores the home screen.
    case save(HomeScreen)
    /// Stores what was answered about the device's place.
    case keepLocation(LocationReading)
    /// Make an app's service do something.
    case service(app: String, condition: String)
}

/// A request to a program.
public struct ProgramRequest: Hashable, Sendable {
    /// The request's number.
    public var token: RequestToken
    /// The program.
    public var program: ProgramReference
    /// The circumstances.
    public var context: RequestContext
    /// What is asked.
    public var body: WireRequest.Body
}

/// What a request is for: decides what its answer does.
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

    /// Whether a program may ask for reloads while it answers such a request.
    ///
    /// Not while it draws: asking for a reload from inside the timeline request is a loop.
    var mayAskForReloads: Bool {
        switch self {
        case .placeholder, .timeline, .preview, .describe: false
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
        }
    }
}
