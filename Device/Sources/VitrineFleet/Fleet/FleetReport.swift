public import Foundation
import VitrineDevice

/// The results of some policies side by side.
public struct FleetReport: Sendable {
    public var results: [FleetResult]

    public init(_ results: [FleetResult]) { self.results = results }

    private static let rows: [(name: String, value: @Sendable (FleetResult) -> Double?)] = [
        ("age50", { $0.age(ofShare: 0.5).map(Double.init) }),
        ("age90", { $0.age(ofShare: 0.9).map(Double.init) }),
        ("age99", { $0.age(ofShare: 0.99).map(Double.init) }),
        ("emptyLooks", { Double($0.emptyLooks) }),
        ("charged", { $0.reloadsPerDay(.charged) }),
        ("free", { $0.reloadsPerDay(.free) }),
        ("held", { $0.reloadsPerDay(.held) }),
        ("refused", { $0.reloadsPerDay(.refused) }),
        ("meanRequests", { $0.meanRequests }),
        ("peakRequests", { $0.peakRequests }),
        ("energy", { $0.energyPerDay }),
    ]

    private static let titles: [String: String] = [
        "age50": "age when seen, median (min)",
        "age90": "age when seen, 90 % (min)",
        "age99": "age when seen, 99 % (min)",
        "emptyLooks": "seen without any data",
        "charged": "charged reloads a day", "free": "free reloads a day", "held": "held reloads a day",
        "refused": "refused reloads a day", "meanRequests": "requests a minute, mean",
        "peakRequests": "requests a minute, peak", "energy": "energy proxy a day",
    ]

    /// The report as a table: what is counted, and one value for each policy; `-` where there is none.
    public var table: [(title: String, values: [String])] {
        Self.rows.map { row in
            (Self.titles[row.name] ?? row.name, results.map { row.value($0).map(Self.number) ?? "-" })
        }
    }

    /// The report as a table for a terminal.
    public var lines: [String] {
        let heading = [""] + results.map(\.policy)
        let rows = table.map { [$0.title] + $0.values }
        let width = rows.map { $0[0].count }.max() ?? 0
        return ([heading] + rows)
            .map { cells in
                cells[0].padding(toLength: width, withPad: " ", startingAt: 0)
                    + cells.dropFirst().map { "  " + String(repeating: " ", count: max(0, 14 - $0.count)) + $0 }
                    .joined()
            }
    }

    /// The report as JSON with sorted keys: the same seed gives the same bytes.
    public var json: Data {
        get throws {
            struct Column: Encodable {
                var policy: String
                var widgets: Int
                var days: Int
                var values: [String: Double]
            }
            let columns = results.map { result in
                let values = Self.rows.compactMap { row in row.value(result).map { (row.name, $0) } }
                return Column(
                    policy: result.policy,
                    widgets: result.widgets,
                    days: result.days,
                    values: Dictionary(uniqueKeysWithValues: values)
                )
            }
            return try JSONEncoder.readable.encode(columns)
        }
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() ? "\(Int(value))" : String(format: "%.1f", value)
    }
}
