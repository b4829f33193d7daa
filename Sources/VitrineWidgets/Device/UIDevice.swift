#if !canImport(WidgetKit)
/// The device, under UIKit's name and with the part of its interface that widgets use.
@MainActor
public final class UIDevice: Sendable {
    /// The only device.
    public static let current = UIDevice()

    private init() {}

    /// What kind of device it is, as the request says that is being answered; a phone outside of any.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        RequestScope.current?.moment.isPad == true ? .pad : .phone
    }
}

/// A kind of device, under UIKit's name; raw values are UIKit's.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    /// None that is known.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A pad.
    case pad = 1
}
#endif
