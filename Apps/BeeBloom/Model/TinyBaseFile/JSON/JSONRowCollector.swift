/// Collects the requested rows during a walk through a store's text.
struct JSONRowCollector: JSONStoreVisitor {
    private struct Wanted {
        let request: RowRequest
        let cells: [[UInt8]]
        let filter: Filter?
        var rows: [TinyBaseRow] = []
    }

    private enum Filter {
        case isNull([UInt8])
        case text([UInt8], lower: [UInt8], upper: [UInt8], orEndOfID: Bool)
        case rowID([UInt8])
    }

    private var wanted: [Wanted]
    private var current: [Int] = []

    init(_ requests: [RowRequest]) {
        wanted = requests.map { request in
            Wanted(
                request: request,
                cells: request.cells.map { Array($0.utf8) },
                filter: request.filter.map(Self.filter)
            )
        }
    }

    /// The rows found, in the order of the requests.
    var rows: [[TinyBaseRow]] { wanted.map(\.rows) }

    mutating func tableBegan(_ name: String) {
        current = wanted.indices.filter { wanted[$0].request.table == name }
    }

    mutating func row(_ row: borrowing JSONRowText) {
        for index in current where wanted[index].filter.map({ Self.passes(row, $0) }) ?? true {
            let cells = wanted[index].cells.map { Self.value(of: $0, in: row) }
            wanted[index].rows.append(TinyBaseRow(id: row.id.decoded(in: row.text), cells: cells))
        }
    }

    mutating func tableEnded(at offset: Int) { current = [] }

    mutating func tablesEnded(at offset: Int) {}

    private static func filter(_ filter: RowRequest.Filter) -> Filter {
        switch filter {
        case .isNull(let cell): .isNull(Array(cell.utf8))
        case .text(let cell, let range): text(cell, range, orEndOfID: false)
        case .textOrEndOfID(let cell, let range): text(cell, range, orEndOfID: true)
        case .rowID(let id): .rowID(Array(id.utf8))
        }
    }

    private static func text(_ cell: String, _ range: ClosedRange<String>, orEndOfID: Bool) -> Filter {
        .text(
            Array(cell.utf8),
            lower: Array(range.lowerBound.utf8),
            upper: Array(range.upperBound.utf8),
            orEndOfID: orEndOfID
        )
    }

    private static func passes(_ row: borrowing JSONRowText, _ filter: Filter) -> Bool {
        switch filter {
        case .rowID(let id): return row.id.equals(id, in: row.text)
        case .isNull(let name): return isNull(member(name, of: row), in: row.text)
        case .text(let name, let lower, let upper, let orEndOfID):
            let member = member(name, of: row)
            let end = orEndOfID && isNull(member, in: row.text) ? row.id.suffix(lower.count, in: row.text) : nil
            guard let text = end ?? member?.string(in: row.text) else { return false }
            return text.order(against: upper, in: row.text) <= 0 && text.order(against: lower, in: row.text) >= 0
        }
    }

    private static func isNull(_ member: JSONMember?, in text: UnsafePointer<UInt8>) -> Bool {
        // `null` is the only JSON value that begins with an n.
        member.map { text[$0.value.lowerBound] == UInt8(ascii: "n") } ?? true
    }

    private static func value(of name: [UInt8], in row: borrowing JSONRowText) -> TinyBaseValue {
        member(name, of: row)?.decoded(in: row.text) ?? .null
    }

    /// The last member with a name, which is the valid one in JavaScript.
    private static func member(_ name: [UInt8], of row: borrowing JSONRowText) -> JSONMember? {
        row.members.last { $0.key.equals(name, in: row.text) }
    }
}

extension JSONMember {
    /// The value as a string; nil if it is not a string.
    func string(in text: UnsafePointer<UInt8>) -> JSONString? {
        guard text[value.lowerBound] == UInt8(ascii: "\"") else { return nil }
        return JSONString(start: value.lowerBound + 1, end: value.upperBound - 1, isEscaped: isEscaped)
    }

    /// The value; null for an object, an array and invalid JSON.
    func decoded(in text: UnsafePointer<UInt8>) -> TinyBaseValue {
        if let string = string(in: text) { return .string(string.decoded(in: text)) }
        let bytes = UnsafeBufferPointer(start: text + value.lowerBound, count: value.count)
        switch String(decoding: bytes, as: UTF8.self) {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        case let other:
            guard bytes[0] != UInt8(ascii: "{"), bytes[0] != UInt8(ascii: "[") else { return .null }
            return Double(other).map { .number($0) } ?? .null
        }
    }
}
