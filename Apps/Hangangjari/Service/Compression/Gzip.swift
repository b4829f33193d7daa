import CZlib

/// Compression in the gzip format (RFC 1952).
///
/// By zlib itself: NIO compresses only inside a connection, but an answer is compressed once and sent many times, and a
/// recording is a file.
package enum Gzip {
    /// Compresses bytes at zlib's highest level.
    /// - Throws: ``ServiceError`` `storage` if there is not enough memory.
    package static func compress(_ bytes: [UInt8]) throws(ServiceError) -> [UInt8] {
        var stream = z_stream()
        // 15 is the largest window; adding 16 selects gzip's header instead of zlib's.
        let size = Int32(MemoryLayout<z_stream>.size)
        guard deflateInit2_(&stream, 9, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size) == Z_OK else {
            throw ServiceError(.storage, "zlib cannot start to compress; there is not enough memory")
        }
        defer { deflateEnd(&stream) }
        var (input, output) = (bytes, [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count)))))
        let code = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                return deflate(&stream, Z_FINISH)
            }
        }
        guard code == Z_STREAM_END else {
            throw ServiceError(.storage, "zlib failed with code \(code) while compressing \(bytes.count) bytes")
        }
        return Array(output.prefix(Int(stream.total_out)))
    }

    /// Decompresses a gzip file up to a limit, in bytes.
    /// - Throws: ``ServiceError`` `unreadable` for damaged bytes, and for more bytes than the limit: a small file can
    ///   decompress to a huge one.
    package static func expand(_ bytes: [UInt8], limit: Int) throws(ServiceError) -> [UInt8] {
        var stream = z_stream()
        guard inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            throw ServiceError(.storage, "zlib cannot start to decompress; there is not enough memory")
        }
        defer { inflateEnd(&stream) }
        var (input, output, code) = (bytes, [UInt8](), Z_OK)
        input.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(input.count)
            while code == Z_OK, output.count <= limit {
                // One byte above the limit tells that there is more.
                output += [UInt8](unsafeUninitializedCapacity: min(1 << 16, limit + 1 - output.count)) { piece, count in
                    stream.next_out = piece.baseAddress
                    stream.avail_out = UInt32(piece.count)
                    code = inflate(&stream, Z_NO_FLUSH)
                    count = piece.count - Int(stream.avail_out)
                }
            }
        }
        guard code == Z_STREAM_END, output.count <= limit else {
            throw ServiceError(.unreadable, "the compressed data is damaged or exceeds \(limit) decompressed bytes")
        }
        return output
    }
}
