import HTTPTypes
import HangangjariAPI
import HummingbirdTesting
import PostgresClient
import PostgresTesting
import Synchronization
import Testing
import VitrineTesting

@testable import HangangjariPostgres
@testable import HangangjariService

@Suite("A database that fails while the service runs", .needsPostgres, .ownPostgres, .serialized)
struct DatabaseOutageTests {
    private let database: TestedDatabase

    init() throws { database = try TestedDatabase() }

    enum Outage: CaseIterable {
        case gone, readOnly, full, slow

        /// What the error names as a remedy.
        var remedy: String {
            switch self {
            case .gone: "check its address"
            case .readOnly: "the server is read-only"
            case .full: "its disk is full: free some space"
            case .slow: "it is slow"
            }
        }
    }

    private func begin(_ outage: Outage) async throws {
        switch outage {
        case .gone: database.server.stop()
        case .readOnly:
            try await sql("ALTER DATABASE \(database.name) SET default_transaction_read_only = on")
            try disconnect()
        case .full: try await trigger("RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'")
        case .slow: try await trigger("PERFORM pg_sleep(60)")
        }
    }

    /// Lets a statement run before a park is changed.
    private func trigger(_ statement: String) async throws {
        try await sql(
            """
            CREATE FUNCTION hangangjari.trouble() RETURNS trigger LANGUAGE plpgsql AS
                $$ BEGIN \(statement); RETURN NULL; END $$;
            CREATE TRIGGER trouble BEFORE UPDATE ON hangangjari.park EXECUTE FUNCTION hangangjari.trouble()
            """
        )
    }

    private func end(_ outage: Outage) async throws {
        switch outage {
        case .gone: try database.server.start()
        case .readOnly:
            let script = "ALTER DATABASE \(database.name) RESET default_transaction_read_only"
            try database.server.sql(script, in: "postgres")
            try disconnect()
        case .full, .slow: try await sql("DROP TRIGGER trouble ON hangangjari.park")
        }
    }

    private func sql(_ script: String) async throws { try await database.sql(script) }

    /// Ends the connections, because a setting of a database applies to new ones.
    private func disconnect() throws {
        try database.server.sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '\(database.name)'",
            in: "postgres"
        )
    }

    @Test(
        "leaves the last known values with their age, is reported, and the service recovers by itself",
        arguments: Outage.allCases
    )
    func outage(_ outage: Outage) async throws {
        let store = PostgresParkStore(try PostgresAddress(database.text))
        // No request gives up: each waits for what the database says.
        let service = TestedService(store: store)
        try await service.serve { client async throws in
            let before = try await client.summary()
            #expect(before.refresh.state == .current)
            try await sql("UPDATE hangangjari.park SET window_ends = 'epoch'")
            try await begin(outage)
            service.pass(3600)
            // The first statement after an end of the connection finds that out.
            var during = try await client.summary()
            #expect(during.refresh.state == .lastKnown && during.refresh.reason == .unreachable)
            #expect(during.refresh.succeededAt == TestedService.begin)
            #expect(during.parking.remaining == before.parking.remaining)
            #expect(during.refresh.sources[0].status == .stale)
            service.pass(1)
            during = try await client.summary()
            #expect(during.refresh.state == .lastKnown)
            let health = try await client.get("/health").read(Health.self)
            #expect(!health.stored && health.status == "degraded")
            let error = #expect(throws: ServiceError.self) { try store.check() }
            #expect(error?.message.contains(outage.remedy) == true, "\(String(describing: error))")
            // While the database fails, the source is not asked: nobody could know who asks.
            #expect(service.source.questions.count == 1)
            try await end(outage)
            let limit = ContinuousClock.now + Patience.limit
            repeat { service.pass(1) } while try await client.summary().refresh.state != .current && .now < limit
            let after = try await client.summary()
            #expect(after.refresh.state == .current && after.refresh.succeededAt != TestedService.begin)
            #expect(try await client.get("/health").read(Health.self).stored)
            #expect(try await store.parks()["banpo"]?.succeededAt == after.refresh.succeededAt)
        }
    }

    /// | first                             | second                       | client                              |
    /// |-----------------------------------|------------------------------|-------------------------------------|
    /// | stores and shows an old value     |                              | sees it                             |
    /// |                                   | stores and shows a new value | sees it                             |
    /// |                                   | the database crashes         |                                     |
    /// | shows the last value that it knows |                             | is sent here, and sees no old value |
    @Test("lets a client see no value older than one that another instance has shown")
    func crashBeforeNotification() async throws {
        let clocks = [0, 120].map { ServiceClock(standingAt: TestedService.begin.adding($0)) }
        let stores = try clocks.map { _ in PostgresParkStore(try PostgresAddress(database.text)) }
        let second = TestedService(source: .good(remaining: 5), store: stores[1], clock: clocks[1])
        try await TestedService(store: stores[0], clock: clocks[0])
            .serve { client async throws in
                let path = "/v2/parks/banpo/home-summary"
                let old = try await client.get(path).headers[.eTag]
                try await sql("UPDATE hangangjari.park SET window_ends = 'epoch'")
                let tag = Mutex<String?>(nil)
                try await second.serve { other async throws in
                    let answer = try await other.get(path)
                    tag.withLock { $0 = answer.headers[.eTag] }
                }
                let new = try #require(tag.withLock { $0 })
                database.server.stop()
                clocks[0].set(TestedService.begin.adding(120), running: false)
                let known = try await client.summary()
                #expect(known.refresh.state == .lastKnown && known.refresh.succeededAt == TestedService.begin)
                let kept = try await client.get(path, [.ifNoneMatch: new])
                #expect(kept.status == .notModified && kept.headers[.eTag] == nil)
                // The balancer knows what a client without a tag may have seen.
                let name = try #require(HTTPField.Name("Newest-Seen"))
                let newest = try #require(EntityTag(new)).version
                let refused = try await client.get(path, [name: String(newest)])
                #expect(refused.status == .serviceUnavailable && refused.refusal == "unavailable")
                #expect(refused.headers[.retryAfter] == "1")
                // One from the future is the trace of a clock that was set back.
                #expect(try await client.get(path, [name: String(newest + 3_600)]).status == .ok)
                let version = try #require(old.flatMap(EntityTag.init)).version
                #expect(try await client.get(path, [name: String(version)]).status == .ok)
                try database.server.start()
            }
    }
}
