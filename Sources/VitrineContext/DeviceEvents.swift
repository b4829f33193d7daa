public import Vitrine

/// The events of an app beside its scenes: links, the background, and wakes.
///
/// A `DeviceApp` implements the events that it needs; each has a default.
@MainActor @preconcurrency
public protocol DeviceEvents {
    /// The URL schemes of links from elsewhere that open the app, such as `lucidpal`; empty unless given.
    ///
    /// A link of the app's own widgets opens it whatever the scheme.
    static var urlSchemes: [String] { get }

    /// Returns why a link is refused, or nil to accept it.
    ///
    /// The screen's `onOpenURL` receives a link only after it was accepted.
    func refusal(of url: URL) -> String?
    /// Runs after the screen's `onOpenURL` has received a link, for work that takes time.
    func opened(_ url: URL) async
    /// Runs when the app comes to the front or goes to the background, where it writes pending changes.
    func sceneBecame(active: Bool) async
    /// Runs when the time requested with ``AppWake`` has passed.
    func woke() async
}

extension DeviceEvents {
    public static var urlSchemes: [String] { [] }
    public func refusal(of url: URL) -> String? { nil }
    public func opened(_ url: URL) async {}
    public func sceneBecame(active: Bool) async {}
    public func woke() async {}
}
