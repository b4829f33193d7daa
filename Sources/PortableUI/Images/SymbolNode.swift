import WidgetArchive

/// The layout of a symbol: as high as the text beside it requires, unless it is resizable or the label of a bordered
/// button.
@MainActor
package final class SymbolNode: LayoutNode {
    private let image: Image
    private let symbol: ArchivedSymbol
    private let ownSize: CGSize
    private let baseline: CGFloat
    /// What the drawing's box has above and below the layout's, in points.
    private let above, below: CGFloat

    package init(_ name: String, _ image: Image, in environment: EnvironmentValues, session: ArchiveSession) {
        self.image = image
        let known = environment.symbolVariants.names(for: name)
            .first { SymbolCatalog.symbol(named: $0) != nil }
        let font = Self.font(in: environment)
        // Several styles imply a palette (Apple, `SymbolRenderingMode`).
        let mode =
            image.layerMode ?? environment.system.symbolRenderingMode
            ?? (environment.paint.foreground.isPalette ? .palette : nil)
        let hasOwnColors = mode == .multicolor && known.flatMap(SymbolColors.colors) != nil
        symbol = ArchivedSymbol(
            name: known ?? name,
            weight: font.weight,
            paints: Self.paints(mode, in: environment),
            isKnown: known != nil,
            isRedacted: environment.redactionReasons.contains(.placeholder),
            isMulticolor: hasOwnColors ? true : nil
        )
        let metrics = known.flatMap { SymbolCatalog.symbol(named: $0) }
        let points = Self.pointSize(in: environment)
        let height = metrics?.height ?? 1.2
        var (top, bottom) = (0.0, height)
        if let metrics, environment.system.hasTightSymbols, image.resizingMode == nil {
            top = max(metrics.top - Self.margin, 0)
            bottom = min(metrics.bottom + Self.margin, height)
        }
        (above, below) = (points * top, points * (height - bottom))
        ownSize = CGSize(width: points * (metrics?.width ?? 1.2), height: points * (bottom - top))
        baseline = points * ((metrics?.ascent ?? 0.9636) - top)
        super.init()
        if mode == .palette && !SymbolLayers.has(symbol.name) || mode == .multicolor && !hasOwnColors {
            let which = mode == .palette ? ", the first of its palette" : ""
            session.report(.approximated, "the symbol \"\(name)\" is drawn in one colour\(which)")
        }
        if known == nil {
            session.report(
                .unknownSymbol,
                "no symbol named \"\(name)\" in the catalogue: a box is drawn in its place"
            )
        }
    }

    /// What the box of one of Apple's symbols has above and below the drawing, as a part of an em.
    ///
    /// In three pictures of bordered buttons at 17 points it is 1.0 to 1.15 points (WidgetExamples; `FidelityTests`).
    private static let margin = 0.064

    /// The size of the font that a symbol's drawing follows, in points.
    static func pointSize(in environment: EnvironmentValues) -> CGFloat {
        font(in: environment).size * environment.imageScale.factor
    }

    private static func font(in environment: EnvironmentValues) -> ResolvedFont {
        let text = environment.system.text
        return (text.font ?? .body)
            .resolved(
                at: environment.dynamicTypeSize,
                weight: text.weight,
                design: text.design,
                legibility: environment.legibilityWeight
            )
    }

    override package func measure(_ proposal: Proposal) -> CGSize {
        guard image.resizingMode != nil else { return ownSize }
        return CGSize(width: proposal.width ?? ownSize.width, height: proposal.height ?? ownSize.height)
    }

    override package func baselines(_ proposal: Proposal) -> TextBaselines? {
        image.resizingMode == nil ? TextBaselines(first: baseline, last: baseline) : nil
    }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        let origin = CGPoint(x: rect.origin.x, y: rect.origin.y - above)
        let size = CGSize(width: rect.size.width, height: rect.size.height + above + below)
        sink.emit(.symbol(symbol), in: CGRect(origin: origin, size: size))
        sink.describe(image)
    }

    /// The paints of a symbol's layers.
    private static func paints(_ mode: SymbolRenderingMode.Mode?, in environment: EnvironmentValues) -> [ArchivePaint] {
        let levels = environment.paint.foreground
        let count = mode == .hierarchical || mode == .palette ? 3 : 1
        return (0..<count).map { environment.drawn(levels[$0]) }
    }
}

extension Image.Scale {
    /// The factor relative to the medium size.
    ///
    /// Apple documents no values; these are measured from its published images.
    fileprivate var factor: CGFloat {
        switch self {
        case .small: 0.8
        case .medium: 1
        case .large: 1.28
        }
    }
}

extension EnvironmentValues {
    /// The size of symbols relative to the text beside them.
    public var imageScale: Image.Scale {
        get { system.imageScale }
        set { system.imageScale = newValue }
    }

    /// The variants that are added to symbol names.
    public var symbolVariants: SymbolVariants {
        get { system.symbolVariants }
        set { system.symbolVariants = newValue }
    }

    /// How the layers of symbols are coloured; nil uses the symbol's default.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { system.symbolRenderingMode.map { SymbolRenderingMode(mode: $0) } }
        set { system.symbolRenderingMode = newValue?.mode }
    }
}

extension View {
    /// Sets the size of symbols relative to the text beside them.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Adds variants to the names of symbols.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { variants in
            variants = SymbolVariants(
                enclosure: variant.enclosure ?? variants.enclosure,
                isFilled: variants.isFilled || variant.isFilled,
                isSlashed: variants.isSlashed || variant.isSlashed
            )
        }
    }

    /// Sets how the layers of symbols are coloured.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
