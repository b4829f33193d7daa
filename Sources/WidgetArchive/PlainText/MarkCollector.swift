import VitrinePlatform

/// Collects the parts of an archive that are worth drawing with characters.
struct MarkCollector {
    let now: Date
    let wording: any LiveTextWording
    let hidesPrivate: Bool
    let size: ArchiveSize
    private(set) var marks: [PlainMark] = []

    /// Collects nodes and their descendants.
    mutating func collect(_ nodes: [ArchiveNode], originX: Double, originY: Double, isHidden: Bool = false) {
        for node in nodes where !node.isInvisible {
            let x = originX + node.frame.origin.x
            let y = originY + node.frame.origin.y
            let isHidden = isHidden || hidesPrivate && node.isPrivate
            add(node, x, y, isHidden)
            collect(node.children, originX: x, originY: y, isHidden: isHidden)
        }
    }

    private mutating func add(_ node: ArchiveNode, _ x: Double, _ y: Double, _ isHidden: Bool) {
        let box = PlainMark(form: .rule, x: x, y: y, width: node.frame.size.width, height: node.frame.size.height)
        switch node.content {
        case .text(let text): add(text, x, y, isHidden || text.isRedacted)
        case .liveText(let text):
            add(text, box, wording.words(for: text, now: now), isRedacted: isHidden || text.isRedacted)
        case .symbol(let symbol):
            add(.text(isHidden || symbol.isRedacted ? "▒" : SymbolSign.characters(for: symbol.name)), box)
        case .image(let image):
            add(.area("░"), box)
            if image.data.isEmpty { add(.text("‹?›"), box) }
        case .shape(let shape): add(shape, box)
        case .gauge(let gauge): add(gauge, box)
        case .group, .link, .button, .toggle: break
        }
    }

    private mutating func add(_ form: PlainMark.Form, _ box: PlainMark) {
        var mark = box
        mark.form = form
        marks.append(mark)
    }

    private mutating func add(_ text: ArchivedText, _ x: Double, _ y: Double, _ isRedacted: Bool) {
        for line in text.lines where !line.runs.isEmpty {
            var words = line.runs.map { $0.isSymbol ? SymbolSign.characters(for: $0.string) : $0.string }.joined()
            // A line that was broken at a space may keep the space at its end.
            while words.last?.isWhitespace == true { words.removeLast() }
            let frame = line.frame
            let box = PlainMark(
                form: .rule,
                x: x + frame.origin.x,
                y: y + frame.origin.y,
                width: frame.size.width,
                height: frame.size.height
            )
            add(.text(isRedacted ? String(repeating: "▒", count: min(words.columnCount, 400)) : words), box)
        }
    }

    private mutating func add(_ text: ArchivedLiveText, _ box: PlainMark, _ words: String, isRedacted: Bool) {
        let column = max(text.style.size * 0.55, 0.01)
        let lines = text.lineCount(in: ArchiveSize(width: box.width, height: box.height))
        let whole = isRedacted ? String(repeating: "▒", count: min(words.columnCount, 400)) : words
        for (index, line) in whole.broken(into: lines, columns: Int(min(box.width / column, 1e6))).enumerated() {
            var own = box
            // The box has the width of the widest form; the alignment decides where the characters are in it.
            own.width = min(Double(line.columnCount) * column, box.width)
            own.x += (box.width - own.width) * min(max(text.alignment, 0), 1)
            own.height /= Double(lines)
            own.y += own.height * Double(index)
            add(.text(line), own)
        }
    }

    private mutating func add(_ gauge: ArchivedGauge, _ box: PlainMark) {
        let fraction = gauge.progress.fraction(at: now)
        switch gauge.form {
        case .bar, .barWithMarker:
            let percent = wording.words(for: gauge.progress, now: now)
            add(.bar(fraction: fraction, percent: percent, isMirrored: gauge.isMirrored == true), box)
        case .ring: add(.ring(fraction: fraction, isOpen: false), box)
        case .dial: add(.ring(fraction: fraction, isOpen: true), box)
        }
    }

    private mutating func add(_ shape: ArchivedShape, _ box: PlainMark) {
        guard shape.paint.isVisible, shape.stroke == nil || box.width < 3 || box.height < 3 else { return }
        if min(box.width, box.height) < 3 {
            if max(box.width, box.height) >= 14 { add(.rule, box) }
        } else if box.width <= 16, box.height <= 16 {
            add(.text(shape.outline.isRound ? "●" : "■"), box)
        } else if box.width * box.height < size.width * size.height * 0.5 {
            add(.area("░"), box)
        }
    }
}

extension ArchiveNode {
    /// Whether effects make the node invisible.
    fileprivate var isInvisible: Bool {
        effects.contains { if case .opacity(let factor) = $0 { factor < 0.02 } else { false } }
    }
}

extension ArchivePaint {
    /// Whether the paint is opaque enough to be worth a character.
    fileprivate var isVisible: Bool {
        switch self {
        case .color(let color): color.light.alpha >= 26
        case .material: false
        case .linear, .radial, .angular: true
        }
    }
}

extension ArchivedShape.Outline {
    fileprivate var isRound: Bool {
        switch self {
        case .circle, .ellipse, .capsule: true
        case .rectangle, .roundedRectangle, .path: false
        }
    }
}

extension String {
    /// The text in at most a number of lines, broken at spaces; the last line has the rest, however long.
    fileprivate func broken(into limit: Int, columns: Int) -> [String] {
        var lines: [String] = []
        for word in split(separator: " ", omittingEmptySubsequences: false) {
            if let last = lines.last, lines.count == limit || last.columnCount + 1 + String(word).columnCount <= columns
            {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
