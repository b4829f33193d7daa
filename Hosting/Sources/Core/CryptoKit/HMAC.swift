/// How many bits a key has.
public struct SymmetricKeySize: Hashable, Sendable {
    public let bitCount: Int

    public init(bitCount: Int) {
        self.bitCount = bitCount
    }

    public static let bits128 = SymmetricKeySize(bitCount: 128)
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A key that both sides have.
public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
    let bytes: [UInt8]

    /// A key of given bytes.
    public init<D: ContiguousBytes>(data: D) {
        bytes = data.withUnsafeBytes { Array($0) }
    }

    /// A new key of the system's random numbers.
    public init(size: SymmetricKeySize) {
        bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) }
    }

    public var bitCount: Int { bytes.count * 8 }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// A value that proves that data comes from someone with the key.
public protocol MessageAuthenticationCode: Sequence, Hashable, Sendable, CustomStringConvertible, ContiguousBytes
where Element == UInt8 {
    var byteCount: Int { get }
}

/// The value that ``HMAC`` makes.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    let digest: H.Digest

    public var byteCount: Int { H.Digest.byteCount }

    public func makeIterator() -> IndexingIterator<[UInt8]> { Array(digest).makeIterator() }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try digest.withUnsafeBytes(body)
    }

    public var description: String { "HMAC with \(H.self): \(hexadecimal(Array(digest)))" }
}

/// HMAC, RFC 2104: a hash of data and a key.
///
/// https://www.rfc-editor.org/rfc/rfc2104
public struct HMAC<H: HashFunction>: Sendable {
    public typealias Key = SymmetricKey
    public typealias MAC = HashedAuthenticationCode<H>

    private var inner = H()
    private var outer = H()

    public init(key: SymmetricKey) {
        let short = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
        let block = short + [UInt8](repeating: 0, count: H.blockByteCount - short.count)
        inner.update(data: block.map { $0 ^ 0x36 })
        outer.update(data: block.map { $0 ^ 0x5c })
    }

    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    public func finalize() -> MAC {
        var last = outer
        last.update(data: Array(inner.finalize()))
        return MAC(digest: last.finalize())
    }

    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }

    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C,
        authenticating authenticatedData: D,
        using key: SymmetricKey
    ) -> Bool {
        authenticationCode.withUnsafeBytes { Array($0) }
            == Array(self.authenticationCode(for: authenticatedData, using: key))
    }
}
