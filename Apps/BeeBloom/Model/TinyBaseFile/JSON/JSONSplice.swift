/// A range of a text and its replacement.
struct JSONSplice: Equatable {
    /// The range of the old bytes; empty for an insertion.
    var range: Range<Int>
    /// The new bytes.
    var bytes: [UInt8]

    /// Whether the new bytes fit into the range of the old ones, so that nothing after them moves.
    var fits: Bool { !range.isEmpty && bytes.count <= range.count && !bytes.isEmpty }

    /// The new bytes, padded with spaces to the length of the old ones.
    var padded: [UInt8] { bytes + Array(repeating: UInt8(ascii: " "), count: range.count - bytes.count) }

    /// Returns the length of a text after some splices.
    static func length(of text: Int, after splices: [JSONSplice]) -> Int {
        splices.reduce(text) { $0 + $1.bytes.count - $1.range.count }
    }

    /// Streams a text with some splices applied.
    ///
    /// - Parameters:
    ///   - source: The text.
    ///   - splices: The splices, sorted by position and without overlaps.
    ///   - piece: Called with each piece of the new text, in order.
    /// - Throws: Any error that the source or `piece` throws.
    static func copy(
        _ source: some JSONSource,
        _ splices: [JSONSplice],
        to piece: (UnsafeRawBufferPointer) throws(TinyBaseError) -> Void
    ) throws(TinyBaseError) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 1)
        defer { buffer.deallocate() }
        var offset = 0
        for splice in splices + [JSONSplice(range: source.byteCount..<source.byteCount, bytes: [])] {
            while offset < splice.range.lowerBound {
                let part = UnsafeMutableRawBufferPointer(
                    rebasing: buffer[..<min(buffer.count, splice.range.lowerBound - offset)]
                )
                try source.read(into: part, at: offset)
                try piece(UnsafeRawBufferPointer(part))
                offset += part.count
            }
            try pass(splice.bytes, through: buffer, to: piece)
            offset = splice.range.upperBound
        }
    }

    private static func pass(
        _ bytes: [UInt8],
        through buffer: UnsafeMutableRawBufferPointer,
        to piece: (UnsafeRawBufferPointer) throws(TinyBaseError) -> Void
    ) throws(TinyBaseError) {
        var offset = 0
        while offset < bytes.count {
            let count = min(buffer.count, bytes.count - offset)
            buffer.copyBytes(from: bytes[offset..<offset + count])
            try piece(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            offset += count
        }
    }
}
