import Foundation

/// The objects of a property list in binary form, and which of them are parts of others.
///
/// An object may be part of several others, so that a hundred bytes can stand for billions of values. The form is
/// described by its reader: https://github.com/apple/swift-corelibs-foundation (CFBinaryPList.c).
struct BinaryPropertyList {
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let objects: Int
    private let top: Int
    private let table: Int

    /// Whether data have the form, damaged or not.
    static func isForm(of data: Data) -> Bool { data.starts(with: Data("bplist".utf8)) }

    /// Reads the last 32 bytes, which describe the others; nil for data of another form, or whose description is
    /// damaged.
    init?(_ data: Data) {
        guard Self.isForm(of: data), data.count >= 40 else { return nil }
        let bytes = Array(data)
        let trailer = bytes.count - 32
        self.bytes = bytes
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        let numbers = [8, 16, 24].map { Self.number(bytes[(trailer + $0)...].prefix(8)) ?? .max }
        (objects, top, table) = (numbers[0], numbers[1], numbers[2])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), objects <= bytes.count,
            table <= bytes.count
        else { return nil }
    }

    /// Whether the list stands for more values than it has bytes, each counted as often as it is part of another, or
    /// has a value that ends the process.
    var isHarmful: Bool {
        var rest = bytes.count
        var open = [top]
        while let object = open.popLast() {
            guard !isFatal(object) else { return true }
            let parts = parts(of: object)
            rest -= parts.count + 1
            guard rest >= 0 else { return true }
            open += parts
        }
        return false
    }

    /// Whether Foundation on Linux traps on an object: on a set with parts, which no property list has, and when it
    /// writes a date that is not a number.
    private func isFatal(_ object: Int) -> Bool {
        guard let offset = offset(of: object) else { return false }
        switch bytes[offset] {
        case 0xB0...0xCF: return true
        case 0x33:
            let bits = bytes[(offset + 1)...].prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return Double(bitPattern: bits).isNaN
        default: return false
        }
    }

    /// The place of an object; nil if there is none.
    private func offset(of object: Int) -> Int? {
        guard object < objects, let offset = number(at: table + object * offsetSize, size: offsetSize),
            offset < bytes.count
        else { return nil }
        return offset
    }

    /// The objects that an array or a dictionary consists of, with the keys of the latter.
    private func parts(of object: Int) -> [Int] {
        guard let offset = offset(of: object) else { return [] }
        let references: Int
        switch bytes[offset] >> 4 {
        case 0xA: references = 1
        case 0xD: references = 2
        default: return []
        }
        var (count, start) = (Int(bytes[offset] & 0xF), offset + 1)
        if count == 0xF {
            // The count is an integer of its own, whose size is a power of two.
            guard start < bytes.count, bytes[start] >> 4 == 1 else { return [] }
            let size = 1 << Int(bytes[start] & 0xF)
            guard let stated = number(at: start + 1, size: size) else { return [] }
            (count, start) = (stated, start + 1 + size)
        }
        guard start <= bytes.count, count <= (bytes.count - start) / (references * referenceSize) else { return [] }
        return (0..<count * references).compactMap { number(at: start + $0 * referenceSize, size: referenceSize) }
    }

    private func number(at place: Int, size: Int) -> Int? {
        guard size <= 8, place <= bytes.count - size else { return nil }
        return Self.number(bytes[place...].prefix(size))
    }

    /// A number whose first byte is the greatest; nil if it is not an `Int`.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
        Int(exactly: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}
