/// The piece of a long text that is in memory.
///
/// Memory use is bounded by the largest element, not by the length of the text.
struct JSONWindow<Source: JSONSource>: ~Copyable {
    /// The number of bytes that are read at a time.
    static var pieceSize: Int { 65_536 }
    /// The buffer's maximum size, in bytes: enough for a row with a title of 10,000 characters, within the process's
    /// memory limit.
    static var maximumElement: Int { 2 * 1024 * 1024 }

    private let source: Source
    private var buffer: UnsafeMutableBufferPointer<UInt8>
    /// The offset in the text of the first byte in memory.
    private(set) var base = 0
    /// The number of bytes in memory.
    private(set) var count = 0

    init(_ source: Source) {
        self.source = source
        buffer = .allocate(capacity: Self.pieceSize)
    }

    deinit { buffer.deallocate() }

    /// A cursor on the piece that starts at an index.
    func cursor(at index: Int) -> JSONCursor {
        // The buffer was allocated with a capacity, so it has an address.
        JSONCursor(text: UnsafePointer(buffer.baseAddress.unsafelyUnwrapped), end: count, index: index)
    }

    /// Whether the text continues after the piece.
    var hasMore: Bool { base + count < source.byteCount }

    /// Reads more of the text, and keeps the bytes from an index on, which becomes 0.
    ///
    /// - Throws: `TinyBaseError` with code `damaged` at the end of the text, or `tooLarge` if the kept bytes exceed the
    ///   maximum.
    mutating func advance(keeping index: Int) throws(TinyBaseError) {
        guard hasMore else {
            throw TinyBaseError(.damaged, "The store's JSON is cut off after \(base + count) bytes: restore the file.")
        }
        let kept = count - index
        if kept > buffer.count / 2 { try grow() }
        // The bytes move towards the front, so the overlap is harmless.
        memoryMove(from: index, count: kept)
        base += index
        let length = min(buffer.count - kept, source.byteCount - base - kept)
        let free = UnsafeMutableBufferPointer(rebasing: buffer[kept..<kept + length])
        try source.read(into: UnsafeMutableRawBufferPointer(free), at: base + kept)
        count = kept + length
    }

    private mutating func grow() throws(TinyBaseError) {
        guard buffer.count < Self.maximumElement else {
            throw TinyBaseError(
                .tooLarge,
                "A row of the store at byte \(base) is larger than \(Self.maximumElement / 2) bytes: shorten it in the app."
            )
        }
        let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: buffer.count * 2)
        _ = larger.update(fromContentsOf: buffer[0..<count])
        buffer.deallocate()
        buffer = larger
    }

    private func memoryMove(from index: Int, count: Int) {
        guard index > 0, count > 0 else { return }
        let start = buffer.baseAddress.unsafelyUnwrapped
        start.update(from: start + index, count: count)
    }
}
