import Foundation

/// The result of a row.
struct RowResult: Encodable {
    /// The bar, with the side on which it is met.
    enum Bar {
        case atMost(Double)
        case atLeast(Double)
    }

    var name: String
    var unit: String
    var ours: Double
    var peer: Double
    var peerName: String
    var bar: Bar
    /// A further condition beside the bar.
    var condition = true
    /// The lines to print below the row.
    var notes: [String] = []

    /// Our value divided by the peer's.
    var ratio: Double { ours / peer }

    /// Whether the ratio meets the bar and the further condition holds.
    var isMet: Bool {
        switch bar {
        case .atMost(let limit): condition && ratio <= limit
        case .atLeast(let limit): condition && ratio >= limit
        }
    }

    private enum CodingKeys: String, CodingKey {
        case name, unit, ours, peer, peerName, ratio, bar, met
    }

    func encode(to encoder: any Encoder) throws {
        var row = encoder.container(keyedBy: CodingKeys.self)
        try row.encode(name, forKey: .name)
        try row.encode(unit, forKey: .unit)
        try row.encode(ours, forKey: .ours)
        try row.encode(peer, forKey: .peer)
        try row.encode(peerName, forKey: .peerName)
        try row.encode(ratio, forKey: .ratio)
        try row.encode(limit, forKey: .bar)
        try row.encode(isMet, forKey: .met)
    }

    private var limit: Double {
        switch bar {
        case .atMost(let limit), .atLeast(let limit): limit
        }
    }

    /// Returns the rows as a JSON array.
    static func json(of rows: [RowResult]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(rows)
    }
}

extension RowResult {
    private static let widths = [18, 11, 11, 11, 8, 8, 5]

    /// The heading of the table.
    static var heading: String { line(["row", "unit", "ours", "peer", "ratio", "bar", "met"], "peer is") }

    /// The row as a line of the table.
    var line: String {
        let sign =
            switch bar {
            case .atMost: "<="
            case .atLeast: ">="
            }
        let cells = [
            name, unit, number(ours), number(peer), number(ratio), "\(sign)\(number(limit))", isMet ? "yes" : "NO",
        ]
        return Self.line(cells, peerName)
    }

    private func number(_ value: Double) -> String {
        value >= 1000 ? String(format: "%.0f", value) : String(format: "%.3g", value)
    }

    private static func line(_ cells: [String], _ last: String) -> String {
        zip(cells, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined() + last
    }
}
