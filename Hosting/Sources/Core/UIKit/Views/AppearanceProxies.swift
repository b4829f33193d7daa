// Views of UIKit whose looks an app changes for all of them; a widget shows none.

/// The dots of pages.
@preconcurrency @MainActor
open class UIPageControl: UIView {
    open var currentPageIndicatorTintColor: UIColor?
    open var pageIndicatorTintColor: UIColor?

    public class func appearance() -> UIPageControl { UIPageControl() }
}

/// The rows of a list.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    open var separatorColor: UIColor?
    open weak var delegate: (any UITableViewDelegate)?
    open weak var dataSource: (any UITableViewDataSource)?

    open func reloadData() {}
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }

    public class func appearance() -> UITableView { UITableView() }
}

/// A row of a list.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    public class func appearance() -> UITableViewCell { UITableViewCell() }
}

/// A field for long text.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
    open var text: String! = ""
    open var font: UIFont?
    open var textColor: UIColor?
    open var isEditable = true
    open var isSelectable = true
    public class func appearance() -> UITextView { UITextView() }
}

/// A choice of one of several segments.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    open var selectedSegmentTintColor: UIColor?

    public class func appearance() -> UISegmentedControl { UISegmentedControl() }
}

/// The looks of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?

    public nonisolated override init() {}

    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
}

/// The looks of the bar above a screen.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
}

/// The looks of the bar below a screen.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    open var selectionIndicatorTintColor: UIColor?
}

/// The bar above a screen.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var prefersLargeTitles = false
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var standardAppearance = UINavigationBarAppearance()
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var shadowImage: UIImage?

    public class func appearance() -> UINavigationBar { UINavigationBar() }
}

/// The bar below a screen.
@preconcurrency @MainActor
open class UITabBar: UIView {
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var isTranslucent = true
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?

    public class func appearance() -> UITabBar { UITabBar() }
}

/// Receives what a person does with a list.
@preconcurrency @MainActor
public protocol UITableViewDelegate: AnyObject {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// Gives a list its rows.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}
