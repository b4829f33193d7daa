/// Builds frames from bodies.
public struct WireWriter: Sendable {
    /// The maximum length of a body, in bytes, inclusive.
    public let limit: Int

    /// Creates a writer.
    /// - Precondition: `limit` is at least 1 and fits in four bytes.
    public init(limit: Int = WireReader.standardLimit) {
        precondition(limit > 0 && limit <= Int(UInt32.max), "a frame's limit is 1…\(UInt32.max) bytes, got \(limit)")
        self.limit = limit
    }

    /// Returns the frame of a body: its length as four bytes, most significant first, then the body.
    /// - Throws: `WireError` with code `tooLarge` if the body exceeds the limit.
    public func frame(_ body: some Collection<UInt8>) throws(WireError) -> [UInt8] {
        let length = body.count
        guard length <= limit else {
            throw WireError(
                code: .tooLarge,
                message: """
                    a message of \(length) bytes exceeds the limit of \(limit); send fewer entries or images, or smaller ones
                    """
            )
        }
        var frame: [UInt8] = []
        frame.reserveCapacity(WireFrame.headerSize + length)
        for shift in stride(from: 24, through: 0, by: -8) {
            frame.append(UInt8(truncatingIfNeeded: length >> shift))
        }
        frame.append(contentsOf: body)
        return frame
    }
}

/// The frame format that reader and writer share.
enum WireFrame {
    /// The number of bytes before a body.
    static let headerSize = 4
}
