#if canImport(Darwin)
/// An app with intents and links; here the system finds both by itself, and the protocol only repeats them.
@MainActor @preconcurrency
public protocol DeviceApp: App, DeviceEvents {
    /// The intents that a person may run with parameters, in the order of the list; empty unless given.
    static var intents: [any AppIntent.Type] { get }
}

extension DeviceApp {
    public static var intents: [any AppIntent.Type] { [] }
}
#endif
