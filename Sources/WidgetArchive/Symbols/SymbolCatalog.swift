import CFontMetrics

/// The symbols that can be drawn, by the names that widgets use.
///
/// The names are those of SF Symbols. The drawings are our own and have only the same meaning. Their widths are close
/// to those of Apple's symbols, which may not be distributed, but not equal to them.
public enum SymbolCatalog {
    /// Returns the size of a symbol.
    ///
    /// The table is constant text that is searched in place, so that an extension builds nothing when it starts.
    ///
    /// - Parameter name: A name such as `checkmark.circle.fill`, compared byte by byte.
    /// - Returns: The size; nil for a name that is not drawn here. That is not an error, because it may be one of
    ///   Apple's thousands of names.
    /// - Complexity: O(log *n*) in the number of symbols; about a third of a microsecond.
    public static func symbol(named name: String) -> SymbolMetrics? {
        var name = name
        return name.withUTF8 { metrics(of: $0, in: table) }
    }

    /// All names, sorted, for a gallery and for suggesting an existing name.
    public static var names: [String] {
        String(decoding: table, as: UTF8.self).split(separator: "\n")
            .compactMap { line in
                line.split(separator: " ").first.map(String.init)
            }
    }

    private static var table: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: vitrine_symbols(), count: vitrine_symbols_count())
    }

    private static func metrics(
        of wanted: UnsafeBufferPointer<UInt8>,
        in table: UnsafeBufferPointer<UInt8>
    ) -> SymbolMetrics? {
        var low = table.startIndex
        var high = table.endIndex
        while low < high {
            let line = line(around: low + (high - low) / 2, in: table)
            let name = table[line].prefix { $0 != space }
            if name.elementsEqual(wanted) {
                var rest = table[line].dropFirst(name.count)
                func number() -> Int {
                    rest = rest.dropFirst()
                    let digits = rest.prefix { $0 != space }
                    rest = rest.dropFirst(digits.count)
                    return digits.reduce(0) { $0 * 10 + Int($1 - zero) }
                }
                return SymbolMetrics(width: number(), edges: (number(), number()))
            }
            if name.lexicographicallyPrecedes(wanted) {
                low = line.upperBound + 1
            } else {
                high = line.lowerBound
            }
        }
        return nil
    }

    private static func line(around index: Int, in table: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        // An index on a line break belongs to the preceding line.
        let start = table[..<index].lastIndex(of: newline).map { $0 + 1 } ?? table.startIndex
        return start..<(table[index...].firstIndex(of: newline) ?? table.endIndex)
    }

    private static let newline = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")
    private static let zero = UInt8(ascii: "0")
}
