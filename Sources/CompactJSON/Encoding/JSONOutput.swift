import VitrinePlatform

/// The bytes written so far, and the objects and arrays that are still open.
///
/// `Encodable` requests containers without reporting when they end. Containers nest, so a container that is asked to write
/// first closes all containers that were opened inside it.
final class JSONOutput {
    /// An object or array that is not closed yet.
    private struct Level {
        let isObject: Bool
        /// The offset of its first member in the bytes.
        let start: Int
        /// The offset of each member of a sorted object, and the end of its key.
        var members: [(start: Int, keyEnd: Int)] = []
        var isEmpty = true
    }

    private(set) var bytes: [UInt8] = []
    private var levels: [Level] = []
    private let sortsKeys: Bool

    init(sortsKeys: Bool) {
        self.sortsKeys = sortsKeys
        bytes.reserveCapacity(512)
    }

    /// The number of open objects and arrays.
    var depth: Int { levels.count }

    func open(isObject: Bool) {
        bytes.append(isObject ? UInt8(ascii: "{") : UInt8(ascii: "["))
        levels.append(Level(isObject: isObject, start: bytes.count))
    }

    /// Closes all objects and arrays that are deeper than a depth.
    func close(to depth: Int) {
        while levels.count > depth {
            let level = levels.removeLast()
            if level.isObject, level.members.count > 1 { sort(level) }
            bytes.append(level.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
        }
    }

    /// Begins an element of the array at a depth.
    func beginElement(at depth: Int) {
        close(to: depth)
        separate(at: depth)
    }

    /// Begins a member of the object at a depth.
    func beginMember(_ key: String, at depth: Int) {
        close(to: depth)
        separate(at: depth)
        let start = bytes.count
        append(key)
        if sortsKeys { levels[depth - 1].members.append((start, bytes.count)) }
        bytes.append(UInt8(ascii: ":"))
    }

    private func separate(at depth: Int) {
        if levels[depth - 1].isEmpty {
            levels[depth - 1].isEmpty = false
        } else {
            bytes.append(UInt8(ascii: ","))
        }
    }

    /// Sorts an object's members, which are all at the end of the bytes, by their keys.
    private func sort(_ level: Level) {
        let members = level.members
        func key(_ index: Int) -> ArraySlice<UInt8> { bytes[members[index].start..<members[index].keyEnd] }
        let order = members.indices.sorted { key($0).lexicographicallyPrecedes(key($1)) }
        guard order != Array(members.indices) else { return }
        var sorted: [UInt8] = []
        sorted.reserveCapacity(bytes.count - level.start)
        for index in order {
            let end = index + 1 < members.count ? members[index + 1].start - 1 : bytes.count
            if !sorted.isEmpty { sorted.append(UInt8(ascii: ",")) }
            sorted += bytes[members[index].start..<end]
        }
        bytes.replaceSubrange(level.start..., with: sorted)
    }
}

extension JSONOutput {
    /// Writes a value of any type.
    func write<Value: Encodable>(_ value: Value, at place: CodingLocation) throws {
        if Value.self == String.self, let string = value as? String { return append(string) }
        if Value.self == Data.self, let data = value as? Data { return append(data.base64EncodedString()) }
        if Value.self == URL.self, let url = value as? URL { return append(url.absoluteString) }
        if Value.self == Date.self, let date = value as? Date { return try append(date, at: place) }
        let start = bytes.count
        let depth = depth
        try value.encode(to: ValueEncoder(output: self, depth: depth, place: place))
        // A type that requested no container is encoded as an object without members.
        if bytes.count == start { open(isObject: true) }
        close(to: depth)
    }

    /// Writes a date as seconds since 2001.
    /// - Throws: `EncodingError.invalidValue` for a date that the decoder refuses.
    private func append(_ date: Date, at place: CodingLocation) throws {
        guard SupportedDates.contains(date) else {
            let text = "the date is not \(SupportedDates.description)"
            throw EncodingError.invalidValue(
                date,
                EncodingError.Context(codingPath: place.path, debugDescription: text)
            )
        }
        try append(date.timeIntervalSinceReferenceDate, at: place)
    }

    func appendNull() { bytes += "null".utf8 }

    func append(_ value: Bool) { bytes += (value ? "true" : "false").utf8 }

    func append(_ value: some BinaryInteger) { bytes += String(value).utf8 }

    /// Writes a number in the shortest form that decodes to the same value.
    /// - Throws: `EncodingError.invalidValue` if the number is not finite.
    func append(_ value: some BinaryFloatingPoint & LosslessStringConvertible, at place: CodingLocation) throws {
        guard value.isFinite else {
            let text = "\(value) cannot be represented in JSON; use finite numbers"
            throw EncodingError.invalidValue(
                value,
                EncodingError.Context(codingPath: place.path, debugDescription: text)
            )
        }
        if appendThousandths(Double(value)) { return }
        let digits = String(value).utf8
        bytes += digits.suffix(2).elementsEqual(".0".utf8) ? digits.dropLast(2) : digits[...]
    }

    /// Writes a number of thousandths without the general conversion, which was a tenth of an extension's answer.
    ///
    /// Nearly all numbers of a layout are such numbers. The text is the same, because a number of at most 15 digits has
    /// no shorter form.
    ///
    /// - Returns: Whether the number was written.
    private func appendThousandths(_ value: Double) -> Bool {
        let scaled = value * 1000
        // A negative zero has a text of its own.
        guard abs(scaled) < 1e12, value != 0 || value.sign == .plus else { return false }
        let count = Int64(scaled)
        guard Double(count) == scaled, Double(count) / 1000 == value else { return false }
        let (whole, rest) = count.magnitude.quotientAndRemainder(dividingBy: 1000)
        if count < 0 { bytes.append(UInt8(ascii: "-")) }
        append(whole)
        guard rest > 0 else { return true }
        bytes.append(UInt8(ascii: "."))
        var digits = rest
        var divisor: UInt64 = 100
        while digits > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(digits / divisor))
            digits %= divisor
            divisor /= 10
        }
        return true
    }

    func append(_ string: String) { JSONQuoting.append(string, to: &bytes) }
}
