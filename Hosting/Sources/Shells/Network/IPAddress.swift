import Glibc

/// The bytes that a text states; nil if it is no address of the family.
private func bytes(of text: String, family: Int32, count: Int) -> Data? {
    // An interface may follow an address.
    let address = text.split(separator: "%", maxSplits: 1).first.map(String.init) ?? ""
    var found = [UInt8](repeating: 0, count: count)
    return inet_pton(family, address, &found) == 1 ? Data(found) : nil
}

private func text(of bytes: Data, family: Int32) -> String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    _ = bytes.withUnsafeBytes { inet_ntop(family, $0.baseAddress, &text, socklen_t(text.count)) }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}

/// An address of a machine.
public protocol IPAddress: Hashable, Sendable {
    var rawValue: Data { get }

    init?(_ string: String)
}

/// An address of four bytes.
public struct IPv4Address: IPAddress, CustomDebugStringConvertible {
    public let rawValue: Data

    public init?(_ string: String) {
        guard let found = bytes(of: string, family: AF_INET, count: 4) else { return nil }
        rawValue = found
    }

    public init?(_ rawValue: Data) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = Data(rawValue)
    }

    public var isLoopback: Bool { rawValue[0] == 127 }
    public var isLinkLocal: Bool { rawValue.starts(with: [169, 254]) }
    public var isMulticast: Bool { (224...239).contains(rawValue[0]) }
    public var debugDescription: String { text(of: rawValue, family: AF_INET) }
}

/// An address of sixteen bytes.
public struct IPv6Address: IPAddress, CustomDebugStringConvertible {
    public let rawValue: Data

    public init?(_ string: String) {
        guard let found = bytes(of: string, family: AF_INET6, count: 16) else { return nil }
        rawValue = found
    }

    public init?(_ rawValue: Data) {
        guard rawValue.count == 16 else { return nil }
        self.rawValue = Data(rawValue)
    }

    public var isLoopback: Bool { rawValue.dropLast().allSatisfy { $0 == 0 } && rawValue[15] == 1 }
    public var isLinkLocal: Bool { rawValue[0] == 0xFE && rawValue[1] & 0xC0 == 0x80 }
    public var isUniqueLocal: Bool { rawValue[0] & 0xFE == 0xFC }
    public var isMulticast: Bool { rawValue[0] == 0xFF }
    public var debugDescription: String { text(of: rawValue, family: AF_INET6) }
}
