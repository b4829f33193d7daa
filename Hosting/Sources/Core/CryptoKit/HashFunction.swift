@_exported public import HostedFoundation

/// The result of a hash function.
public protocol Digest: Sequence, Hashable, Sendable, CustomStringConvertible, ContiguousBytes where Element == UInt8 {
    static var byteCount: Int { get }
}

/// A function that makes a short value of data of any length.
public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest

    init()
    mutating func update<D: DataProtocol>(data: D)
    func finalize() -> Digest
}

extension HashFunction {
    /// The digest of data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }
}

/// The bytes of a digest.
public struct SHA256Digest: Digest {
    public static var byteCount: Int { 32 }

    let bytes: [UInt8]

    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    public var description: String {
        "SHA256 digest: " + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
