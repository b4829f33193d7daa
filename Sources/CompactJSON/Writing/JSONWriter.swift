package import VitrinePlatform

/// Writes JSON value by value, in the form of ``CompactJSONEncoder``.
///
/// The writer sets the commas. Nothing throws: a value that has no form in JSON, such as a number that is not finite, makes
/// the whole text void, and ``bytes(of:)`` returns nil.
package struct JSONWriter {
    private var bytes: [UInt8] = []
    private var needsComma = false
    private var isVoid = false

    private init() {
        // Pages that are not written cost nothing, but an array that grows is copied again and again.
        bytes.reserveCapacity(1 << 16)
    }

    /// Returns a value as JSON in UTF-8, without white space; nil if a part of it has no form in JSON.
    package static func bytes(of value: some JSONWritable) -> [UInt8]? {
        var writer = JSONWriter()
        value.write(to: &writer)
        return writer.isVoid ? nil : writer.bytes
    }

    package mutating func write(_ value: String) {
        beginValue()
        JSONQuoting.append(value, to: &bytes)
    }

    package mutating func write(_ value: Bool) {
        beginValue()
        bytes += (value ? "true" : "false").utf8
    }

    package mutating func write(_ value: Int) {
        beginValue()
        JSONNumber.append(value, to: &bytes)
    }

    package mutating func write(_ value: Double) {
        beginValue()
        guard value.isFinite else {
            isVoid = true
            return
        }
        JSONNumber.append(value, to: &bytes)
    }

    /// Writes a date as seconds since 2001.
    package mutating func write(_ date: Date) {
        guard SupportedDates.contains(date) else {
            isVoid = true
            return
        }
        write(date.timeIntervalSinceReferenceDate)
    }

    /// Writes data as text in Base64.
    package mutating func write(_ data: Data) {
        write(data.base64EncodedString())
    }

    /// Writes an object, whose members `members` writes.
    package mutating func object(_ members: (inout JSONWriter) -> Void) {
        open("{")
        members(&self)
        close("}")
    }

    /// Writes an array, whose elements `elements` writes.
    package mutating func array(_ elements: (inout JSONWriter) -> Void) {
        open("[")
        elements(&self)
        close("]")
    }

    /// Writes the key of an object's member; its value follows.
    package mutating func key(_ key: String) {
        write(key)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    private mutating func open(_ bracket: Unicode.Scalar) {
        beginValue()
        bytes.append(UInt8(ascii: bracket))
        needsComma = false
    }

    private mutating func close(_ bracket: Unicode.Scalar) {
        bytes.append(UInt8(ascii: bracket))
        needsComma = true
    }

    private mutating func beginValue() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }
}

extension JSONWriter {
    /// Writes a member of an object; nothing if there is no value.
    package mutating func member(_ key: String, _ value: (some JSONWritable)?) {
        guard let value else { return }
        self.key(key)
        value.write(to: &self)
    }

    /// Writes a case of an enumeration as an object of one member, whose members `values` writes.
    package mutating func choice(_ name: String, _ values: (inout JSONWriter) -> Void = { _ in }) {
        object { json in
            json.key(name)
            json.object(values)
        }
    }

    /// Writes a case of an enumeration that has one value without a name.
    package mutating func choice(_ name: String, _ value: some JSONWritable) {
        choice(name) { $0.member("_0", value) }
    }
}
