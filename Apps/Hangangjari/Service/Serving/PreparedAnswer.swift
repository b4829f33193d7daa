import AppSupport
import HTTPTypes
import NIOCore

/// A response with its headers, plain and compressed, which is prepared once and sent many times.
struct PreparedAnswer: Sendable {
    /// The entity tag; it is weak, because the plain and the compressed body share it.
    let tag: String
    /// The number in the tag, which is larger for a later body; 0 where there is no order.
    let version: Int
    /// The plain body.
    let plain: Variant
    /// The body compressed with gzip; the plain body if compression does not make it smaller.
    let packed: Variant
    /// The headers of a response with status 304.
    let unchanged: HTTPFields

    /// A body with its headers.
    struct Variant: Sendable {
        let body: ByteBuffer
        let headers: HTTPFields
    }

    /// Prepares a response.
    /// - Parameters:
    ///   - body: The plain body.
    ///   - validated: The bytes for the entity tag: the body without parts that change without new information.
    ///   - version: The number before them in the tag.
    ///   - type: The media type.
    ///   - caching: The value of the `Cache-Control` header.
    /// - Throws: ``ServiceError`` `storage` if there is not enough memory for compression.
    init(
        _ body: [UInt8],
        validated: [UInt8]? = nil,
        version: Int = 0,
        type: String,
        caching: String
    ) throws(ServiceError) {
        self.version = version
        tag = EntityTag(version: version, digest: StableHash.fnv1a(validated ?? body)).text
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
}
