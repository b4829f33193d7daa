import HangangjariAPI
import PostgresClient
import PostgresTesting
import Testing

@testable import HangangjariPostgres
@testable import HangangjariService

@Suite("The queue of pushes", .needsPostgres, .postgres)
struct PostgresPushQueueTests {
    private let database: TestedDatabase
    private let store: PostgresParkStore

    init() throws {
        database = try TestedDatabase()
        store = try database.store()
    }

    private func queue(pushesPerDay: Double = 40) throws -> PostgresPushQueue {
        PostgresPushQueue(try database.address, pushesPerDay: pushesPerDay)
    }

    private func token(_ number: Int) throws -> PushToken {
        try #require(PushToken(rawValue: String(1000 + number)))
    }

    @discardableResult
    private func sql(_ script: String) async throws -> String { try await database.sql(script) }

    /// Waits until a statement waits for a lock.
    private func waitForLock() async throws {
        let waiting = "FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
        while try await sql("SELECT count(*) \(waiting)") == "0" {}
    }

    /// Registers phones 0 to `count` - 1 for a park, of which a first value is stored.
    private func register(_ count: Int, for park: String = "banpo") async throws {
        try await save(10, for: park)
        for number in 0..<count { try await store.register(try token(number), for: park) }
    }

    /// Stores a report in which each lot has a number of free spaces.
    private func save(_ remaining: Int, for id: String = "banpo") async throws {
        try await store.start()
        try await sql("UPDATE hangangjari.park SET window_ends = 'epoch'")
        let (park, now) = (try #require(RiverParks.park(id: id)), TestedService.begin)
        let bytes = ScriptedSource.answer(park, now, remaining: remaining)
        let report = try ParkReportReader(park: park, now: now).report(from: bytes)
        guard case .ask(let lease) = try await store.turn(of: id).turn else {
            Issue.record("nobody else has the turn")
            return
        }
        try await store.save(StoredPark().succeeded(at: now, with: report), id: id, lease: lease)
    }

    /// Queues what is to be queued, and takes it.
    private func take(_ queue: PostgresPushQueue, limit: Int = 100) async throws -> [QueuedPush] {
        while try await queue.spread(limit: 3) {}
        return try await queue.take(limit: limit)
    }

    private func charged() async throws -> String { try await sql("SELECT sum(charged) FROM hangangjari.push_device") }

    /// Lets a minute pass for the leases of pushes.
    private func passMinute() async throws { try await sql("UPDATE hangangjari.push SET due = due - interval '61 s'") }

    @Test("has a push for each phone of a park whose level changes, and none for its first value")
    func change() async throws {
        let queue = try queue()
        try await register(7)
        try await store.register(try token(99), for: "nanji")
        #expect(try await take(queue).isEmpty)
        try await save(10)
        #expect(try await take(queue).isEmpty, "the same level")
        try await save(0)
        let pushes = try await take(queue)
        #expect(Set(pushes.map(\.token)) == Set(try (0..<7).map(token)))
        #expect(Set(pushes.map(\.id)).count == 7 && pushes.allSatisfy { $0.attempt == 1 })
        try await queue.settle(pushes.map { PushResult($0, .delivered) })
        #expect(try await charged() == "7")
        #expect(try await sql("SELECT count(*) FROM hangangjari.push") == "0")
        #expect(try await take(queue).isEmpty)
    }

    @Test("has one push for a phone, however many of its parks change")
    func coalesced() async throws {
        let queue = try queue()
        for park in ["banpo", "nanji"] { try await register(3, for: park) }
        for remaining in [0, 10, 0] {
            for park in ["banpo", "nanji"] { try await save(remaining, for: park) }
            while try await queue.spread(limit: 2) {}
        }
        #expect(try await queue.take(limit: 100).count == 3)
    }

    @Test("gives each push to one of several workers")
    func workers() async throws {
        try await register(40)
        try await save(0)
        let queues = try (0..<4).map { _ in try queue() }
        while try await queues[0].spread(limit: 100) {}
        let taken = try await withThrowingTaskGroup { group in
            for queue in queues { group.addTask { try await queue.take(limit: 10) } }
            return try await group.reduce(into: [QueuedPush]()) { $0 += $1 }
        }
        #expect(Set(taken.map(\.token)).count == taken.count)
        #expect(try await queues[0].take(limit: 100).count == 40 - taken.count)
    }

    /// | first                  | second        |
    /// |------------------------|---------------|
    /// | takes a push, stops    |               |
    /// |                        | takes it      |
    /// | stores its result      |               |
    /// |                        | stores its    |
    @Test("gives the pushes of a worker that was stopped to another, and charges each once")
    func stopped() async throws {
        let (first, second) = (try queue(), try queue())
        try await register(2)
        try await save(0)
        let early = try await take(first)
        #expect(try await second.take(limit: 10).isEmpty)
        try await passMinute()
        let late = try await second.take(limit: 10)
        #expect(Set(late.map(\.id)) == Set(early.map(\.id)) && late.allSatisfy { $0.attempt == 2 })
        try await first.settle(early.map { PushResult($0, .delivered) })
        #expect(try await charged() == "0", "the pushes are the second's by now")
        try await second.settle(late.map { PushResult($0, .delivered) })
        try await second.settle(late.map { PushResult($0, .delivered) })
        #expect(try await charged() == "2")
    }

    @Test("sends a push again for what changed while it was on its way, and charges each once")
    func changedMeanwhile() async throws {
        let queue = try queue()
        try await register(1)
        try await save(0)
        let first = try await take(queue)
        try await save(10)
        #expect(try await take(queue).isEmpty, "it is on its way")
        try await queue.settle(first.map { PushResult($0, .delivered) })
        let second = try await queue.take(limit: 10)
        #expect(second.map(\.token) == first.map(\.token) && second[0].id != first[0].id && second[0].attempt == 1)
        // The database's answer to the first time was lost, and the next push is on its way.
        try await queue.settle(first.map { PushResult($0, .delivered) })
        #expect(try await charged() == "1")
        try await queue.settle(second.map { PushResult($0, .delivered) })
        #expect(try await charged() == "2")
        #expect(try await take(queue).isEmpty)
    }

    /// | worker                | another             |
    /// |-----------------------|---------------------|
    /// | takes a push          |                     |
    /// |                       | queues it anew      |
    /// | stores its result     |                     |
    /// |                       | commits             |
    @Test("keeps a push that is queued anew at the moment at which its result is stored")
    func queuedMeanwhile() async throws {
        let queue = try queue()
        try await register(1)
        try await save(0)
        let first = try await take(queue)
        let another = try await database.connection()
        _ = try await another.run(script: "BEGIN; UPDATE hangangjari.push SET id = gen_random_uuid()")
        let settling = Task { try await queue.settle(first.map { PushResult($0, .delivered) }) }
        try await waitForLock()
        _ = try await another.run(script: "COMMIT")
        try await settling.value
        #expect(try await queue.take(limit: 10).map(\.token) == first.map(\.token))
        #expect(try await charged() == "1")
    }

    @Test("waits until a phone's budget, which comes back evenly, allows the next push")
    func budget() async throws {
        let queue = try queue(pushesPerDay: 24)
        try await register(1)
        try await sql("UPDATE hangangjari.push_device SET spent = 23.5")
        try await save(0)
        #expect(try await take(queue).isEmpty)
        let wait = try #require(Double(try await sql("SELECT extract(epoch FROM due - now()) FROM hangangjari.push")))
        #expect((1700...1801).contains(wait), "half a push of 24 a day is half an hour")
        try await sql("UPDATE hangangjari.push_device SET spent_at = spent_at - interval '31 min'")
        try await sql("UPDATE hangangjari.push SET due = due - interval '31 min'")
        let pushes = try await take(queue)
        try await queue.settle(pushes.map { PushResult($0, .delivered) })
        let spent = try #require(Double(try await sql("SELECT spent FROM hangangjari.push_device")))
        #expect(pushes.count == 1 && (23.9...24).contains(spent))
    }

    @Test("lets a phone that was quiet for days wait for its second push as long as any other")
    func quiet() async throws {
        let queue = try queue(pushesPerDay: 1)
        try await register(1)
        try await sql("UPDATE hangangjari.push_device SET spent_at = now() - interval '10 days'")
        try await save(0)
        let pushes = try await take(queue)
        try await save(10)
        #expect(try await take(queue).isEmpty)
        try await queue.settle(pushes.map { PushResult($0, .delivered) })
        let wait = try #require(Double(try await sql("SELECT extract(epoch FROM due - now()) FROM hangangjari.push")))
        #expect((86_000...86_400).contains(wait))
    }

    /// | worker                      | service                           |
    /// |-----------------------------|-----------------------------------|
    /// | has sent a push             |                                   |
    /// |                             | locks the phone, to forget it     |
    /// | stores the result, waits    |                                   |
    /// |                             | forgets the phone with its push   |
    /// | has nothing to store        |                                   |
    @Test("stores no result of a phone that is forgotten meanwhile")
    func forgottenMeanwhile() async throws {
        let queue = try queue()
        try await register(1)
        try await save(0)
        let pushes = try await take(queue)
        let service = try await database.connection()
        _ = try await service.run(script: "BEGIN; SELECT FROM hangangjari.push_device FOR UPDATE")
        let settling = Task { try await queue.settle(pushes.map { PushResult($0, .delivered) }) }
        try await waitForLock()
        _ = try await service.run(script: "DELETE FROM hangangjari.push_device; COMMIT")
        try await settling.value
        #expect(try await sql("SELECT count(*) FROM hangangjari.push") == "0")
    }

    @Test("tries a push again after its wait, and keeps one that cannot be sent as a dead letter until the next change")
    func again() async throws {
        let queue = try queue()
        try await register(1)
        try await save(0)
        var pushes = try await take(queue)
        let id = try #require(pushes.first).id
        // The third was taken and not sent, which is no attempt.
        for (kind, attempt) in [(PushResult.Kind.again, 2), (.again, 3), (.untried, 3)] {
            try await queue.settle(pushes.map { PushResult($0, kind, wait: 30, failure: "500 InternalServerError") })
            #expect(try await queue.take(limit: 10).isEmpty)
            #expect(try await sql("SELECT failure FROM hangangjari.push") == "500 InternalServerError")
            try await passMinute()
            pushes = try await queue.take(limit: 10)
            #expect(pushes.map(\.id) == [id] && pushes.map(\.attempt) == [attempt])
        }
        try await queue.settle(pushes.map { PushResult($0, .dead, failure: "400 BadTopic") })
        try await passMinute()
        #expect(try await queue.take(limit: 10).isEmpty)
        #expect(try await sql("SELECT due, failure FROM hangangjari.push") == "infinity|400 BadTopic")
        #expect(try await charged() == "0")
        try await save(10)
        #expect(try await take(queue).map(\.attempt) == [1])
    }

    @Test("is measured: pushes that wait, the age of the oldest, dead letters")
    func measured() async throws {
        let queue = try queue()
        try await register(3)
        try await save(0)
        let dead = try await take(queue, limit: 1)
        try await queue.settle(dead.map { PushResult($0, .dead, failure: "400 BadTopic") })
        try await sql("UPDATE hangangjari.push SET queued_at = queued_at - interval '100 s'")
        try await TestedService(store: store)
            .serve { client async throws in
                let text = String(decoding: try await client.get("/metrics").bytes, as: UTF8.self)
                let lines = text.split(separator: "\n").map(String.init)
                #expect(lines.contains("# TYPE push_queue_depth gauge"))
                for line in ["push_queue_depth 2.0", "push_dead_letters 1.0", "database_waiting_statements 0.0"] {
                    #expect(lines.contains(line), "\(line)")
                }
                let age = lines.first { $0.hasPrefix("push_queue_age_seconds ") }?.split(separator: " ").last
                #expect(try #require(age.flatMap { Double($0) }) >= 100)
            }
    }

    @Test("forgets a phone whose token is gone, and one that has ended its last registration")
    func gone() async throws {
        let queue = try queue()
        try await register(3)
        try await register(1, for: "nanji")
        try await save(0)
        let pushes = try await take(queue)
        let gone = try token(0)
        try await queue.settle(pushes.map { PushResult($0, $0.token == gone ? .gone : .delivered) })
        #expect(try await sql("SELECT token FROM hangangjari.push_device ORDER BY token") == "1001\n1002")
        try await store.unregister(try token(1), for: "banpo")
        try await store.unregister(try token(2), for: "nanji")
        #expect(try await sql("SELECT token, park FROM hangangjari.push_registration") == "1002|banpo")
        #expect(try await sql("SELECT count(*) FROM hangangjari.push_device") == "1")
    }

    /// | an instance                                    | another                                         |
    /// |------------------------------------------------|-------------------------------------------------|
    /// | registers it for the new park, or ends the old |                                                 |
    /// |                                                | ends its registration for the old, or registers |
    /// | commits                                        |                                                 |
    @Test("keeps the registration of a phone that leaves another park at the same moment", arguments: [true, false])
    func movedMeanwhile(isRegisteredFirst: Bool) async throws {
        try await register(1)
        let phone = try token(0)
        let another = try await database.connection()
        _ = try await another.run(script: "BEGIN")
        let statement = isRegisteredFirst ? PostgresStatement.register : .unregister
        _ = try await another.run(statement, [phone.rawValue, isRegisteredFirst ? "nanji" : "banpo"])
        let waiting = Task {
            if isRegisteredFirst {
                try await store.unregister(phone, for: "banpo")
            } else {
                try await store.register(phone, for: "nanji")
            }
        }
        try await waitForLock()
        _ = try await another.run(script: "COMMIT")
        try await waiting.value
        #expect(try await sql("SELECT token, park FROM hangangjari.push_registration") == "1000|nanji")
    }
}
