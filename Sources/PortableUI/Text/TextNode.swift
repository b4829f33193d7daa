import WidgetArchive

@MainActor
package final class TextNode: LayoutNode {
    private let breaker: TextBreaker
    private let isRedacted: Bool
    private let spokenLabel: String?
    /// The layout without limits; nil if the text is truncated even then.
    private let whole: TextLayout?
    @exclusivity(unchecked)
    private var layouts: [(proposal: Proposal, layout: TextLayout)] = []

    /// Measures a text without live parts; ``LiveFlowNode`` and ``LiveTextNode`` lay those out.
    package init(_ text: Text, in environment: EnvironmentValues) {
        breaker = TextBreaker(
            runs: TextRuns(text.pieces, in: environment),
            settings: environment.system.text,
            pixels: environment.system.displayScale
        )
        let layout = breaker.layout(.ideal)
        whole = layout.isTruncated ? nil : layout
        isRedacted = environment.system.redactionReasons.contains(.placeholder)
        spokenLabel = text.spokenLabel
        super.init()
        spacing = breaker.runs.columnSpacing
    }

    /// Creates the layout of any text.
    package static func make(_ text: Text, in resolver: borrowing _ViewResolver) -> LayoutNode {
        let localized = text.localized(
            in: resolver.session.request.resources,
            localeIdentifier: resolver.environment.system.localeIdentifier
        )
        #if CompleteFoundation
        let text = localized.dated(in: resolver.environment, session: resolver.session)
        #else
        let text = localized
        #endif
        for piece in text.pieces {
            guard let lack = resolver.environment.lack(of: piece.attributes) else { continue }
            resolver.session.report(.approximated, lack)
        }
        guard text.pieces.contains(where: { $0.live != nil }) else { return TextNode(text, in: resolver.environment) }
        return LiveFlowNode(text, in: resolver.environment)
            ?? LiveTextNode(text, in: resolver.environment)
    }

    override package func measure(_ proposal: Proposal) -> CGSize { layout(proposal).size }

    override package func isCompressed(_ proposal: Proposal) -> Bool {
        let layout = layout(proposal)
        return layout.isTruncated || layout.scale < 1
    }

    override package func baselines(_ proposal: Proposal) -> TextBaselines? {
        let lines = layout(proposal).lines
        guard let first = lines.first, let last = lines.last else { return nil }
        return TextBaselines(first: first.top + first.ascent, last: last.top + last.ascent)
    }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        let layout = layout(proposal)
        guard !breaker.runs.clusters.isEmpty else { return }
        if layout.isTruncated || breaker.runs.isCut {
            sink.session.report(.truncated, "\"\(breaker.runs.string.prefix(40))\" does not fit and was cut")
        }
        sink.emitText(.text(archived(layout, in: rect.size)), in: rect)
        if let spokenLabel, !sink.nodes.isEmpty {
            sink.nodes[sink.nodes.count - 1].accessibility = ArchiveAccessibility(label: spokenLabel)
        }
    }

    private func layout(_ proposal: Proposal) -> TextLayout {
        // If everything fits no line is broken; this answers most offers of stacks.
        if let whole, proposal.holds(whole) { return whole }
        for entry in layouts where entry.proposal == proposal { return entry.layout }
        let layout = breaker.layout(proposal)
        if layouts.count == 6 { layouts.removeFirst(3) }
        layouts.append((proposal, layout))
        return layout
    }
}

extension TextRuns {
    /// The distance to other texts in a column: that of the first style above, and that of the last one below.
    fileprivate var columnSpacing: LayoutSpacing {
        .text(above: heights[style(at: 0)].gap, below: heights[style(at: clusters.count)].gap)
    }
}

extension Proposal {
    /// Whether an unbroken text fits into the proposal; its first line fits into any height.
    fileprivate func holds(_ layout: TextLayout) -> Bool {
        (width ?? .infinity) >= layout.size.width
            && (layout.lines.count == 1 || (height ?? .infinity) >= layout.size.height)
    }
}

extension TextNode {
    private func archived(_ layout: TextLayout, in size: CGSize) -> ArchivedText {
        let runs = breaker.runs
        return ArchivedText(
            styles: layout.scale == 1 ? runs.styles : runs.styles.map { $0.scaled(layout.scale) },
            lines: layout.lines.flatMap { archivedLines($0, scale: layout.scale, in: size) },
            string: runs.string,
            isTruncated: layout.isTruncated,
            isRedacted: isRedacted
        )
    }

    /// A line in archived form: one entry for each sequence of characters with the same baseline offset.
    private func archivedLines(_ line: TextLayout.Line, scale: CGFloat, in size: CGSize) -> [ArchivedText.Line] {
        let start = (size.width - line.width) * breaker.settings.alignment.share
        let all = archivedRuns(line, scale: scale)
        func archived(_ runs: [ArchivedText.Run], x: CGFloat, width: CGFloat, offset: CGFloat) -> ArchivedText.Line {
            ArchivedText.Line(
                frame: ArchiveRect(
                    x: (start + x).roundedToThousandths,
                    y: line.top.roundedToThousandths,
                    width: width.roundedToThousandths,
                    height: (line.ascent + line.descent).roundedToThousandths
                ),
                baseline: (line.ascent - offset * scale).roundedToThousandths,
                runs: runs
            )
        }
        let offsets = all.map { breaker.runs.heights[$0.style].offset }
        guard let first = offsets.first, offsets.contains(where: { $0 != first }) else {
            return [archived(all, x: 0, width: line.width, offset: offsets.first ?? 0)]
        }
        return zip(all, offsets)
            .map { run, offset in
                var moved = run
                moved.x = 0
                return archived([moved], x: run.x, width: run.width, offset: offset)
            }
    }

    /// The runs of a line: adjacent clusters of one style form a run; symbols are separate.
    private func archivedRuns(_ line: TextLayout.Line, scale: CGFloat) -> [ArchivedText.Run] {
        var builder = RunBuilder(runs: breaker.runs, scale: scale)
        builder.add(line.head)
        if line.hasEllipsis {
            builder.addEllipsis(after: line.head.isEmpty ? line.tail.lowerBound : line.head.upperBound - 1)
        }
        builder.add(line.tail)
        return ParagraphDirection.placed(builder.result, in: line.width)
    }
}

/// Collects the runs of one line from left to right.
@MainActor
private struct RunBuilder {
    let runs: TextRuns
    let scale: CGFloat
    private(set) var result: [ArchivedText.Run] = []
    private var x: CGFloat = 0

    init(runs: TextRuns, scale: CGFloat) {
        self.runs = runs
        self.scale = scale
    }

    /// Adds a range of clusters.
    mutating func add(_ range: Range<Int>) {
        var start = range.lowerBound
        while start < range.upperBound {
            let style = runs.clusters[start].style
            var end = start + 1
            if let symbol = runs.symbols[start] {
                append(symbol, style, runs.width(start..<end, scale: scale), isSymbol: true)
            } else {
                while end < range.upperBound, runs.clusters[end].style == style, runs.symbols[end] == nil { end += 1 }
                append(String(runs.text(start..<end)), style, runs.width(start..<end, scale: scale))
            }
            start = end
        }
    }

    /// Adds an ellipsis in the style of a cluster, to the preceding run if it has that style.
    mutating func addEllipsis(after index: Int) {
        append("\u{2026}", runs.style(at: index), runs.ellipsisWidth(after: index, scale: scale))
    }

    private mutating func append(_ string: String, _ style: Int, _ width: CGFloat, isSymbol: Bool = false) {
        let end = x + width
        if let last = result.last, last.style == style, !last.isSymbol, !isSymbol {
            result[result.count - 1].string += string
            result[result.count - 1].width = (end - last.x).roundedToThousandths
        } else {
            result.append(
                ArchivedText.Run(
                    string: string,
                    style: style,
                    x: x.roundedToThousandths,
                    width: width.roundedToThousandths,
                    isSymbol: isSymbol
                )
            )
        }
        x = end
    }
}

extension TextAlignment {
    /// The fraction of the free width before a line.
    package var share: CGFloat {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}
