#if !canImport(SwiftUI)
package import WidgetArchive

/// The extent of a symbol in text.
@MainActor
package enum SymbolMetrics {
    /// The size of a symbol's box in a style, in points.
    package static func size(of name: String, in style: ArchivedTextStyle, session: ArchiveSession) -> CGSize {
        CGSize(width: style.size * 1.2, height: style.size * 1.2)
    }
}
#endif
