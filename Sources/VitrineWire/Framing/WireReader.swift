/// Takes bytes in whatever pieces they arrive and gives out whole frames.
///
/// A frame is its body's length as four bytes, most significant first, then the body. The reader does no input of its
/// own, so it serves a pipe, a socket and a test alike:
///
/// ```swift
/// var reader = WireReader()
/// reader.append(bytes)
/// while let body = try reader.nextFrame() { … }
/// // at the end of the stream:
/// try reader.finish()
/// ```
public struct WireReader: Sendable {
    /// The longest body that is taken unless told otherwise: 16 MiB.
    ///
    /// Above the 10 MB at which an archive was seen to be refused by Apple's system.
    public static let standardLimit = 16 << 20

    /// The longest body that is taken, in bytes, inclusive.
    public let limit: Int

    private var bytes: [UInt8] = []
    private var start = 0

    /// Makes a reader.
    /// - Precondition: `limit` is at least 1 and fits in four bytes.
    public init(limit: Int = WireReader.standardLimit) {
        precondition(limit > 0 && limit <= Int(UInt32.max), "a frame's limit is 1…\(UInt32.max) bytes, got \(limit)")
        self.limit = limit
    }

    /// How many bytes have arrived that belong to no frame given out yet.
    public var pendingByteCount: Int { bytes.count - start }

    /// Takes the bytes that arrived.
    /// - Complexity: amortised by the number of bytes.
    public mutating func append(_ more: some Sequence<UInt8>) {
        discardConsumedBytes()
        bytes.append(contentsOf: more)
    }

    /// Gives out the next whole frame's body, which may be empty; nil if it has not all arrived yet.
    /// - Throws: `WireError` with code `tooLarge` as soon as a frame's length shows that it passes the limit. The
    ///   reader stays where it is: every further call throws the same.
    public mutating func nextFrame() throws(WireError) -> [UInt8]? {
        guard let length = try pendingLength(), pendingByteCount >= WireFrame.headerSize + length else { return nil }
        let from = start + WireFrame.headerSize
        start = from + length
        return Array(bytes[from..<start])
    }

    /// Says that the stream ended.
    /// - Throws: `WireError` with code `truncated` if it ended inside a frame. The end between frames is no error.
    public func finish() throws(WireError) {
        guard pendingByteCount > 0 else { return }
        throw WireError(
            code: .truncated,
            message: "the stream ended \(pendingByteCount) bytes into a frame; the other process may have been killed"
        )
    }

    /// The body's length of the frame that has begun to arrive; nil before its header is whole.
    private func pendingLength() throws(WireError) -> Int? {
        guard pendingByteCount >= WireFrame.headerSize else { return nil }
        let length = bytes[start..<start + WireFrame.headerSize].reduce(0) { $0 << 8 | Int($1) }
        guard length <= limit else {
            throw WireError(
                code: .tooLarge,
                message: "a frame of \(length) bytes passes the limit of \(limit); end this connection"
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
