/// A service that an app uses over the network; the device runs it, so that it follows the device's clock.
///
/// In the service's arguments and in the app's environment variables, `{port}` stands for a free port that the device
/// chooses. In the arguments, `{state}` stands for the service's own folder.
///
/// The program reads a `ServiceMessage` of `VitrineWire` a line from its standard input and answers each with a
/// `ServiceReply`; `docs/service-protocol.md` describes both. It writes a `ServiceGreeting` when it starts to listen,
/// and ends at the end of its input.
public struct ServiceManifest: Codable, Hashable, Sendable {
    /// The program: a path, or a bare name that is searched for in the program folders.
    public var program: String
    public var arguments: [String] = []
    /// The conditions that the service can simulate; the first is the initial, normal condition.
    public var conditions: [String] = []
    /// The app's intent without parameters that makes its widgets ask the service even if they are fresh; nil if there
    /// is none.
    public var refreshIntent: String?
}
