/// A JSON value that preserves the order of members, as in the city's responses.
indirect enum CityJSON {
    /// A string; the sample's strings need no escaping.
    case text(String)
    /// A whole number.
    case number(Int)
    /// An object.
    case object([(String, CityJSON)])
    /// An array.
    case list([CityJSON])

    /// The value as UTF-8-encoded JSON on one line.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        write(into: &bytes)
        return bytes
    }

    private func write(into bytes: inout [UInt8]) {
        switch self {
        case .text(let text): Self.quote(text, into: &bytes)
        case .number(let number): bytes += String(number).utf8
        case .object(let members):
            Self.write(members, between: ("{", "}"), into: &bytes) { member, bytes in
                Self.quote(member.0, into: &bytes)
                bytes += ":".utf8
                member.1.write(into: &bytes)
            }
        case .list(let items):
            Self.write(items, between: ("[", "]"), into: &bytes) { item, bytes in item.write(into: &bytes) }
        }
    }

    private static func write<Item>(
        _ items: [Item],
        between marks: (String, String),
        into bytes: inout [UInt8],
        _ writeItem: (Item, inout [UInt8]) -> Void
    ) {
        bytes += marks.0.utf8
        for (index, item) in items.enumerated() {
            if index > 0 { bytes += ",".utf8 }
            writeItem(item, &bytes)
        }
        bytes += marks.1.utf8
    }

    private static func quote(_ text: String, into bytes: inout [UInt8]) {
        bytes += "\"".utf8
        bytes += text.utf8
        bytes += "\"".utf8
    }
}
