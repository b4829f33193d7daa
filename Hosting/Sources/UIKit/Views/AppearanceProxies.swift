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
open class UITableView: UIView {
    open var separatorColor: UIColor?

    public class func appearance() -> UITableView { UITableView() }
}

/// A row of a list.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    public class func appearance() -> UITableViewCell { UITableViewCell() }
}

/// A field for long text.
@preconcurrency @MainActor
open class UITextView: UIView {
    public class func appearance() -> UITextView { UITextView() }
}

/// A choice of one of several segments.
@preconcurrency @MainActor
open class UISegmentedControl: UIView {
    open var selectedSegmentTintColor: UIColor?

    public class func appearance() -> UISegmentedControl { UISegmentedControl() }
}

/// The bar above a screen.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    open var barTintColor: UIColor?
    open var isTranslucent = true

    public class func appearance() -> UINavigationBar { UINavigationBar() }
}

/// The bar below a screen.
@preconcurrency @MainActor
open class UITabBar: UIView {
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var isTranslucent = true

    public class func appearance() -> UITabBar { UITabBar() }
}
