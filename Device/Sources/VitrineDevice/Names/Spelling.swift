/// Finds the name that somebody meant.
package enum Spelling {
    /// The known name that is closest to a misspelt one, if it is close enough to be a mistake in typing.
    package static func closest(to name: String, of known: some Sequence<String>) -> String? {
        let limit = max(1, name.count / 3)
        let candidates = known.map { (name: $0, distance: distance(name.lowercased(), $0.lowercased())) }
        return candidates.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.name
    }

    /// The end of a message about an unknown name.
    package static func hint(for name: String, of known: [String]) -> String {
        if let closest = closest(to: name, of: known) { return "did you mean \(closest)?" }
        return known.isEmpty ? "there are none" : "known are \(summary(of: known).joined(separator: ", "))"
    }

    /// The names in order; more than eight that begin alike, up to a dot, are counted in place of listed.
    private static func summary(of names: [String]) -> [String] {
        Dictionary(grouping: names) { $0.prefix { $0 != "." } }
            .flatMap { beginning, names in
                names.count > 8 ? ["\(beginning).… (\(names.count) names)"] : names
            }
            .sorted()
    }

    /// The number of characters to insert, remove, replace or swap with the next one.
    private static func distance(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left), Array(right))
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var rows = [Array(0...right.count)]
        for i in 1...left.count {
            var row = [i]
            for j in 1...right.count {
                let isEqual = left[i - 1] == right[j - 1]
                var best = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (isEqual ? 0 : 1))
                if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                    best = min(best, rows[i - 2][j - 2] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}
