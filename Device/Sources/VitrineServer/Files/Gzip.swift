import CPageZlib
import Foundation

/// Compression in the gzip format (RFC 1952), for files that are compressed once and sent many times.
enum Gzip {
    /// The format's own checksum, which is enough to tell two versions of one file apart.
    static func checksum(_ data: Data) -> UInt {
        [UInt8](data).withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32($0.count)) }
    }

    /// The bytes at zlib's highest level; nil if there is not enough memory, and a file is then sent as it is.
    static func compress(_ data: Data) -> Data? {
        var stream = z_stream()
        // 15 is the largest window; adding 16 selects gzip's header instead of zlib's.
        let size = Int32(MemoryLayout<z_stream>.size)
        guard deflateInit2_(&stream, 9, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size) == Z_OK else {
            return nil
        }
        defer { deflateEnd(&stream) }
        var input = [UInt8](data)
        var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(input.count))))
        let code = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                return deflate(&stream, Z_FINISH)
            }
        }
        return code == Z_STREAM_END ? Data(output.prefix(Int(stream.total_out))) : nil
    }
}
