/// An app that tells the device more than its scenes: its intents, its links, its coming and going.
///
/// On Apple's platforms the system finds these by itself, and the protocol only repeats them.
@MainActor @preconcurrency
public protocol DeviceApp: App {
    /// The intents that a person may run with parameters, in the order of the list; none unless given.
    static var intents: [any AppIntent.Type] { get }
    /// The URL schemes whose links the app takes, such as `lucidpal`; none unless given.
    static var urlSchemes: [String] { get }

    /// Why a link is refused; nil takes it. A link is offered to the screen's `onOpenURL` only if it is taken.
    func refusal(of url: URL) -> String?
    /// Called after the screen's `onOpenURL` has taken a link, for what takes time.
    func opened(_ url: URL) async
    /// Called when the app comes to the front or goes to the background, where what is pending is written.
    func sceneBecame(active: Bool) async
    /// Called when the time has passed that was asked for with ``AppWake``.
    func woke() async
}

extension DeviceApp {
    /// None.
    public static var intents: [any AppIntent.Type] { [] }
    /// None.
    public static var urlSchemes: [String] { [] }
    /// Takes every link of its schemes.
    public func refusal(of url: URL) -> String? { nil }
    /// Does nothing.
    public func opened(_ url: URL) async {}
    /// Does nothing.
    public func sceneBecame(active: Bool) async {}
    /// Does nothing.
    public func woke() async {}
}
