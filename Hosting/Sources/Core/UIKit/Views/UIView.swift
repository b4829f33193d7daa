/// What a person's touches and keys reach in an app.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {}

    open var next: UIResponder? { nil }
    open var isFirstResponder: Bool { false }
    open var canBecomeFirstResponder: Bool { false }
    open func becomeFirstResponder() -> Bool { false }
    open func resignFirstResponder() -> Bool { false }
}

/// A view of UIKit, which only an app shows; the class exists because files that an app and its widgets share name it.
@preconcurrency @MainActor
open class UIView: UIResponder {
    open var frame: CGRect
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var center = CGPoint.zero
    open var backgroundColor: UIColor?
    open var tintColor: UIColor?
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isOpaque = true
    open var clipsToBounds = false
    open var isUserInteractionEnabled = true
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityLanguage: String?
    open var tag = 0
    open var contentMode = ContentMode.scaleToFill
    open private(set) lazy var layer = CALayer()
    open var traitCollection: UITraitCollection { .current }
    open var window: UIWindow? { nil }
    open var transform = CGAffineTransform.identity
    open var layoutMargins = UIEdgeInsets.zero
    open var translatesAutoresizingMaskIntoConstraints = true
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?

    public override convenience init() {
        self.init(frame: .zero)
    }

    public init(frame: CGRect) {
        self.frame = frame
    }

    /// There are no archived views.
    public required init?(coder: NSCoder) {
        frame = .zero
    }

    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    open func draw(_ rect: CGRect) {}
    open func updateConstraints() {}
    open func prepareForInterfaceBuilder() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func insertSubview(_ view: UIView, at index: Int) { addSubview(view) }
    open func bringSubviewToFront(_ view: UIView) {}
    open func sendSubviewToBack(_ view: UIView) {}
    open func viewWithTag(_ tag: Int) -> UIView? { nil }

    open func addSubview(_ view: UIView) {
        subviews.append(view)
        view.superview = self
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func setNeedsDisplay() {}
    open func sizeToFit() {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { size }
    open var intrinsicContentSize: CGSize { .zero }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }

    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    public class func animate(
        withDuration duration: TimeInterval,
        animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        animations()
        completion?(true)
    }

    /// How a view moves.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let curveEaseInOut: AnimationOptions = []
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        public static let `repeat` = AnimationOptions(rawValue: 8)
        public static let autoreverse = AnimationOptions(rawValue: 16)
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    }

    public class func setAnimationsEnabled(_ enabled: Bool) {}
    public class func animate(withDuration duration: TimeInterval, animations: () -> Void) { animations() }
}

/// A screen of UIKit, which only an app shows.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    open var view: UIView! = UIView()
    open var title: String?
    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    open var presentedViewController: UIViewController? { nil }

    public override init() {}

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

    /// There are no archived screens.
    public required init?(coder: NSCoder) {}

    open var navigationController: UINavigationController? { nil }
    open var tabBarController: UITabBarController? { nil }
    open var navigationItem: UINavigationItem { UINavigationItem() }
    open var presentingViewController: UIViewController? { nil }
    open var traitCollection: UITraitCollection { .current }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var preferredContentSize = CGSize.zero
    open var isViewLoaded: Bool { false }

    open func loadView() {}
    open func viewWillLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func removeFromParent() { parent?.children.removeAll { $0 === self } }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewDidLayoutSubviews() {}
    open func addChild(_ childController: UIViewController) {
        children.append(childController)
        childController.parent = self
    }
    open func didMove(toParent parent: UIViewController?) {}
    open func willMove(toParent parent: UIViewController?) {}
    open func present(_ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {}
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

/// Views of SwiftUI as a screen of UIKit.
open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
    }

    /// There are no archived screens.
    public required init?(coder: NSCoder) { nil }
}
