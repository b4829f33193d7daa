import Foundation
import GRDB
import HTTPTypes
import HangangjariAPI
import HummingbirdTesting
import Testing

@testable import HangangjariService

@Suite("The database")
struct SQLiteParkStoreTests {
    private let folder = TemporaryFolder()
    private var path: String { folder.path + "/service.sqlite" }

    @Test("provides the last known values after a restart, with their age, and none from the future")
    func newStart() async throws {
        let store = try SQLiteParkStore(path: path)
        try await TestedService(store: store).serve { client async throws in _ = try await client.summary() }
        // A value is stored after it is sent.
        while try await store.parks().isEmpty { await Task.yield() }
        let second = TestedService(source: .failing(), store: try SQLiteParkStore(path: path))
        second.pass(3600)
        try await second.serve { client async throws in
            let summary = try await client.summary()
            #expect(summary.refresh.state == .lastKnown)
            #expect(summary.refresh.succeededAt == TestedService.begin)
            #expect(summary.parking.remaining == 40)
            #expect(summary.refresh.sources[0].status == .stale)
            #expect(summary.signals.isEmpty, "stale sections give no signals")
        }
        let earlier = TestedService(source: .failing(), store: try SQLiteParkStore(path: path))
        earlier.pass(-86_400)
        try await earlier.serve { client async throws in
            #expect(try await client.get("/v2/parks/banpo/state").status == .serviceUnavailable)
        }
    }

    @Test("that cannot be opened throws an error")
    func unusable() throws {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        try Data(repeating: 65, count: 10_000).write(to: URL(filePath: path))
        let error = #expect(throws: ServiceError.self) { try SQLiteParkStore(path: path) }
        #expect(error?.code == .storage)
    }

    @Test("that another program has locked names the remedy, which is not to delete it")
    func locked() throws {
        _ = try SQLiteParkStore(path: path)
        let other = try DatabaseQueue(path: path)
        // Another program begins to write, and does not end.
        try other.inDatabase { try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
        try other.inDatabase { try $0.execute(sql: "CREATE TABLE other(x)") }
        let error = #expect(throws: ServiceError.self) { try SQLiteParkStore(path: path, patience: 0) }
        #expect(error?.message.contains("another program has locked it") == true, "\(String(describing: error))")
        #expect(error?.message.contains("delete") == false)
        try other.close()
    }

    @Test("that was removed while the service runs is made anew with the next value, and the state says so until then")
    func removed() async throws {
        let store = try SQLiteParkStore(path: path)
        let service = TestedService(store: store)
        try await service.serve { client async throws in
            _ = try await client.summary()
            #expect(try await client.get("/health").read(Health.self).stored)
            for suffix in ["", "-wal"] { try FileManager.default.removeItem(atPath: path + suffix) }
            let health = try await client.get("/health").read(Health.self)
            #expect(!health.stored && health.status == "degraded")
        }
        try await store.save(StoredPark(), id: "nanji")
        try store.check()
        #expect(try await SQLiteParkStore(path: path).parks().keys.sorted() == ["nanji"])
    }

    @Test("in whose place another file stands is an error, and the other file is kept")
    func replaced() async throws {
        let store = try SQLiteParkStore(path: path)
        try FileManager.default.moveItem(atPath: path, toPath: path + ".old")
        try Data("other".utf8).write(to: URL(filePath: path))
        let error = await #expect(throws: ServiceError.self) { try await store.save(StoredPark(), id: "banpo") }
        #expect(error?.code == .storage && error?.message.contains("start the service again") == true)
        #expect(throws: ServiceError.self) { try store.check() }
        #expect(try Data(contentsOf: URL(filePath: path)) == Data("other".utf8))
    }
}
