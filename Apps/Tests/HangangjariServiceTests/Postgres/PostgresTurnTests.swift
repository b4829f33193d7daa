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

@Suite("Instances that share a database", .needsPostgres, .postgres)
struct PostgresTurnTests {
    private static let now = TestedService.begin
    private let database: TestedDatabase

    init() throws { database = try TestedDatabase() }

    private func store() throws -> PostgresParkStore { try database.store() }

    /// Lets all leases and windows end, as if a minute had passed on the server.
    private func passMinute() async throws {
        try await database.sql(
            """
            UPDATE hangangjari.park SET window_ends = window_ends - interval '63 s',
                lease_ends = CASE WHEN lease_ends = 'epoch' THEN lease_ends ELSE clock_timestamp() - interval '45 s' END
            """
        )
    }

    private func lease(_ answer: TurnAnswer) throws -> Int {
        guard case .ask(let lease) = answer.turn else {
            throw ServiceError(.storage, "it is not the turn of the instance")
        }
        return lease
    }

    @Test("give one the turn, the others its result, and after the window the next the turn")
    func turns() async throws {
        let (first, second) = (try store(), try store())
        let lease = try lease(await first.turn(of: "banpo"))
        guard case .taken(let rest) = try await second.turn(of: "banpo").turn else {
            Issue.record("the first has the turn")
            return
        }
        #expect(rest > .seconds(15) && rest <= .seconds(18))
        // Another park is another turn.
        #expect(try self.lease(await second.turn(of: "nanji")) == 1)
        let known = StoredPark().failed(at: Self.now, .empty)
        try await first.save(known, id: "banpo", lease: lease)
        for store in [first, second] {
            let answer = try await store.turn(of: "banpo")
            #expect(answer.turn == .known && answer.stored == known)
        }
        try await passMinute()
        let answer = try await second.turn(of: "banpo")
        #expect(answer.turn == .ask(lease: 2) && answer.stored == known)
    }

    /// | first                      | second               |
    /// |----------------------------|----------------------|
    /// | has the turn, is stopped   |                      |
    /// |                            | has the turn         |
    /// | stores: refused            |                      |
    /// |                            | stores               |
    /// | stores: refused            |                      |
    @Test("refuse what one stores that was stopped for a minute and goes on")
    func stopped() async throws {
        let (first, second) = (try store(), try store())
        let old = try lease(await first.turn(of: "banpo"))
        try await passMinute()
        let new = try lease(await second.turn(of: "banpo"))
        let late = StoredPark().failed(at: Self.now, .empty)
        await #expect(throws: ServiceError.self) { try await first.save(late, id: "banpo", lease: old) }
        let current = StoredPark().failed(at: Self.now.adding(60), .refused)
        try await second.save(current, id: "banpo", lease: new)
        let error = await #expect(throws: ServiceError.self) { try await first.save(late, id: "banpo", lease: old) }
        #expect(error?.message.contains("another instance has the turn") == true)
        #expect(try await first.parks()["banpo"] == current)
    }

    @Test("ask the source once, though their machines' clocks are an hour apart")
    func clocks() async throws {
        let source = ScriptedSource.good()
        for offset in [0, 3600, -3600] {
            let clock = ServiceClock(standingAt: Self.now.adding(offset))
            try await TestedService(source: source, store: try store(), clock: clock)
                .serve { client async throws in
                    _ = try await client.get("/v2/parks/banpo/state")
                }
        }
        #expect(source.questions == ["banpo"])
    }

    @Test("answer alike, byte for byte")
    func alike() async throws {
        let source = ScriptedSource.good()
        let answers = Mutex<[(tag: String?, body: [UInt8])]>([])
        for _ in 0..<3 {
            let store = try store()
            try await store.start()
            let clock = ServiceClock(following: { store.now })
            try await TestedService(source: source, store: store, clock: clock)
                .serve { client async throws in
                    let answer = try await client.get("/v2/parks/banpo/home-summary")
                    answers.withLock { $0.append((answer.headers[.eTag], answer.bytes)) }
                }
        }
        let all = answers.withLock { $0 }
        #expect(all.count == 3 && all[0].tag != nil)
        #expect(all.allSatisfy { $0 == all[0] })
        #expect(source.questions == ["banpo"])
    }

    @Test("do not ask on a new connection, because others may still show what they knew before an outage")
    func settling() async throws {
        let settling = PostgresParkStore(try database.address, settlingSeconds: 3600)
        guard case .taken(let rest) = try await settling.turn(of: "banpo").turn else {
            Issue.record("the connection is new")
            return
        }
        #expect(rest > .seconds(3500))
        let settled = try store()
        let lease = try lease(await settled.turn(of: "banpo"))
        try await settled.save(StoredPark().failed(at: Self.now, .empty), id: "banpo", lease: lease)
        #expect(try await settling.turn(of: "banpo").turn == .known)
    }

    @Test(
        "ask although a clock that was ahead has written an end that is far away",
        arguments: ["window_ends", "lease_ends"]
    )
    func clockSetBack(column: String) async throws {
        let store = try store()
        try await store.start()
        try await database.sql("UPDATE hangangjari.park SET \(column) = now() + interval '1 day'")
        _ = try lease(await store.turn(of: "banpo"))
    }

    @Test("replace values that they cannot read, and name the park")
    func unreadable() async throws {
        let reported = Mutex<[String]>([])
        let store = PostgresParkStore(
            try database.address,
            report: { error in reported.withLock { $0.append(error.message) } }
        )
        try await store.start()
        try await database.sql("UPDATE hangangjari.park SET knowledge = '{\"x\":' WHERE id = 'banpo'")
        #expect(try await store.parks().isEmpty)
        let lease = try lease(await store.turn(of: "banpo"))
        try await store.save(StoredPark().failed(at: Self.now, .empty), id: "banpo", lease: lease)
        #expect(try await Array(store.parks().keys) == ["banpo"])
        #expect(reported.withLock { $0.count { $0.contains("banpo") } } == 2)
    }

    @Test("hear what another has stored")
    func notification() async throws {
        let (first, second) = (try store(), try store())
        // It knows the server's time then.
        _ = try await second.parks()
        let heard = AsyncStream.makeStream(of: ParkChange?.self)
        let watch = Task { await second.watch { heard.continuation.yield($0) } }
        var changes = heard.stream.makeAsyncIterator()
        #expect(await changes.next() == .some(nil), "something may have been missed before")
        let lease = try lease(await first.turn(of: "banpo"))
        try await first.save(StoredPark().failed(at: Self.now, .empty), id: "banpo", lease: lease)
        #expect(await changes.next() == ParkChange(id: "banpo", checkedAt: Self.now))
        #expect(second.lastLag.map { $0 < 60 } == true)
        watch.cancel()
        await watch.value
    }

    @Test("count the statements that wait for a lock")
    func lockWaits() async throws {
        let store = try store()
        try await store.start()
        let holder = try await database.connection()
        _ = try await holder.run(script: "BEGIN; LOCK TABLE hangangjari.park")
        let waiting = Task {
            _ = try await database.sql("BEGIN; LOCK TABLE hangangjari.park")
        }
        let limit = ContinuousClock.now + Patience.limit
        var count: Double?
        repeat {
            count = await store.measures().first { $0.name == "database_lock_waits" }?.value
        } while count != 1 && .now < limit
        #expect(count == 1)
        _ = try await holder.run(script: "COMMIT")
        try await waiting.value
    }

    /// Each of eleven would wait for a second and a half.
    @Test("answer soon where a table is locked, and count that as a failure")
    func locked() async throws {
        let store = PostgresParkStore(try PostgresAddress(database.text))
        try await store.start()
        let holder = try await database.connection()
        _ = try await holder.run(script: "BEGIN; LOCK TABLE hangangjari.park")
        let begin = ContinuousClock.now
        await withTaskGroup(of: Void.self) { group in
            for park in RiverParks.all {
                group.addTask {
                    await #expect(throws: ServiceError.self) { try await store.turn(of: park.id) }
                }
            }
        }
        #expect(ContinuousClock.now - begin < .seconds(8))
        #expect(throws: ServiceError.self) { try store.check() }
        _ = try await holder.run(script: "COMMIT")
    }

    @Test("keep what they know though the queue of pushes cannot be measured")
    func unmeasured() async throws {
        let store = try store()
        try await store.start()
        let holder = try await database.connection()
        _ = try await holder.run(script: "BEGIN; LOCK TABLE hangangjari.push")
        #expect(await store.measures().map(\.name) == ["database_waiting_statements"])
        try store.check()
        _ = try lease(await store.turn(of: "banpo"))
        _ = try await holder.run(script: "COMMIT")
    }

    @Test("bring an empty database up to date once, though they start together")
    func migration() async throws {
        let stores = try (0..<4).map { _ in try store() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for store in stores { group.addTask { try await store.start() } }
            try await group.waitForAll()
        }
        #expect(
            try await database.sql("SELECT program, version FROM hangangjari.schema_version")
                == "hangangjari-service|\(PostgresSchema.service.migrations.count)"
        )
    }

    /// | older instance                        | newer instance                   |
    /// |---------------------------------------|----------------------------------|
    /// | has stored a value                    |                                  |
    /// | takes turns and stores                | starts, and migrates             |
    /// | takes turns and stores                |                                  |
    /// |                                       | has what the older has stored    |
    /// | loses its connection, and is refused  |                                  |
    @Test("of two versions go on beside each other over a migration, until the older has to connect again")
    func rollingUpgrade() async throws {
        let older = try store()
        try await older.start()
        let newer = PostgresSchema(
            name: "hangangjari",
            program: "hangangjari-service",
            migrations: PostgresSchema.service.migrations + ["ALTER TABLE hangangjari.park ADD weather text"],
            lock: 4_736_010_501
        )
        @Sendable func step(_ number: Int) async throws {
            let lease = try lease(await older.turn(of: "banpo"))
            let known = StoredPark().failed(at: Self.now.adding(number), .empty)
            try await older.save(known, id: "banpo", lease: lease)
            try await passMinute()
        }
        async let migrated: Void = newer.prepare(database.connection())
        for number in 0..<10 { try await step(number) }
        try await migrated
        try await step(10)
        #expect(
            try await database.sql(
                """
                SELECT version, knowledge LIKE '%\(Self.now.adding(10))%'
                FROM hangangjari.schema_version, hangangjari.park WHERE id = 'banpo'
                """
            )
                == "\(newer.migrations.count)|t"
        )
        try await database.sql(
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()
            """
        )
        // It finds out that its connection is lost, and connects again.
        for _ in 0..<2 { await #expect(throws: ServiceError.self) { try await older.parks() } }
        let error = #expect(throws: ServiceError.self) { try older.check() }
        #expect(error?.message.contains("start the newer program") == true, "\(String(describing: error))")
    }
}
