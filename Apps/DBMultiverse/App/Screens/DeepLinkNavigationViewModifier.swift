public import DBMultiverseComicKit
import VitrineLinks
public import VitrineUI

/// Handles the reader's links, from the widget and from people.
public struct DeepLinkNavigationViewModifier: ViewModifier {
    private let open: (ComicDestination) -> Void

    /// Creates a modifier.
    ///
    /// - Parameter open: Shows the screen that a link names; not called for other URLs.
    public init(open: @escaping (ComicDestination) -> Void) {
        self.open = open
    }

    public func body(content: Content) -> some View {
        content.onOpenURL { url in
            guard let place = DeepLinks.dbMultiverse.destination(of: url) else { return }
            open(place)
        }
    }
}

extension View {
    /// Handles the reader's links; other URLs are ignored.
    public func handlingDeepLinks(open: @escaping (ComicDestination) -> Void) -> some View {
        modifier(DeepLinkNavigationViewModifier(open: open))
    }
}
