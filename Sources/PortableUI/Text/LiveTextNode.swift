import WidgetArchive

/// The layout of a text with parts that the renderer formats beside a symbol or on different baselines: one line, whose
/// parts are placed side by side, each as wide as its widest form.
@MainActor
package final class LiveTextNode: LayoutNode {
    /// A box of the line.
    private enum Part {
        case plain(TextNode, width: CGFloat)
        case live(ArchivedLiveText, width: CGFloat, height: LineHeight)

        /// The width, in points.
        @MainActor var width: CGFloat {
            switch self {
            case .plain(_, let width), .live(_, let width, _): width
            }
        }

        /// The distance to other texts in a column, in points.
        @MainActor var gap: CGFloat {
            switch self {
            case .plain(let node, _): if case .text(let above, _) = node.spacing { above } else { 0 }
            case .live(_, _, let height): height.gap
            }
        }

        /// The extent above the baseline, in points.
        @MainActor var ascent: CGFloat {
            switch self {
            case .plain(let node, _): node.baselines(.ideal)?.first ?? 0
            case .live(_, _, let height): height.ascent
            }
        }

        /// The extent below the baseline, in points.
        @MainActor var descent: CGFloat {
            switch self {
            case .plain(let node, _): node.size(.ideal).height - (node.baselines(.ideal)?.first ?? 0)
            case .live(_, _, let height): height.descent
            }
        }
    }

    private let parts: [Part]
    /// The dimensions of the whole line, in points.
    private let width, ascent, descent: CGFloat
    private let pixels: CGFloat

    package init(_ text: Text, in environment: EnvironmentValues) {
        parts = Self.parts(text, environment)
        pixels = environment.system.displayScale
        width = parts.reduce(0) { $0 + $1.width }
        ascent = parts.reduce(0) { max($0, $1.ascent) }
        descent = parts.reduce(0) { max($0, $1.descent) }
        super.init()
        let gap = parts.reduce(0) { max($0, $1.gap) }
        spacing = .text(above: gap, below: gap)
    }

    override package func measure(_ proposal: Proposal) -> CGSize {
        CGSize(
            // Whole pixels, but not beyond the offer.
            width: min(width.roundedUp(pixels: pixels), max(proposal.width ?? .infinity, width)),
            height: (ascent + descent).roundedUp(pixels: pixels)
        )
    }

    override package func baselines(_ proposal: Proposal) -> TextBaselines? {
        TextBaselines(first: ascent, last: ascent)
    }

    /// The words of a finding, with lengths that differ also where they are rounded.
    static func tooWide(_ needed: CGFloat, _ offered: CGFloat) -> String {
        let (needed, offered) = ((needed * 10).rounded(.up) / 10, (offered * 10).rounded(.down) / 10)
        return "a live text needs \(needed) points and was offered \(offered)"
    }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        if let offered = proposal.width, rect.size.width > offered + 0.01 {
            sink.session.report(.truncated, Self.tooWide(rect.size.width, offered))
        }
        var x = rect.origin.x
        for part in parts {
            switch part {
            case .plain(let node, let width):
                let size = node.size(.ideal)
                let top = rect.origin.y + ascent - (node.baselines(.ideal)?.first ?? size.height)
                node.place(.ideal, in: CGRect(x: x, y: top, width: size.width, height: size.height), to: &sink)
                x += width
            case .live(var text, let width, let height):
                text.baseline = height.ascent.roundedToThousandths
                let top = rect.origin.y + ascent - height.ascent
                let own = CGSize(width: width, height: height.ascent + height.descent)
                sink.emitText(.liveText(text), in: CGRect(origin: CGPoint(x: x, y: top), size: own))
                x += width
            }
        }
    }
}

extension LiveTextNode {
    private static func parts(_ text: Text, _ environment: EnvironmentValues) -> [Part] {
        var parts: [Part] = []
        for stretch in stretches(text.pieces, environment) {
            guard let live = stretch.live else {
                let runs = TextRuns(stretch.pieces, in: environment)
                // A space at the end stands before the next part.
                let width = runs.width(0..<runs.clusters.count, scale: 1)
                parts.append(.plain(TextNode(Text(pieces: stretch.pieces), in: environment), width: width))
                continue
            }
            let style = stretch.typeset.style
            let form = LiveTextForm(environment: environment)
            let digits = FontMetrics.of(style)
            let widest = stretch.prefix + form.widest(live) + stretch.suffix
            let width = digits.advance(of: widest) * style.size + CGFloat(widest.count) * style.kerning
            let content = ArchivedLiveText(
                value: live,
                style: style,
                baseline: 0,
                alignment: environment.multilineTextAlignment.share,
                prefix: stretch.prefix,
                suffix: stretch.suffix,
                isRedacted: environment.system.redactionReasons.contains(.placeholder)
            )
            parts.append(.live(content, width: width, height: stretch.typeset.height))
        }
        return parts
    }

    /// Pieces that share one box.
    private struct Stretch {
        var typeset: TypesetStyle
        var live: ArchivedLiveText.Value?
        var prefix = ""
        var suffix = ""
        /// The pieces of a box without a live part.
        var pieces: [Text.Piece] = []

        /// Whether the pieces contain a symbol.
        var hasSymbol: Bool {
            pieces.contains { if case .symbol = $0.content { true } else { false } }
        }
    }

    /// Groups pieces: words around one live part of the same style are added to its box.
    private static func stretches(_ pieces: [Text.Piece], _ environment: EnvironmentValues) -> [Stretch] {
        var result: [Stretch] = []
        for piece in pieces {
            let typeset = environment.style(piece.attributes)
            let last = result.indices.last.flatMap { result[$0].typeset == typeset ? $0 : nil }
            switch (piece.content, last) {
            case (.live(let value), let index?) where result[index].live == nil && !result[index].hasSymbol:
                result[index].prefix = TextRuns(result[index].pieces, in: environment).string
                result[index].pieces = []
                result[index].live = value
            case (.live(let value), _):
                result.append(Stretch(typeset: typeset, live: value))
            case (.string, let index?) where result[index].live != nil,
                (.number, let index?) where result[index].live != nil:
                result[index].suffix += TextRuns([piece], in: environment).string
            case (_, let index?) where result[index].live == nil:
                result[index].pieces.append(piece)
            default:
                result.append(Stretch(typeset: typeset, pieces: [piece]))
            }
        }
        return result
    }
}
