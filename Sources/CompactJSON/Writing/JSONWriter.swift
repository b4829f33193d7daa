package import VitrinePlatform

/// Writes JSON value by value, in the form of ``CompactJSONEncoder``.
///
/// The writer sets the commas. Nothing fails: what is written is drawn, and a drawing with one wrong number is of more
/// use than none. A number that is not finite, which JSON does not have, is written as 0, and a date that the decoder
/// refuses as the nearest one that it takes.
package struct JSONWriter {
    private var bytes: [UInt8] = []
    private var needsComma = false

    private init() {
        // Pages that are not written cost nothing, but an array that grows is copied again and again.
        bytes.reserveCapacity(1 << 16)
    }

    /// Returns a value as JSON in UTF-8, without white space.
    package static func bytes(of value: some JSONWritable) -> [UInt8] {
        var writer = JSONWriter()
        value.write(to: &writer)
        return writer.bytes
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
        JSONNumber.append(value.isFinite ? value : 0, to: &bytes)
    }

    /// Writes a date as seconds since 2001.
    package mutating func write(_ date: Date) {
        write(SupportedDates.clamped(date).timeIntervalSinceReferenceDate)
    }

    /// Writes data as text in Base64.
    package mutating func write(_ data: Data) {
        write(data.base64EncodedString())
    }

    /// Writes an object, whose members `members` writes.
    package mutating func object(_ members: (inout JSONWriter) -> Void) {
        open(UInt8(ascii: "{"))
        members(&self)
        close(UInt8(ascii: "}"))
    }

    /// Writes an array, whose elements `elements` writes.
    package mutating func array(_ elements: (inout JSONWriter) -> Void) {
        open(UInt8(ascii: "["))
        elements(&self)
        close(UInt8(ascii: "]"))
    }

    /// Writes the key of an object's member; its value follows.
    package mutating func key(_ key: String) {
        write(key)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes a key that needs no escapes, such as the name of a property or a case.
    package mutating func key(_ key: StaticString) {
        beginValue()
        bytes.append(UInt8(ascii: "\""))
        key.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    private mutating func open(_ bracket: UInt8) {
        beginValue()
        bytes.append(bracket)
        needsComma = false
    }

    private mutating func close(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    private mutating func beginValue() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }
}

extension JSONWriter {
    /// Writes a member of an object.
    package mutating func member(_ key: StaticString, _ value: some JSONWritable) {
        self.key(key)
        value.write(to: &self)
    }

    /// Writes a list as a member of an object.
    package mutating func member(_ key: StaticString, _ values: [some JSONWritable]) {
        self.key(key)
        array { json in
            for value in values { value.write(to: &json) }
        }
    }

    /// Writes a member of an object; nothing if there is no value.
    package mutating func member(_ key: StaticString, _ value: (some JSONWritable)?) {
        if let value { member(key, value) }
    }

    /// Writes a case of an enumeration as an object of one member, whose members `values` writes.
    package mutating func choice(_ name: StaticString, _ values: (inout JSONWriter) -> Void = { _ in }) {
        object { json in
            json.key(name)
            json.object(values)
        }
    }

    /// Writes a case of an enumeration that has one value without a name.
    package mutating func choice(_ name: StaticString, _ value: some JSONWritable) {
        choice(name) { $0.member("_0", value) }
    }
}
