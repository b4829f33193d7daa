@_exported public import HostedFoundation

/// The result of a hash function.
public protocol Digest: Sequence, Hashable, Sendable, CustomStringConvertible, ContiguousBytes where Element == UInt8 {
    static var byteCount: Int { get }
}

/// A function that makes a short value of data of any length.
public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest

    /// The length of the blocks that the function works on, in bytes.
    static var blockByteCount: Int { get }

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

/// A digest that has its bytes (an implementation detail; do not use it).
public protocol _ByteDigest: Digest {
    var _bytes: [UInt8] { get }
}

extension _ByteDigest {
    public func makeIterator() -> IndexingIterator<[UInt8]> { _bytes.makeIterator() }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try _bytes.withUnsafeBytes(body)
    }

    /// The name of the function, and the bytes.
    public var description: String {
        "\(String(describing: Self.self).dropLast("Digest".count)) digest: \(hexadecimal(_bytes))"
    }
}

/// The bytes of a digest.
public struct SHA256Digest: _ByteDigest {
    public static var byteCount: Int { 32 }

    public let _bytes: [UInt8]
}

func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

/// The bytes that a function has received and that do not fill a block yet.
struct BlockBuffer: Sendable {
    private var rest: [UInt8] = []
    private var byteCount: UInt64 = 0
    private let size: Int

    static let blockByteCount = 64

    init(size: Int = Self.blockByteCount) {
        self.size = size
    }

    /// Adds data, and returns the blocks that are complete with it.
    mutating func blocks<D: DataProtocol>(with data: D) -> [ArraySlice<UInt8>] {
        byteCount += UInt64(data.count)
        rest += data
        let whole = rest.count / size * size
        let complete = rest.prefix(whole)
        rest.removeFirst(whole)
        return stride(from: 0, to: whole, by: size).map { complete[$0..<$0 + size] }
    }

    /// What completes the last block: a mark, zeros, and the count of bits in an eighth of a block.
    func padding(isBigEndian: Bool) -> [UInt8] {
        let zeros = (size * 2 - 1 - size / 8 - rest.count) % size + size / 8 - 8
        let bits = byteCount &* 8
        return [0x80] + [UInt8](repeating: 0, count: zeros)
            + Self.bytes(isBigEndian ? bits.bigEndian : bits.littleEndian)
    }

    static func bytes<Word: FixedWidthInteger>(_ word: Word) -> [UInt8] { withUnsafeBytes(of: word) { Array($0) } }
}
