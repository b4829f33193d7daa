package import DBMultiverseModel
import Vitrine
package import VitrineUI

/// Takes the reader's links: those of the widget, and those that a person opens.
package struct DeepLinkNavigationViewModifier: ViewModifier {
    private let open: (ComicPlace) -> Void

    /// Makes a modifier.
    ///
    /// - Parameter open: Shows the place that a link names; not called for what is no link of the reader.
    package init(open: @escaping (ComicPlace) -> Void) {
        self.open = open
    }

    /// The content, which takes links.
    package func body(content: Content) -> some View {
        content.onOpenURL { url in
            guard let place = DeepLinks.dbMultiverse.destination(of: url) else { return }
            open(place)
        }
    }
}

extension View {
    /// Takes the reader's links.
    package func handlingDeepLinks(open: @escaping (ComicPlace) -> Void) -> some View {
        modifier(DeepLinkNavigationViewModifier(open: open))
    }
}
