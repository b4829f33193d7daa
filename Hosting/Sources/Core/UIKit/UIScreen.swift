/// The screen of the device: that of a phone with 393 by 852 points.
///
/// It never changes, so that it can be read from any thread, as code of before Swift 6 does.
public final class UIScreen: Sendable {
    public static let main = UIScreen()

    public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    public let scale: CGFloat = 3
    public let nativeBounds = CGRect(x: 0, y: 0, width: 1179, height: 2556)
    public let nativeScale: CGFloat = 3
    public let brightness: CGFloat = 0.5
    public let maximumFramesPerSecond = 60
    public let traitCollection = UITraitCollection.current

    public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
}

/// The traits with which a colour is resolved.
public final class UITraitCollection: Sendable {
    public static let current = UITraitCollection(userInterfaceStyle: .light)

    public let userInterfaceStyle: UIUserInterfaceStyle
    public let displayScale: CGFloat = 3
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
    public let horizontalSizeClass = UIUserInterfaceSizeClass.compact
    public let verticalSizeClass = UIUserInterfaceSizeClass.regular
    public let preferredContentSizeCategory: UIContentSizeCategory

    public init(userInterfaceStyle: UIUserInterfaceStyle = .unspecified) {
        self.userInterfaceStyle = userInterfaceStyle
        preferredContentSizeCategory = .large
    }

    public init(preferredContentSizeCategory: UIContentSizeCategory) {
        userInterfaceStyle = .unspecified
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }
}

/// Traits that can be changed.
public protocol UIMutableTraits {
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
}

extension UITraitCollection {
    private struct Changes: UIMutableTraits {
        var userInterfaceStyle: UIUserInterfaceStyle
    }

    /// The traits after changes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var changes: any UIMutableTraits = Changes(userInterfaceStyle: userInterfaceStyle)
        mutations(&changes)
        return UITraitCollection(userInterfaceStyle: changes.userInterfaceStyle)
    }

    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        var changes: any UIMutableTraits = Changes(userInterfaceStyle: .unspecified)
        mutations(&changes)
        self.init(userInterfaceStyle: changes.userInterfaceStyle)
    }

    /// The traits of several collections; a later one that specifies an appearance wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        let style = traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle
        self.init(userInterfaceStyle: style ?? .unspecified)
    }
}

/// The light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark

    public init(_ colorScheme: ColorScheme?) {
        self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
    }
}

/// The app, which an extension cannot reach.
@preconcurrency @MainActor
public final class UIApplication {
    public static let shared = UIApplication()
    public nonisolated static let openSettingsURLString = "app-settings:"
    public nonisolated static let didBecomeActiveNotification = named("DidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = named("WillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = named("DidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = named("WillEnterForegroundNotification")
    public nonisolated static let willTerminateNotification = named("WillTerminateNotification")
    public nonisolated static let significantTimeChangeNotification = named("SignificantTimeChangeNotification")

    public nonisolated static let protectedDataWillBecomeUnavailableNotification = named(
        "ProtectedDataWillBecomeUnavailable"
    )
    public nonisolated static let protectedDataDidBecomeAvailableNotification = named("ProtectedDataDidBecomeAvailable")
    public nonisolated static let didReceiveMemoryWarningNotification = named("DidReceiveMemoryWarningNotification")

    private nonisolated static func named(_ name: String) -> Notification.Name {
        Notification.Name("UIApplication" + name)
    }

    public var isIdleTimerDisabled = false
    public var isProtectedDataAvailable: Bool { true }
    public var applicationIconBadgeNumber = 0

    public var supportsAlternateIcons: Bool { false }
    public var alternateIconName: String? { nil }

    /// Fails: an extension cannot change its app's icon.
    public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CocoaError(.featureUnsupported))
    }

    /// Fails: an extension cannot change its app's icon.
    public func setAlternateIconName(_ name: String?) async throws { throw CocoaError(.featureUnsupported) }

    public func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens nothing: an extension cannot.
    public func open(_ url: URL, completionHandler completion: ((Bool) -> Void)? = nil) { completion?(false) }

    /// Opens nothing: an extension cannot.
    public func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }

    /// How a link is opened.
    public enum OpenExternalURLOptionsKey: Hashable, Sendable {
        case universalLinksOnly
    }

    /// Has no effect: there are no methods of Objective-C to call.
    @discardableResult
    public func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>? { nil }
}

/// The text size.
public struct UIContentSizeCategory: Hashable, Comparable, Sendable {
    private let step: Int

    public static let unspecified = UIContentSizeCategory(step: -1)
    public static let extraSmall = UIContentSizeCategory(step: 0)
    public static let small = UIContentSizeCategory(step: 1)
    public static let medium = UIContentSizeCategory(step: 2)
    public static let large = UIContentSizeCategory(step: 3)
    public static let extraLarge = UIContentSizeCategory(step: 4)
    public static let extraExtraLarge = UIContentSizeCategory(step: 5)
    public static let extraExtraExtraLarge = UIContentSizeCategory(step: 6)
    public static let accessibilityMedium = UIContentSizeCategory(step: 7)
    public static let accessibilityLarge = UIContentSizeCategory(step: 8)
    public static let accessibilityExtraLarge = UIContentSizeCategory(step: 9)
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(step: 10)
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(step: 11)

    public var isAccessibilityCategory: Bool { step >= Self.accessibilityMedium.step }

    public static func < (left: Self, right: Self) -> Bool { left.step < right.step }
}
