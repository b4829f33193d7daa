import Foundation
import Testing
import Vitrine

/// A value with a date and a day, as a foreign or a damaged file may hold them.
private struct Dated: Codable, Sendable, Equatable {
    var staleAt: Date
    var day: LocalDay?
}

extension SnapshotKey where Value == Dated {
    fileprivate static let dated = SnapshotKey("dated.json")
}

/// Dates for which calendars and whole numbers have no room.
///
/// They are of the right type, so only a check refuses them; no code after it can.
struct AbsurdDateTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    /// In seconds since 2001: far beyond all numbers, just beyond Int64, the year 9999, and before the year 1.
    static let absurd = ["1e300", "-1e300", "9.3e18", "-9.3e18", "9.2e18", "252392457600", "-63114076801"]

    // "damaged" is one of the five answers of reading, with the place of the damage.
    @Test(arguments: absurd)
    func valueWithAnAbsurdDateIsDamaged(seconds: String) throws {
        try folder.put("{\"staleAt\":\(seconds)}", as: "dated.json")
        let report = try #require(folder.store.read(.dated).damage)
        #expect(report.reason == .wrongType && report.detail.contains("'staleAt'"), "\(report)")
    }

    @Test(arguments: absurd)
    func stampWithAnAbsurdDateIsDamaged(seconds: String) throws {
        let owners = "{\"app\":{\"writtenAt\":\(seconds)}}"
        let metadata = "{\"schema\":1,\"generation\":1,\"owners\":\(owners)}"
        try folder.put("{\"staleAt\":0,\"_vitrine\":\(metadata)}", as: "dated.json")
        let report = try #require(folder.store.read(.dated).damage)
        #expect(report.reason == .metadata && report.detail.contains("years 1 to 9998"), "\(report)")
    }

    @Test(arguments: [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 253_370_764_799)])
    func datesOfTheSupportedYearsAreKept(date: Date) throws {
        let value = Dated(staleAt: date, day: LocalDay(year: 9999, month: 12, day: 31))
        try folder.store.write(value, to: .dated, now: date)
        #expect(folder.store.read(.dated).value == value)
        #expect(folder.store.read(.dated).snapshot?.writtenAt == date)
    }

    // What cannot be read again is not written.
    @Test(arguments: absurd + ["nan", "inf"])
    func absurdDateIsNotWritten(seconds: String) throws {
        let date = Date(timeIntervalSinceReferenceDate: try #require(Double(seconds)))
        for (value, now) in [(Dated(staleAt: date), .noon), (Dated(staleAt: .noon), date)] {
            #expect(code { try folder.store.write(value, to: .dated, now: now) } == .encodingFailed)
        }
        #expect(folder.store.read(.dated) == .missing)
    }
}
