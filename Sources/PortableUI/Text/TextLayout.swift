/// A text broken into lines for one offer.
package struct TextLayout: Sendable {
    package struct Line: Sendable {
        /// The clusters before the ellipsis, or of the whole line.
        package var head: Range<Int>
        /// The clusters after an ellipsis at the start or in the middle; empty otherwise.
        package var tail: Range<Int>
        /// Whether an ellipsis is between head and tail.
        package var hasEllipsis = false
        /// The width including the ellipsis, in points.
        package var width: CGFloat
        /// The distance from the top of the line to its baseline, in points.
        package var ascent: CGFloat = 0
        /// The distance from the baseline to the bottom of the line, in points.
        package var descent: CGFloat = 0
        /// The distance from the top of the line to the top of the next one without line spacing, in points.
        package var pitch: CGFloat = 0
        /// The distance from the top of the text to the top of the line, in points.
        package var top: CGFloat = 0
    }

    /// The lines from top to bottom; never empty.
    package var lines: [Line]
    /// The scale of the font.
    package var scale: CGFloat
    package var size: CGSize
    /// Whether a part of the text did not fit.
    package var isTruncated: Bool
    /// Whether a word was broken because it is wider than a line.
    package var breaksWord: Bool
}

/// Breaks a measured text into lines.
@MainActor
package struct TextBreaker {
    package let runs: TextRuns
    /// The text settings of the environment.
    package let settings: TextEnvironment
    /// The pixels in a point: the size of a text is rounded up to whole ones.
    package let pixels: CGFloat

    /// Widths that differ by less, in points, count as equal: sums of rounded numbers must not wrap a text that fits.
    private static let tolerance: CGFloat = 0.005

    /// The lines for an offer: at full size if everything fits, otherwise at the largest allowed scale that fits.
    package func layout(_ proposal: Proposal) -> TextLayout {
        let whole = layout(proposal, scale: 1)
        let minimum = settings.minimumScaleFactor
        guard minimum > 0, minimum < 1, whole.isTruncated || whole.breaksWord else { return whole }
        var (low, high) = (minimum, 1.0)
        var best = layout(proposal, scale: minimum)
        guard !best.isTruncated, !best.breaksWord else { return best }
        // Seven bisections of a range of at most 1 determine the scale to within one percent.
        for _ in 0..<7 {
            let middle = (low + high) / 2
            let candidate = layout(proposal, scale: middle)
            if candidate.isTruncated || candidate.breaksWord {
                high = middle
            } else {
                low = middle
                best = candidate
            }
        }
        return best
    }

    private func layout(_ proposal: Proposal, scale: CGFloat) -> TextLayout {
        let width = (proposal.width ?? .infinity) + Self.tolerance
        let height = (proposal.height ?? .infinity) + Self.tolerance
        let limit = settings.lineLimit.map { max($0, 1) } ?? .max
        var result = TextLayout(lines: [], scale: scale, size: .zero, isTruncated: false, breaksWord: false)
        var start = 0
        var top: CGFloat = 0
        repeat {
            let (end, next, broken) = lineEnd(from: start, width: width, scale: scale)
            result.breaksWord = result.breaksWord || broken
            var line = line(start..<end, scale: scale)
            line.top = top
            let bottom = top + line.ascent + line.descent
            if bottom > height, !result.lines.isEmpty {
                result.isTruncated = true
                break
            }
            if result.lines.count == limit {
                result.isTruncated = true
                break
            }
            result.lines.append(line)
            start = next
            top += line.pitch + settings.lineSpacing * scale
        } while start < runs.clusters.count
        if result.isTruncated { cut(&result, width: width) }
        finish(&result, proposal)
        return result
    }

    /// The end of a line, the start of the next line, and whether a word had to be broken.
    private func lineEnd(from start: Int, width: CGFloat, scale: CGFloat) -> (end: Int, next: Int, broken: Bool) {
        let clusters = runs.clusters
        var used: CGFloat = 0
        var lastBreak: Int?
        var index = start
        while index < clusters.count {
            let cluster = clusters[index]
            if cluster.kind == .newline { return (trimmed(start, index), index + 1, false) }
            if index > start, BreakClass.breaks(between: clusters[index - 1].kind, and: cluster.kind) {
                lastBreak = index
            }
            used += runs.advance(cluster, scale: scale)
            // A space at the end of a line may extend beyond it.
            if used > width, cluster.kind != .space {
                if let lastBreak { return (trimmed(start, lastBreak), lastBreak, false) }
                let cut = max(index, start + 1)
                return (cut, cut, true)
            }
            index += 1
        }
        return (trimmed(start, index), index, false)
    }

    /// The end of a line without trailing spaces; a line that consists of spaces becomes empty.
    private func trimmed(_ start: Int, _ end: Int) -> Int {
        var end = end
        while end > start, runs.clusters[end - 1].kind == .space { end -= 1 }
        return end
    }

    private func line(_ range: Range<Int>, scale: CGFloat) -> TextLayout.Line {
        var line = TextLayout.Line(
            head: range,
            tail: range.upperBound..<range.upperBound,
            width: runs.width(range, scale: scale)
        )
        measureHeight(&line, scale: scale)
        return line
    }

    /// Sets the height of a line to that of its highest style; an empty line uses the style at its position.
    private func measureHeight(_ line: inout TextLayout.Line, scale: CGFloat) {
        if runs.styles.count == 1 || line.head.isEmpty {
            let height = runs.heights[runs.style(at: line.head.lowerBound)]
            measureHeight(&line, height.scaled(scale))
            return
        }
        var last: Int?
        for cluster in runs.clusters[line.head] where cluster.style != last {
            measureHeight(&line, runs.heights[cluster.style].scaled(scale))
            last = cluster.style
        }
    }

    private func measureHeight(_ line: inout TextLayout.Line, _ height: LineHeight) {
        line.ascent = max(line.ascent, height.ascent)
        line.descent = max(line.descent, height.descent)
        line.pitch = max(line.pitch, height.pitch)
    }

    /// Puts an ellipsis into the last line in place of the text that does not fit.
    private func cut(_ result: inout TextLayout, width: CGFloat) {
        guard var line = result.lines.popLast() else { return }
        let scale = result.scale
        let start = line.head.lowerBound
        let rest = start..<paragraphEnd(from: start, mode: settings.truncation)
        let room = max(width - runs.ellipsisWidth(after: line.head.upperBound - 1, scale: scale), 0)
        switch settings.truncation {
        case .tail:
            line.head = start..<trimmed(start, prefix(rest, room, scale))
            line.tail = rest.upperBound..<rest.upperBound
        case .head:
            line.tail = suffix(rest, room, scale)..<rest.upperBound
            line.head = start..<start
        case .middle:
            let end = prefix(rest, room / 2, scale)
            line.head = start..<end
            let left = room - runs.width(line.head, scale: scale)
            line.tail = max(suffix(rest, left, scale), end)..<rest.upperBound
        }
        line.hasEllipsis = true
        line.width =
            runs.width(line.head, scale: scale) + runs.width(line.tail, scale: scale)
            + runs.ellipsisWidth(after: line.head.upperBound - 1, scale: scale)
        result.lines.append(line)
    }

    /// The end of the text that a truncated line represents.
    ///
    /// It is the end of the paragraph, or of the whole text if the truncation keeps the end.
    private func paragraphEnd(from start: Int, mode: Text.TruncationMode) -> Int {
        guard mode == .tail else {
            return runs.clusters.lastIndex { $0.kind != .newline }.map { $0 + 1 } ?? start
        }
        // A loop, because each call of a closure would check its executor again.
        var end = start
        while end < runs.clusters.count, runs.clusters[end].kind != .newline { end += 1 }
        return end
    }

    private func prefix(_ range: Range<Int>, _ room: CGFloat, _ scale: CGFloat) -> Int {
        var used: CGFloat = 0
        for index in range {
            used += runs.advance(runs.clusters[index], scale: scale)
            if used > room { return index }
        }
        return range.upperBound
    }

    private func suffix(_ range: Range<Int>, _ room: CGFloat, _ scale: CGFloat) -> Int {
        var used: CGFloat = 0
        for index in range.reversed() {
            used += runs.advance(runs.clusters[index], scale: scale)
            if used > room { return index + 1 }
        }
        return range.lowerBound
    }

    /// Sets the total size, rounded up to whole pixels but not beyond the offer.
    private func finish(_ result: inout TextLayout, _ proposal: Proposal) {
        var width: CGFloat = 0
        for line in result.lines { width = max(width, line.width) }
        var height = result.lines.last.map { $0.top + $0.ascent + $0.descent } ?? 0
        if let reserved = settings.reservedLines, reserved > result.lines.count, let first = result.lines.first {
            height += CGFloat(reserved - result.lines.count) * (first.pitch + settings.lineSpacing * result.scale)
        }
        let limit = max(proposal.width ?? .infinity, width)
        width = min(width.roundedUp(pixels: pixels), limit)
        result.size = CGSize(width: width, height: height.roundedUp(pixels: pixels))
    }
}
