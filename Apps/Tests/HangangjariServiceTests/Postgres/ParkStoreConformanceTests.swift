import Foundation
import HangangjariAPI
import HangangjariPostgres
import PostgresTesting
import Testing

@testable import HangangjariService

/// What holds for every store.
@Suite("Every store", .needsPostgres, .postgres)
struct ParkStoreConformanceTests {
    private static let park = "banpo"
    private let folder = TemporaryFolder()

    enum Kind: CaseIterable { case sqlite, postgres }

    /// A store, the way to open what it has stored anew, and the way to end its window before the time.
    struct Opened {
        let store: any ParkStore
        let again: () throws -> any ParkStore
        let endWindows: () async throws -> Void

        /// Stores values in a turn of their own.
        func save(_ park: StoredPark, id: String = ParkStoreConformanceTests.park) async throws {
            try await endWindows()
            guard case .ask(let lease) = try await store.turn(of: id).turn else {
                Issue.record("nobody else has the turn")
                return
            }
            try await store.save(park, id: id, lease: lease)
        }
    }

    private func open(_ kind: Kind) throws -> Opened {
        switch kind {
        case .sqlite:
            let path = folder.path + "/service.sqlite"
            let open = { try SQLiteParkStore(path: path) }
            return Opened(store: try open(), again: open, endWindows: {})
        case .postgres:
            let database = try TestedDatabase()
            return Opened(
                store: try database.store(),
                again: { try database.store() },
                // Before the first statement there is no table.
                endWindows: { _ = try? await database.sql("UPDATE hangangjari.park SET window_ends = 'epoch'") }
            )
        }
    }

    private func known(_ remaining: Int, at now: Timestamp = TestedService.begin) throws -> StoredPark {
        let park = try #require(RiverParks.park(id: Self.park))
        let bytes = ScriptedSource.answer(park, now, remaining: remaining)
        return StoredPark().succeeded(at: now, with: try ParkReportReader(park: park, now: now).report(from: bytes))
    }

    @Test("has nothing at first, and after a restart what was stored last", arguments: Kind.allCases)
    func roundTrip(_ kind: Kind) async throws {
        let opened = try open(kind)
        #expect(try await opened.store.parks().isEmpty)
        try opened.store.check()
        try await opened.save(try known(3).failed(at: TestedService.begin, .empty))
        let tomorrow = KoreanDay(of: TestedService.begin.adding(86_400))
        #expect(try await opened.store.history(of: Self.park, before: tomorrow).isEmpty, "a failure is no sample")
        try await opened.save(try known(3))
        let last = try known(4).failed(at: TestedService.begin.adding(60), .timedOut)
        try await opened.save(last)
        #expect(try await opened.again().parks()[Self.park] == last)
    }

    @Test(
        "keeps four weeks of history, separately for weekdays and weekends, with one sample per half hour",
        arguments: Kind.allCases
    )
    func history(_ kind: Kind) async throws {
        let opened = try open(kind)
        let today = KoreanDay(of: TestedService.begin)
        for back in [35, 29, 28, 27, 4, 3, 1, 0] {
            for (minutes, remaining) in [(0, 1), (10, 20), (30, back)] {
                let now = TestedService.begin.adding(-back * 86_400 + minutes * 60)
                try await opened.save(try known(remaining, at: now))
            }
        }
        let samples = try await opened.store.history(of: Self.park, before: today)
        // 14:05 and 14:35 on a Thursday; 4 days before is a Sunday.
        #expect(Set(samples.map { today.number - $0.day.number }) == [28, 27, 3, 1])
        #expect(samples.count == 8)
        #expect(samples.filter { $0.slot == 28 }.allSatisfy { $0.share > 0 } && Set(samples.map(\.slot)) == [28, 29])
        let sunday = KoreanDay(number: today.number - 4)
        #expect(try await opened.store.history(of: Self.park, before: KoreanDay(number: sunday.number + 7)).count == 2)
        #expect(try await opened.store.history(of: "nanji", before: today).isEmpty)
    }
}
