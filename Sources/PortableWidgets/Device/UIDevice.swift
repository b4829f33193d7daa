/// The device, with UIKit's name and the part of its interface that widgets use.
@preconcurrency @MainActor
public final class UIDevice: Sendable {
    /// The device on which the process runs.
    public static let current = UIDevice()

    private init() {}

    /// The kind of device that the current request names; a phone outside a request.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        RequestScope.current?.moment.isPad == true ? .pad : .phone
    }
}

/// A kind of device, with UIKit's name and raw values.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    /// The kind is unknown.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
}
