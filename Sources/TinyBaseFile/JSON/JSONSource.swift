/// A long text that can be read from any offset on.
protocol JSONSource {
    /// Its length in bytes.
    var byteCount: Int { get }

    /// Fills a buffer from an offset on; the offset plus the buffer's length are within the text.
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
