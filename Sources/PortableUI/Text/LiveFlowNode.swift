import WidgetArchive

/// The layout of a text with parts that the renderer formats: as wide as its widest form, which is broken into lines
/// where there is less room.
///
/// The whole text is one box, in which the renderer lets the words flow: nothing stands beside the space of later
/// forms.
@MainActor
package final class LiveFlowNode: LayoutNode {
    private let content: ArchivedLiveText
    private let settings: TextEnvironment
    private let pixels: CGFloat
    /// The dimensions on one line at full size, in points.
    private let width, ascent, descent: CGFloat
    /// The width that the line needs at this moment, in points.
    private let least: CGFloat
    /// The widest form, to find the lines; nil if it cannot be broken.
    private let breaker: TextBreaker?

    /// Creates the layout; nil if the text has no live part, has a symbol, or has parts on different baselines.
    package init?(_ text: Text, in environment: EnvironmentValues) {
        guard let flow = LiveFlow(text.pieces, in: environment) else { return nil }
        content = flow.content
        settings = environment.system.text
        pixels = environment.system.displayScale
        width = flow.width(flow.form.widest)
        least = min(flow.width(flow.form.narrowest), width)
        ascent = flow.heights.reduce(0) { max($0, $1.ascent) }
        descent = flow.heights.reduce(0) { max($0, $1.descent) }
        let runs = TextRuns(flow.pieces, in: environment)
        breaker = least < width ? nil : TextBreaker(runs: runs, settings: settings, pixels: pixels)
        super.init()
        let gap = flow.heights.reduce(0) { max($0, $1.gap) }
        spacing = .text(above: gap, below: gap)
    }

    override package func measure(_ proposal: Proposal) -> CGSize {
        if let layout = lines(proposal) { return layout.size }
        let scale = scale(proposal)
        let drawn = drawnWidth(proposal)
        return CGSize(
            // Whole pixels, but not beyond the offer: a shrunk text fits exactly.
            width: min(drawn.roundedUp(pixels: pixels), max(proposal.width ?? .infinity, drawn)),
            height: ((ascent + descent) * scale).roundedUp(pixels: pixels)
        )
    }

    override package func baselines(_ proposal: Proposal) -> TextBaselines? {
        if let lines = lines(proposal)?.lines, let first = lines.first, let last = lines.last {
            return TextBaselines(first: first.ascent, last: last.top + last.ascent)
        }
        let line = ascent * scale(proposal)
        return TextBaselines(first: line, last: line)
    }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        var text = content
        let layout = lines(proposal)
        let scale = layout?.scale ?? scale(proposal)
        text.baseline = (layout?.lines.first?.ascent ?? ascent * scale).roundedToThousandths
        text.linePitch = layout.map { layout in
            let line = layout.lines[0]
            return (line.pitch + settings.lineSpacing * scale).roundedToThousandths
        }
        // The lines are those of a text, whose tracking follows its size; a single line shrinks as a whole.
        if layout != nil { text.changeStyles { $0.scaled(scale) } } else { text.changeStyles { $0.shrunk(by: scale) } }
        if layout?.isTruncated ?? (rect.size.width > (proposal.width ?? .infinity) + 0.01) {
            let offered = proposal.width ?? rect.size.width
            sink.session.report(.truncated, LiveTextNode.tooWide(width * scale, offered))
        }
        sink.emitText(.liveText(text), in: rect)
    }

    /// The lines of the widest form; nil if it stays on one line, or cannot be broken.
    private func lines(_ proposal: Proposal) -> TextLayout? {
        guard let breaker, let offered = proposal.width, offered + 0.01 < width else { return nil }
        let layout = breaker.layout(proposal)
        return layout.lines.count > 1 || layout.isTruncated ? layout : nil
    }

    /// The width of the line: the space for later and wider forms is given up as a whole before a neighbour is cut.
    private func drawnWidth(_ proposal: Proposal) -> CGFloat {
        let whole = width * scale(proposal)
        guard let offered = proposal.width, offered < whole else { return whole }
        return min(whole, least * scale(proposal))
    }

    /// The scale for an offer: the line shrinks as far as allowed.
    private func scale(_ proposal: Proposal) -> CGFloat {
        guard settings.minimumScaleFactor < 1, width > 0 else { return 1 }
        let horizontal = proposal.width.map { $0 / width } ?? 1
        let vertical = proposal.height.map { $0 / (ascent + descent) } ?? 1
        return min(1, max(min(horizontal, vertical), settings.minimumScaleFactor))
    }
}

/// A text with live parts as measured words.
@MainActor
private struct LiveFlow {
    /// The text, for full size and one line.
    private(set) var content: ArchivedLiveText
    /// The forms of the live parts.
    let form: LiveTextForm
    /// The line heights of the styles.
    let heights: [LineHeight]
    /// The text with its widest forms.
    let pieces: [Text.Piece]

    init?(_ pieces: [Text.Piece], in environment: EnvironmentValues) {
        heights = pieces.map { environment.style($0.attributes).height }
        // A raised part has a baseline of its own.
        guard Set(heights.map(\.offset)).count == 1,
            !pieces.contains(where: { if case .symbol = $0.content { true } else { false } })
        else { return nil }
        let form = LiveTextForm(environment: environment)
        let words = pieces.map { piece in
            ArchivedLiveText.Words(
                text: TextRuns([piece], in: environment).string,
                style: environment.style(piece.attributes).style,
                value: piece.live
            )
        }
        guard let index = words.firstIndex(where: { $0.value != nil }), let value = words[index].value else {
            return nil
        }
        self.form = form
        self.pieces = pieces.map { piece in
            var piece = piece
            if let value = piece.live { piece.content = .string(form.widest(value)) }
            return piece
        }
        content = ArchivedLiveText(
            value: value,
            style: words[index].style,
            baseline: 0,
            alignment: environment.multilineTextAlignment.share,
            before: Array(words[..<index]),
            after: Array(words[(index + 1)...]),
            isRedacted: environment.system.redactionReasons.contains(.placeholder)
        )
        joinNeighbours()
    }

    /// Words of the first live part's own style become its prefix and suffix.
    private mutating func joinNeighbours() {
        while let last = content.before.last, last.style == content.style {
            content.prefix = last.text + content.prefix
            content.before.removeLast()
        }
        while let first = content.after.first, first.value == nil, first.style == content.style {
            content.suffix += first.text
            content.after.removeFirst()
        }
    }

    /// The width on one line with some form of each live part, in points.
    func width(_ form: (ArchivedLiveText.Value) -> String) -> CGFloat {
        let own = ArchivedLiveText.Words(
            text: content.prefix + form(content.value) + content.suffix,
            style: content.style
        )
        return (content.before + [own] + content.after)
            .reduce(0) { sum, words in
                let text = words.value.map(form) ?? words.text
                return sum + FontMetrics.of(words.style).advance(of: text) * words.style.size
                    + CGFloat(text.count) * words.style.kerning
            }
    }
}

extension Text.Piece {
    /// The value of a live part; nil for another piece.
    var live: ArchivedLiveText.Value? { if case .live(let value) = content { value } else { nil } }
}

extension ArchivedLiveText {
    fileprivate mutating func changeStyles(_ change: (ArchivedTextStyle) -> ArchivedTextStyle) {
        style = change(style)
        for index in before.indices { before[index].style = change(before[index].style) }
        for index in after.indices { after[index].style = change(after[index].style) }
    }
}

extension ArchivedTextStyle {
    /// Kerning and tracking shrink with the text, so that its widest form still fills the box.
    fileprivate func shrunk(by scale: CGFloat) -> ArchivedTextStyle {
        var style = self
        style.size = (style.size * scale).roundedToThousandths
        style.kerning = (style.kerning * scale).roundedToThousandths
        return style
    }
}
