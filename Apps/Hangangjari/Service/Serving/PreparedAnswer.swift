import HTTPTypes
import NIOCore

/// An answer as it goes out: bytes, packed bytes and headers, made once and sent many times.
struct PreparedAnswer: Sendable {
    /// The answer's validator; a weak one, as a packed answer is the same answer.
    let tag: String
    /// The body as it is.
    let plain: Variant
    /// The body packed by gzip; the plain one again where packing does not make it smaller.
    let packed: Variant
    /// The headers of an answer that nothing has changed.
    let unchanged: HTTPFields

    /// A body with the headers that belong to it.
    struct Variant: Sendable {
        let body: ByteBuffer
        let headers: HTTPFields
    }

    /// Makes an answer.
    /// - Parameters:
    ///   - body: The body.
    ///   - validated: What the validator is made from: the body without what changes although it says nothing new.
    ///   - type: The media type.
    ///   - caching: The directives for caches.
    /// - Throws: ``ServiceError`` `storage` if there is no memory to pack it.
    init(_ body: [UInt8], validated: [UInt8]? = nil, type: String, caching: String) throws(ServiceError) {
        tag = "W/\"" + Self.digest(validated ?? body) + "\""
        var shared = HTTPFields()
        shared[.cacheControl] = caching
        shared[.eTag] = tag
        shared[.vary] = "Accept-Encoding"
        unchanged = shared
        shared[.contentType] = type
        shared[.xContentTypeOptions] = "nosniff"
        plain = Self.variant(body, shared)
        let packed = try Gzip.compress(body)
        if packed.count < body.count {
            shared[.contentEncoding] = "gzip"
            self.packed = Self.variant(packed, shared)
        } else {
            self.packed = plain
        }
    }

    private static func variant(_ body: [UInt8], _ shared: HTTPFields) -> Variant {
        var headers = shared
        headers[.contentLength] = String(body.count)
        return Variant(body: ByteBuffer(bytes: body), headers: headers)
    }

    /// FNV-1a of 64 bits: the same for the same bytes after a new start, too.
    private static func digest(_ bytes: [UInt8]) -> String {
        let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
