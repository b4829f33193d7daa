import WidgetArchive

/// The layout of a text with parts that the renderer formats: one line, as wide as its widest form.
///
/// Characters around a single live part of the same style are put into its box; other combinations are placed side by
/// side.
@MainActor
package final class LiveTextNode: LayoutNode {
    /// A box of the line.
    private enum Part {
        case plain(TextNode)
        case live(ArchivedLiveText, width: CGFloat, least: CGFloat, height: LineHeight)

        /// The width at full size, in points.
        @MainActor var width: CGFloat {
            switch self {
            case .plain(let node): node.size(.ideal).width
            case .live(_, let width, _, _): width
            }
        }

        /// The width that the part needs at this moment, in points.
        @MainActor var least: CGFloat {
            switch self {
            case .plain: width
            case .live(_, _, let least, _): least
            }
        }

        /// The distance to other texts in a column, in points.
        @MainActor var gap: CGFloat {
            switch self {
            case .plain(let node): if case .text(let above, _) = node.spacing { above } else { 0 }
            case .live(_, _, _, let height): height.gap
            }
        }

        /// The extent above the baseline at full size, in points.
        @MainActor var ascent: CGFloat {
            switch self {
            case .plain(let node): node.baselines(.ideal)?.first ?? 0
            case .live(_, _, _, let height): height.ascent
            }
        }

        /// The extent below the baseline at full size, in points.
        @MainActor var descent: CGFloat {
            switch self {
            case .plain(let node): node.size(.ideal).height - (node.baselines(.ideal)?.first ?? 0)
            case .live(_, _, _, let height): height.descent
            }
        }
    }

    private let parts: [Part]
    private let settings: TextEnvironment
    /// The dimensions of the whole line at full size, in points.
    private let width, ascent, descent: CGFloat
    /// The width that the line needs at this moment, in points.
    private let least: CGFloat
    private let pixels: CGFloat

    package init(_ text: Text, in environment: EnvironmentValues, session: ArchiveSession) {
        settings = environment.system.text
        parts = Self.parts(text, environment, session)
        pixels = environment.system.displayScale
        width = parts.reduce(0) { $0 + $1.width }
        least = parts.reduce(0) { $0 + $1.least }
        ascent = parts.reduce(0) { max($0, $1.ascent) }
        descent = parts.reduce(0) { max($0, $1.descent) }
        super.init()
        let gap = parts.reduce(0) { max($0, $1.gap) }
        spacing = .text(above: gap, below: gap)
    }

    override package func measure(_ proposal: Proposal) -> CGSize {
        let scale = scale(proposal)
        let drawn = drawnWidth(proposal)
        return CGSize(
            // Whole pixels, but not beyond the offer: a shrunk text fits exactly.
            width: min(drawn.roundedUp(pixels: pixels), max(proposal.width ?? .infinity, drawn)),
            height: ((ascent + descent) * scale).roundedUp(pixels: pixels)
        )
    }

    override package func baselines(_ proposal: Proposal) -> TextBaselines? {
        let line = ascent * scale(proposal)
        return TextBaselines(first: line, last: line)
    }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        let scale = scale(proposal)
        if let offered = proposal.width, rect.size.width > offered + 0.01 {
            sink.session.report(.truncated, "a live text needs \(rect.size.width) points and was offered \(offered)")
        }
        var x = rect.origin.x
        for part in parts {
            switch part {
            case .plain(let node):
                let size = node.size(.ideal)
                let top = rect.origin.y + ascent - (node.baselines(.ideal)?.first ?? size.height)
                node.place(.ideal, in: CGRect(x: x, y: top, width: size.width, height: size.height), to: &sink)
                x += size.width
            case .live(var text, let width, _, let height):
                // Kerning and tracking shrink with the text, so that its widest form still fills the box.
                text.style.size = (text.style.size * scale).roundedToThousandths
                text.style.kerning = (text.style.kerning * scale).roundedToThousandths
                text.baseline = (height.ascent * scale).roundedToThousandths
                let top = rect.origin.y + (ascent - height.ascent) * scale
                let own = CGSize(width: width * scale, height: (height.ascent + height.descent) * scale)
                let box = parts.count == 1 ? rect : CGRect(origin: CGPoint(x: x, y: top), size: own)
                sink.emitText(.liveText(text), in: box)
                x += width * scale
            }
        }
    }

    /// The width of the line: the space for later and wider forms is given up as a whole before a neighbour is cut.
    private func drawnWidth(_ proposal: Proposal) -> CGFloat {
        let whole = width * scale(proposal)
        guard parts.count == 1, let offered = proposal.width, offered < whole else { return whole }
        return min(whole, least * scale(proposal))
    }

    /// The scale for an offer: a single part shrinks as far as allowed; several parts keep their size.
    private func scale(_ proposal: Proposal) -> CGFloat {
        guard parts.count == 1, settings.minimumScaleFactor < 1, width > 0 else { return 1 }
        let horizontal = proposal.width.map { $0 / width } ?? 1
        let vertical = proposal.height.map { $0 / (ascent + descent) } ?? 1
        return min(1, max(min(horizontal, vertical), settings.minimumScaleFactor))
    }
}

extension LiveTextNode {
    private static func parts(_ text: Text, _ environment: EnvironmentValues, _ session: ArchiveSession) -> [Part] {
        var parts: [Part] = []
        for stretch in stretches(text.pieces) {
            guard let live = stretch.live else {
                let plain = Text(pieces: stretch.pieces)
                parts.append(.plain(TextNode(plain, in: environment, session: session)))
                continue
            }
            let typeset = environment.style(stretch.attributes)
            let style = typeset.style
            let form = LiveTextForm(environment: environment)
            let digits = FontMetrics.of(style)
            let widest = stretch.prefix + form.widest(live) + stretch.suffix
            let least = stretch.prefix + form.narrowest(live) + stretch.suffix
            func width(of text: String) -> CGFloat {
                digits.advance(of: text) * style.size + CGFloat(text.count) * style.kerning
            }
            let content = ArchivedLiveText(
                value: live,
                style: style,
                baseline: 0,
                alignment: environment.multilineTextAlignment.share,
                prefix: stretch.prefix,
                suffix: stretch.suffix,
                isRedacted: environment.system.redactionReasons.contains(.placeholder)
            )
            let widths = (widest: width(of: widest), least: width(of: least))
            parts.append(
                .live(content, width: widths.widest, least: min(widths.least, widths.widest), height: typeset.height)
            )
        }
        return parts
    }

    /// Pieces that share one box.
    private struct Stretch {
        var attributes: TextAttributes
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
    private static func stretches(_ pieces: [Text.Piece]) -> [Stretch] {
        var result: [Stretch] = []
        for piece in pieces {
            let last = result.indices.last.flatMap { result[$0].attributes == piece.attributes ? $0 : nil }
            switch (piece.content, last) {
            case (.live(let value), let index?) where result[index].live == nil && !result[index].hasSymbol:
                result[index].prefix = Text(pieces: result[index].pieces).plainString
                result[index].pieces = []
                result[index].live = value
            case (.live(let value), _):
                result.append(Stretch(attributes: piece.attributes, live: value))
            case (.string(let string), let index?) where result[index].live != nil:
                result[index].suffix += string
            case (.number(let string, _, _), let index?) where result[index].live != nil:
                result[index].suffix += string
            case (_, let index?) where result[index].live == nil:
                result[index].pieces.append(piece)
            default:
                result.append(Stretch(attributes: piece.attributes, pieces: [piece]))
            }
        }
        return result
    }
}
