@_exported public import UIKit

/// A browser in an app; an extension cannot show it.
@preconcurrency @MainActor
open class SFSafariViewController {
    public let url: URL

    public init(url URL: URL) {
        url = URL
    }
}
