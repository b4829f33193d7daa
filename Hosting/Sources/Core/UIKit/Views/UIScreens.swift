// Screens of an app, and the app itself; an extension has none of them.

/// Screens on top of each other.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    open private(set) var viewControllers: [UIViewController] = []
    open private(set) var navigationBar = UINavigationBar()
    open var isNavigationBarHidden = false

    public convenience init(rootViewController: UIViewController) {
        self.init()
        viewControllers = [rootViewController]
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }

    open func popViewController(animated: Bool) -> UIViewController? { viewControllers.popLast() }
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
}

/// Screens beside each other.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]?
    open var selectedIndex = 0
}

/// What a bar shows of a screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    open var title: String?
    open var titleView: UIView?
    open var hidesBackButton = false
    open var rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var leftBarButtonItems: [UIBarButtonItem]?
}

/// A control in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
    /// How the control looks.
    public enum Style: Int, Sendable {
        case plain
        case done = 2
    }

    /// What the control means.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tintColor: UIColor?

    public override init() {}
    public init(title: String?, style: Style, target: AnyObject?, action: Selector?) { self.title = title }
    public init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) { self.image = image }
    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {}
    public init(customView: UIView) {}
}

/// A sheet that shares values.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    public init(activityItems: [Any], applicationActivities: [Any]?) { super.init() }
    public required init?(coder: NSCoder) { nil }
}

/// A message with buttons.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Where a message stands.
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
    open func addAction(_ action: UIAlertAction) {}
}

/// A button of a message.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What a button means.
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
}

/// A window of an app.
@preconcurrency @MainActor
open class UIWindow: UIView {
    open var rootViewController: UIViewController?
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    open func makeKeyAndVisible() {}
}

/// A scene of an app.
@preconcurrency @MainActor
open class UIScene: NSObject {}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    open var windows: [UIWindow] { [] }
    open var keyWindow: UIWindow? { nil }
    open var screen: UIScreen { .main }
}

/// The looks of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent
    case darkContent = 3
}

/// How a screen appears over another.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case automatic = -2
    case none = -1
}

/// How a device is held.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How much space a screen has in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

/// What an app is told; an extension has no app.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    )
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    func applicationDidBecomeActive(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    public func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
}

extension UIApplication {
    /// Why an app was started.
    public struct LaunchOptionsKey: Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public var connectedScenes: Set<UIScene> { [] }
    public var windows: [UIWindow] { [] }
    public var delegate: (any UIApplicationDelegate)? { nil }
    public func registerForRemoteNotifications() {}
}

/// What a person has copied: nothing, because a widget cannot read it.
public final class UIPasteboard: Sendable {
    public static let general = UIPasteboard()

    public var string: String? {
        get { nil }
        set {}
    }
    public var strings: [String]? { nil }
    public var image: UIImage? {
        get { nil }
        set {}
    }
    public var hasStrings: Bool { false }
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {}

    /// How long something is kept, and where.
    public enum OptionsKey: Hashable, Sendable {
        case expirationDate, localOnly
    }
}
