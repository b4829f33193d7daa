/// Collects bytes in pieces of any size, and returns complete frames.
///
/// A frame consists of its body's length as four bytes, most significant first, and the body. The reader performs no
/// input itself, so it works for a pipe, a socket and a test:
///
/// ```swift
/// var reader = WireReader()
/// reader.append(bytes)
/// while let body = try reader.nextFrame() { answer(body) }
/// // at the end of the stream:
/// try reader.finish()
/// ```
public struct WireReader: Sendable {
    /// The default maximum length of a body: 16 MiB.
    ///
    /// This is above the 10 MB at which Apple's system was observed to reject an archive.
    public static let standardLimit = 16 << 20

    /// The maximum length of a body, in bytes, inclusive.
    public let limit: Int

    private var bytes: [UInt8] = []
    private var start = 0

    /// Creates a reader.
    /// - Precondition: `limit` is at least 1 and fits in four bytes.
    public init(limit: Int = WireReader.standardLimit) {
        precondition(limit > 0 && limit <= Int(UInt32.max), "a frame's limit is 1…\(UInt32.max) bytes, got \(limit)")
        self.limit = limit
    }

    /// The number of bytes that were appended but not yet returned in a frame.
    public var pendingByteCount: Int { bytes.count - start }

    /// Appends bytes that arrived.
    /// - Complexity: Amortised linear in the number of bytes.
    public mutating func append(_ more: some Sequence<UInt8>) {
        discardConsumedBytes()
        bytes.append(contentsOf: more)
    }

    /// Returns the next complete frame's body, which may be empty; nil if the frame is not complete yet.
    /// - Throws: `WireError` with code `tooLarge` as soon as a frame's declared length exceeds the limit. The reader
    ///   does not advance: every further call throws the same error.
    public mutating func nextFrame() throws(WireError) -> [UInt8]? {
        guard let length = try pendingLength(), pendingByteCount >= WireFrame.headerSize + length else { return nil }
        let from = start + WireFrame.headerSize
        start = from + length
        return Array(bytes[from..<start])
    }

    /// Checks that the stream ended between two frames.
    /// - Throws: `WireError` with code `truncated` if the stream ended inside a frame.
    public func finish() throws(WireError) {
        guard pendingByteCount > 0 else { return }
        throw WireError(
            code: .truncated,
            message: "the stream ended \(pendingByteCount) bytes into a frame; the other process may have been killed"
        )
    }

    /// The length of the next frame's body; nil until the header is complete.
    private func pendingLength() throws(WireError) -> Int? {
        guard pendingByteCount >= WireFrame.headerSize else { return nil }
        let length = bytes[start..<start + WireFrame.headerSize].reduce(0) { $0 << 8 | Int($1) }
        guard length <= limit else {
            throw WireError(
                code: .tooLarge,
                message: "a frame of \(length) bytes exceeds the limit of \(limit); end this connection"
            )
        }
        return length
    }

    private mutating func discardConsumedBytes() {
        if start == bytes.count {
            bytes.removeAll(keepingCapacity: bytes.count <= 1 << 16)
            start = 0
        } else if start >= 1 << 16 {
            bytes.removeFirst(start)
            start = 0
        }
    }
}
