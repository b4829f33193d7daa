#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// JSON as it is being written: objects and lists are opened and closed, commas come by themselves.
///
/// Only for what an extension sends with every timeline, where the first use of `JSONEncoder` costs a process more than all
/// its layout. What it writes is what the values' own `Codable` form reads.
struct JSONText {
    /// The text so far.
    private(set) var bytes: [UInt8] = []
    /// The key of the first number that JSON cannot say; nil if all is well.
    private(set) var unwritableKey: String?
    private var lastKey: StaticString = ""

    init(capacity: Int) {
        bytes.reserveCapacity(capacity)
    }

    /// Writes an object.
    mutating func object(_ members: (inout JSONText) -> Void) {
        separate()
        bytes.append(UInt8(ascii: "{"))
        members(&self)
        bytes.append(UInt8(ascii: "}"))
    }

    /// Writes a list.
    mutating func list<Items: Collection>(_ items: Items, _ write: (Items.Element, inout JSONText) -> Void) {
        separate()
        bytes.append(UInt8(ascii: "["))
        for item in items { write(item, &self) }
        bytes.append(UInt8(ascii: "]"))
    }

    /// Writes the key of a member, which is plain ASCII.
    mutating func key(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        lastKey = name
    }

    /// Writes the key of a member that comes from data.
    mutating func key(text name: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
    }

    /// Writes a text.
    mutating func string(_ value: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0..<0x20: escape(byte)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes a number; one that is not finite is remembered as a fault.
    mutating func number(_ value: Double) {
        separate()
        if let whole = Int(exactly: value), whole.magnitude < 1 << 53 {
            bytes.append(contentsOf: whole.description.utf8)
        } else if value.isFinite {
            bytes.append(contentsOf: value.description.utf8)
        } else {
            unwritableKey = unwritableKey ?? lastKey.description
            bytes.append(UInt8(ascii: "0"))
        }
    }

    /// Writes a whole number.
    mutating func integer(_ value: Int) {
        separate()
        bytes.append(contentsOf: value.description.utf8)
    }

    /// Writes true or false.
    mutating func boolean(_ value: Bool) {
        separate()
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    /// Writes a date as seconds since 2001-01-01T00:00:00Z.
    mutating func date(_ value: Date) {
        number(value.timeIntervalSinceReferenceDate)
    }

    /// Writes bytes in base 64.
    mutating func data(_ value: Data) {
        string(value.base64EncodedString())
    }

    /// Puts a comma before what is neither the first of its list or object nor the value of a key.
    private mutating func separate() {
        switch bytes.last {
        case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
        default: bytes.append(UInt8(ascii: ","))
        }
    }

    private mutating func escape(_ byte: UInt8) {
        let digits = Array("0123456789abcdef".utf8)
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
    }
}

/// A value that is written by hand in the form that its own `Codable` reads.
protocol JSONTextWritable {
    /// Writes the value.
    func write(to text: inout JSONText)
}

extension JSONText {
    /// Writes a member.
    mutating func member(_ name: StaticString, _ value: some JSONTextWritable) {
        key(name)
        value.write(to: &self)
    }

    /// Writes a member if there is a value.
    mutating func member(_ name: StaticString, _ value: (some JSONTextWritable)?) {
        guard let value else { return }
        key(name)
        value.write(to: &self)
    }

    /// Writes a member that is a list.
    mutating func member(_ name: StaticString, _ values: [some JSONTextWritable]) {
        key(name)
        list(values) { value, text in value.write(to: &text) }
    }

    /// Writes the case of an enumeration with its values.
    mutating func enumCase(_ name: StaticString, _ values: (inout JSONText) -> Void = { _ in }) {
        object { text in
            text.key(name)
            text.object(values)
        }
    }
}

extension Double: JSONTextWritable {
    func write(to text: inout JSONText) { text.number(self) }
}

extension Int: JSONTextWritable {
    func write(to text: inout JSONText) { text.integer(self) }
}

extension Bool: JSONTextWritable {
    func write(to text: inout JSONText) { text.boolean(self) }
}

extension String: JSONTextWritable {
    func write(to text: inout JSONText) { text.string(self) }
}

extension Date: JSONTextWritable {
    func write(to text: inout JSONText) { text.date(self) }
}
