/// A service that an app asks over the network, run by the device so that it follows the device's clock.
///
/// In its arguments, and in the app's variables, `{port}` stands for a free port that the device chooses, and `{state}` for
/// a folder of the service's own.
///
/// The program reads a JSON object a line from its standard input and answers each with a line: `now` (the device's time,
/// where its clock then stands) and `answers` (one of ``conditions``). It writes a line of its own once it listens, and
/// stops at the end of its input.
public struct ServiceManifest: Codable, Hashable, Sendable {
    /// The program: a path, or a bare name to be found in the program folders.
    public var program: String
    /// Its arguments.
    public var arguments: [String]
    /// What it can be made to do; the first is how it begins, and means that all is well.
    public var conditions: [String]
    /// The app's intent, without parameters, that makes its widgets ask the service however fresh they are; nil if none does.
    public var refreshIntent: String?

    /// Makes a service.
    public init(
        program: String,
        arguments: [String] = [],
        conditions: [String] = [],
        refreshIntent: String? = nil
    ) {
        self.program = program
        self.arguments = arguments
        self.conditions = conditions
        self.refreshIntent = refreshIntent
    }
}
