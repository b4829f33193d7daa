import VitrinePlatform

/// The bytes written so far, and the objects and arrays that are still open.
///
/// `Encodable` requests containers without reporting when they end. Containers nest, so a container that is asked to
/// write first closes all containers that were opened inside it.
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
        // A value that contains itself without end would use up the stack.
        guard depth < CompactJSONDecoder.maximumDepth else {
            let text = "nested deeper than \(CompactJSONDecoder.maximumDepth) levels"
            throw EncodingError.invalidValue(
                value,
                EncodingError.Context(codingPath: place.path, debugDescription: text)
            )
        }
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

    func append(_ value: some BinaryInteger) { JSONNumber.append(value, to: &bytes) }

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
        JSONNumber.append(value, to: &bytes)
    }

    func append(_ string: String) { JSONQuoting.append(string, to: &bytes) }
}
