/// Parses the TZif format: a header and data with 32-bit moments, the same again with 64-bit moments, and a footer.
struct ZoneFile {
    /// The first bytes of both headers.
    private static let magic = Array("TZif".utf8)

    private let bytes: [UInt8]
    private var offset = 0

    private struct Header {
        var version: UInt8
        var utcCount: Int
        var standardCount: Int
        var leapCount: Int
        var transitionCount: Int
        var kindCount: Int
        var textCount: Int

        func byteCount(momentSize: Int) -> Int {
            transitionCount * (momentSize + 1) + kindCount * 6 + textCount + leapCount * (momentSize + 4)
                + standardCount
                + utcCount
        }
    }

    static func rules(name: String, _ bytes: [UInt8]) throws(ZoneFault) -> ZoneRules {
        var file = ZoneFile(bytes: bytes)
        return try file.rules(name: name)
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func rules(name: String) throws(ZoneFault) -> ZoneRules {
        guard bytes.count < Self.magic.count || bytes.starts(with: Self.magic) else {
            throw ZoneFault(reason: "does not begin with TZif", isDamage: false)
        }
        let old = try header()
        guard old.version >= UInt8(ascii: "2") else { throw ZoneFault(reason: "its format is older than version 2") }
        try skip(old.byteCount(momentSize: 4))
        let header = try header()
        guard header.kindCount > 0 else { throw ZoneFault(reason: "it has no offset") }
        guard header.leapCount == 0 else {
            throw ZoneFault(reason: "counts leap seconds, which clocks do not show", isDamage: false)
        }
        guard header.byteCount(momentSize: 8) <= bytes.count - offset else { throw ZoneFault(reason: "it ends early") }
        let transitions = try transitions(header.transitionCount)
        let kinds = Array(try take(header.transitionCount))
        guard kinds.allSatisfy({ Int($0) < header.kindCount }) else { throw ZoneFault(reason: "an offset is missing") }
        let offsets = try offsets(header)
        try skip(header.leapCount * 12 + header.standardCount + header.utcCount)
        return ZoneRules(
            name: name,
            transitions: transitions,
            kinds: kinds,
            offsets: offsets,
            footer: try footer()
        )
    }

    private mutating func header() throws(ZoneFault) -> Header {
        guard try take(4).elementsEqual(Self.magic) else { throw ZoneFault(reason: "it is not a TZif file") }
        let version = try take(16)[0 + offset - 16]
        var counts: [Int] = []
        for _ in 0..<6 {
            let count = try number(4)
            guard count >= 0, count <= bytes.count else { throw ZoneFault(reason: "a count is too large") }
            counts.append(count)
        }
        return Header(
            version: version,
            utcCount: counts[0],
            standardCount: counts[1],
            leapCount: counts[2],
            transitionCount: counts[3],
            kindCount: counts[4],
            textCount: counts[5]
        )
    }

    private mutating func transitions(_ count: Int) throws(ZoneFault) -> [Int] {
        var moments: [Int] = []
        moments.reserveCapacity(count)
        for _ in 0..<count {
            let moment = try number(8)
            // The database itself begins with the year of the Big Bang, -2^59.
            guard moment.magnitude <= 1 << 59 else { throw ZoneFault(reason: "a transition is too far away") }
            if let last = moments.last, moment <= last { throw ZoneFault(reason: "its transitions are not in order") }
            moments.append(moment)
        }
        return moments
    }

    private mutating func offsets(_ header: Header) throws(ZoneFault) -> [ZoneOffset] {
        var raw: [(seconds: Int, isDaylightSaving: Bool, text: Int)] = []
        for _ in 0..<header.kindCount {
            let seconds = try number(4)
            guard abs(seconds) < 26 * 3600 else { throw ZoneFault(reason: "an offset is longer than a day") }
            raw.append((seconds, try number(1) != 0, try number(1) & 0xFF))
        }
        let texts = Array(try take(header.textCount))
        return raw.map { kind in
            let text = texts.dropFirst(kind.text).prefix { $0 != 0 }
            return ZoneOffset(
                seconds: kind.seconds,
                isDaylightSaving: kind.isDaylightSaving,
                abbreviation: String(decoding: text, as: UTF8.self)
            )
        }
    }

    private mutating func footer() throws(ZoneFault) -> ZoneFooter? {
        let rest = bytes[offset...]
        guard rest.first == 0x0A, let end = rest.dropFirst().firstIndex(of: 0x0A) else {
            throw ZoneFault(reason: "it has no footer")
        }
        let text = rest[(offset + 1)..<end]
        return text.isEmpty ? nil : try ZoneFooter(String(decoding: text, as: UTF8.self))
    }

    private mutating func skip(_ count: Int) throws(ZoneFault) { _ = try take(count) }

    private mutating func take(_ count: Int) throws(ZoneFault) -> ArraySlice<UInt8> {
        guard count <= bytes.count - offset else { throw ZoneFault(reason: "it ends early") }
        offset += count
        return bytes[(offset - count)..<offset]
    }

    /// Reads a signed number of `count` bytes, most significant byte first.
    private mutating func number(_ count: Int) throws(ZoneFault) -> Int {
        let digits = try take(count)
        var value: UInt64 = (digits.first ?? 0) & 0x80 == 0 ? 0 : .max
        for digit in digits { value = value << 8 | UInt64(digit) }
        return Int(Int64(bitPattern: value))
    }
}
