/// The difference between two texts, line by line.
struct LineDifference {
    /// The number of equal lines that are shown around a change.
    static let context = 2
    /// The largest number of lines that are shown.
    static let limit = 400

    /// Changed lines with `-` or `+`, lines around them, and the headings (`== `) of the blocks that they are in; empty
    /// if the texts are equal.
    let lines: [String]

    init(from old: String, to new: String) {
        let (old, new) = (Self.split(old), Self.split(new))
        var marked = Self.marked(old, new)
        guard marked.contains(where: { $0.mark != " " }) else {
            lines = []
            return
        }
        for index in marked.indices where marked[index].mark != " " {
            let around = max(0, index - Self.context)...min(marked.count - 1, index + Self.context)
            for near in around { marked[near].isShown = true }
            if let heading = marked[..<index].lastIndex(where: { $0.text.hasPrefix("== ") }) {
                marked[heading].isShown = true
            }
        }
        let shown = marked.filter(\.isShown).map { "\($0.mark)\($0.text)" }
        let rest = shown.count - Self.limit
        lines = rest > 0 ? shown.prefix(Self.limit) + ["… and \(rest) more lines"] : shown
    }

    private struct Line {
        var mark: Character
        var text: Substring
        var isShown = false
    }

    private static func split(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// All lines of both texts in order, with what became of them.
    private static func marked(_ old: [Substring], _ new: [Substring]) -> [Line] {
        let difference = new.difference(from: old)
        var removed: [Int: Substring] = [:]
        var inserted: [Int: Substring] = [:]
        for change in difference {
            switch change {
            case .remove(let offset, let line, _): removed[offset] = line
            case .insert(let offset, let line, _): inserted[offset] = line
            }
        }
        var lines: [Line] = []
        var (at, from) = (0, 0)
        while at < new.count || from < old.count {
            if let line = removed[from] {
                lines.append(Line(mark: "-", text: line))
                from += 1
            } else if let line = inserted[at] {
                lines.append(Line(mark: "+", text: line))
                at += 1
            } else {
                lines.append(Line(mark: " ", text: new[at]))
                at += 1
                from += 1
            }
        }
        return lines
    }
}
