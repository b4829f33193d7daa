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
        var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
        let code = run(&stream, from: bytes, into: &output) { deflate(&$0, Z_FINISH) }
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
        var output = [UInt8](repeating: 0, count: min(max(bytes.count * 20, 4096), limit + 1))
        var produced = 0
        var consumed = 0
        while true {
            let code = unpack(&stream, bytes, &consumed, &output, &produced)
            if code == Z_STREAM_END { break }
            guard code == Z_OK, produced == output.count, produced <= limit else {
                throw ServiceError(.unreadable, "the compressed data is damaged or exceeds \(limit) decompressed bytes")
            }
            // An array is appended as a block; a sequence of repeated zeros is appended byte by byte in a debug build.
            output += [UInt8](repeating: 0, count: min(output.count, limit + 1 - output.count))
        }
        guard produced <= limit else {
            throw ServiceError(.unreadable, "the compressed data exceeds \(limit) decompressed bytes")
        }
        return Array(output.prefix(produced))
    }

    private static func run(
        _ stream: inout z_stream,
        from input: [UInt8],
        into output: inout [UInt8],
        _ step: (inout z_stream) -> Int32
    ) -> Int32 {
        var input = input
        return input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                return step(&stream)
            }
        }
    }

    private static func unpack(
        _ stream: inout z_stream,
        _ bytes: [UInt8],
        _ consumed: inout Int,
        _ output: inout [UInt8],
        _ produced: inout Int
    ) -> Int32 {
        var rest = Array(bytes[consumed...])
        let free = output.count - produced
        let code = rest.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress.map { $0 + produced }
                stream.avail_out = UInt32(free)
                return inflate(&stream, Z_NO_FLUSH)
            }
        }
        consumed += rest.count - Int(stream.avail_in)
        produced += free - Int(stream.avail_out)
        return code
    }
}
