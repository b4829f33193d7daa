/// A long text that can be read at any offset.
protocol JSONSource {
    /// The length in bytes.
    var byteCount: Int { get }

    /// Fills a buffer with the bytes that start at an offset; the whole range must be within the text.
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(TinyBaseError)
}

/// A text in memory.
struct JSONBytes: JSONSource {
    let bytes: [UInt8]

    var byteCount: Int { bytes.count }

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) {
        buffer.copyBytes(from: bytes[offset..<offset + buffer.count])
    }
}
