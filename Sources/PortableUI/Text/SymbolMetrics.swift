package import WidgetArchive

extension SymbolMetrics {
    /// The size of a symbol's box in a style, in points; an unknown symbol gets a square.
    @MainActor
    package static func size(of name: String, in style: ArchivedTextStyle) -> CGSize {
        let metrics = SymbolCatalog.symbol(named: name)
        return CGSize(width: style.size * (metrics?.width ?? 1.2), height: style.size * (metrics?.height ?? 1.2))
    }
}
