/// Splits a stream of bytes into lines within a limit.
struct LineSplitter {
    /// A line without its line feed.
    enum Line: Hashable {
        case bytes([UInt8])
        /// The line was longer than the limit; its bytes are lost.
        case tooLong
    }

    /// The longest line, in bytes.
    let limit: Int
    private var rest: [UInt8] = []
    private var isSkipping = false

    /// - Precondition: `limit` is at least 1.
    init(limit: Int) {
        precondition(limit > 0, "limit must be positive, got \(limit)")
        self.limit = limit
    }

    /// Takes bytes and returns the lines that they complete.
    mutating func take(_ bytes: some Sequence<UInt8>) -> [Line] {
        var lines: [Line] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                lines.append(isSkipping ? .tooLong : .bytes(rest))
                isSkipping = false
                rest = []
            } else if !isSkipping {
                rest.append(byte)
                if rest.count > limit {
                    isSkipping = true
                    rest = []
                }
            }
        }
        return lines
    }

    /// The line that the end of the stream cut off; nil if the last line was complete.
    mutating func end() -> Line? {
        defer {
            rest = []
            isSkipping = false
        }
        if isSkipping { return .tooLong }
        return rest.isEmpty ? nil : .bytes(rest)
    }
}
