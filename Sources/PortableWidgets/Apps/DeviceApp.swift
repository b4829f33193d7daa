public import PortableUI
public import VitrineContext

/// An app that declares its intents and links for the device, beside its scenes.
///
/// On Apple's platforms the system finds both by itself.
@MainActor @preconcurrency
public protocol DeviceApp: App, DeviceEvents {
    /// The intents that a person may run with parameters, in the order of the list; empty unless given.
    static var intents: [any AppIntent.Type] { get }
}

extension DeviceApp {
    public static var intents: [any AppIntent.Type] { [] }
}
