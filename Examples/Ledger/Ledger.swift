import Foundation
import os

/// The month's spending, which the app writes to the group's folder as JSON.
struct Ledger: Codable {
    struct Expense: Codable, Identifiable {
        let id: UUID
        let title: String
        let amount: Decimal
        let paidAt: Date
    }

    let budget: Decimal
    let expenses: [Expense]

    var left: Decimal {
        expenses.reduce(budget) { $0 - $1.amount }
    }
}

enum LedgerFile {
    private static let group = "group.example.ledger"
    private static let log = Logger(subsystem: "example.ledger.widgets", category: "file")

    /// The stored ledger, or nil where the app stored none yet or the file cannot be read.
    static func read() -> Ledger? {
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) else {
            log.error("The group \(group, privacy: .public) is not in the entitlements.")
            return nil
        }
        let file = folder.appendingPathComponent("ledger.json")
        do {
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            return try decoder.decode(Ledger.self, from: Data(contentsOf: file))
        } catch CocoaError.fileReadNoSuchFile {
            return nil
        } catch {
            log.error("\(file.path) cannot be read: \(error.localizedDescription)")
            return nil
        }
    }
}
