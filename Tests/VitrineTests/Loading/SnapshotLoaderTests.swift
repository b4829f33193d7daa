import Foundation
import Synchronization
import Testing
import VitrineTesting

@testable import Vitrine
@testable import VitrineLoading

/// A loader with real files, a simulated clock and a scripted service.
struct SnapshotLoaderTests {
    struct Note: Codable, Sendable, Equatable {
        var text: String
        var observedAt: Date?
    }

    /// A simulated machine: sleeping advances its clock, and its random numbers are fixed.
    final class Machine: Sendable {
        private let time = Mutex(Duration.seconds(1000))
        private let tokens = Mutex<UInt64>(0)

        var environment: LoadEnvironment {
            LoadEnvironment(
                uptime: { self.time.withLock { $0 } },
                sleep: { pause in self.pass(pause) },
                random: { 0.5 },
                token: {
                    self.tokens.withLock {
                        $0 += 1
                        return $0
                    }
                },
                // No request is too slow, however slow the real machine is.
                limit: { _ in try? await Task.sleep(for: .seconds(86_400)) }
            )
        }

        func pass(_ pause: Duration) { time.withLock { $0 += pause } }
    }

    private let folder: TestFolder
    private let machine = Machine()
    private let key = SnapshotKey<Note>("note.json")
    private let policy = FreshnessPolicy(
        rebuildAfter: .seconds(300),
        currentFor: .seconds(600),
        showFor: .seconds(3600)
    )

    init() throws { folder = try TestFolder() }

    private var loader: SnapshotLoader<Note> { makeLoader() }

    private func makeLoader(
        in store: SnapshotStore? = nil,
        limits: LoadLimits = LoadLimits(),
        environment: LoadEnvironment? = nil
    ) -> SnapshotLoader<Note> {
        SnapshotLoader(
            store: store ?? folder.store,
            key: key,
            policy: policy,
            limits: limits,
            environment: environment ?? machine.environment
        ) { $0.observedAt }
    }

    private func store(_ text: String = "stored", writtenAgo: Double = 300, observedAgo: Double = 400) throws {
        try folder.store.write(Note(text: text, observedAt: .noon - observedAgo), to: key, now: .noon - writtenAgo)
    }

    private func note(_ text: String) -> Note { Note(text: text, observedAt: .noon) }

    private var claims: LoadClaims { LoadClaims(of: key.fileName, in: folder.store) }

    /// Takes the claim as another process does.
    private func claim(as token: UInt64 = 99, for duration: Duration = .seconds(4), at uptime: Duration) async {
        #expect(await claims.take(as: token, for: duration, uptime: uptime, now: .noon) == .claimed)
    }

    @Test func freshSnapshotIsShownWithoutARequest() async throws {
        try store(writtenAgo: 299, observedAgo: 400)
        let outcome = await loader.load(now: .noon) { _ in .notModified }
        #expect(outcome.result(at: .noon).freshness == .current)
        #expect(outcome.result(at: .noon).provenance.snapshotAge == 299)
        #expect(outcome.result(at: .noon).provenance.dataAge == 400)
        #expect(outcome.attempts == 0)
        try store(writtenAgo: 0, observedAgo: 700)
        let old = await loader.load(now: .noon) { _ in .notModified }
        #expect(old.result(at: .noon).freshness == .lastKnown(because: .aged))
    }

    @Test func oldSnapshotIsReplaced() async throws {
        try store()
        let outcome = await loader.load(now: .noon) { request in
            #expect(request.stored?.text == "stored")
            return .value(note("new"))
        }
        #expect(outcome.result(at: .noon).value?.text == "new")
        #expect(outcome.origin == .fetched)
        #expect(folder.store.read(key).value?.text == "new")
    }

    @Test func failureShowsTheLastValueWithTheReason() async throws {
        try store()
        let outcome = await loader.load(now: .noon) { _ in
            throw VitrineError.fetch(.unreachable, isTransient: true, "test")
        }
        #expect(outcome.result(at: .noon).value?.text == "stored")
        #expect(outcome.result(at: .noon).freshness == .lastKnown(because: .unreachable))
        #expect(outcome.attempts == 3)
        // Even without a reload, the value is withdrawn at its age limit, for which the change is planned five minutes
        // ahead.
        #expect(outcome.changes(after: .noon).map(\.date).last == .noon + 2900)
        #expect(outcome.result(at: .noon + 3200).value == nil)
        // An entry may still be on the screen five minutes after its end.
        #expect(outcome.result(during: .noon...(.noon + 2899)).value?.text == "stored")
        #expect(outcome.result(during: .noon...(.noon + 2900)).value == nil)
    }

    /// With pauses that the test would not live to see.
    @Test func loadTakesTheSameStepsWhereTimeStandsStill() async throws {
        try store()
        func attempts(total: Duration) async -> Int {
            let pauses = (first: Duration.seconds(2_000), longest: Duration.seconds(4_000))
            let loader = makeLoader(
                limits: LoadLimits(total: total, attempts: 3, firstPause: pauses.first, longestPause: pauses.longest),
                environment: .still()
            )
            let outcome = await loader.load(now: .noon) { _ in
                throw VitrineError.fetch(.unreachable, isTransient: true, "test")
            }
            #expect(outcome.result(at: .noon).freshness == .lastKnown(because: .unreachable))
            return outcome.attempts
        }
        #expect(await attempts(total: .seconds(100_000)) == 3)
        // After the first pause there is no time for the second one, which is at least as long.
        #expect(await attempts(total: .seconds(3_000)) == 2)
    }

    @Test func waitWhereTimeStandsStillIsOnlyOfItsOwnLoad() async {
        let (first, second) = (LoadEnvironment.still(), LoadEnvironment.still())
        let begin = first.uptime()
        await first.sleep(.seconds(100_000))
        await first.sleep(.seconds(-5))
        #expect(first.uptime() - begin >= .seconds(100_000))
        #expect(second.uptime() - begin < .seconds(100_000))
    }

    @Test func permanentFailureWithoutAStoredValueIsUnavailableAtOnce() async {
        let outcome = await loader.load(now: .noon) { _ in
            throw VitrineError.fetch(.serverFailed, isTransient: false, "test")
        }
        #expect(outcome.result(at: .noon).freshness == .unavailable(because: .serverFailed))
        #expect(outcome.origin == .nowhere && outcome.attempts == 1)
    }

    @Test func emptyAnswerHidesButKeepsTheStoredValue() async throws {
        try store()
        let outcome = await loader.load(now: .noon) { _ in .empty(because: .mismatch) }
        #expect(outcome.result(at: .noon).freshness == .unavailable(because: .mismatch) && outcome.attempts == 1)
        #expect(claims.check(uptime: machine.environment.uptime()) == .ended(.empty(because: .mismatch)))
        #expect(folder.store.read(key).value?.text == "stored")
    }

    @Test func notModifiedConfirmsTheStoredValue() async throws {
        try store()
        let outcome = await loader.load(now: .noon) { _ in .notModified }
        #expect(outcome.result(at: .noon).provenance.snapshotAge == 0)
        #expect(outcome.result(at: .noon).provenance.dataAge == 400)
        #expect(folder.store.read(key).snapshot?.stamps["single"]?.writtenAt == .noon)
        try folder.store.remove(key)
        let none = await loader.load(now: .noon) { _ in .notModified }
        #expect(none.result(at: .noon).freshness == .unavailable(because: .badAnswer))
    }

    @Test func forcedLoadMakesARequestAndKeepsTheValueOnFailure() async throws {
        try store(writtenAgo: 10, observedAgo: 10)
        let outcome = await loader.load(now: .noon, isForced: true) { _ in
            throw VitrineError.fetch(.timedOut, isTransient: false, "test")
        }
        #expect(outcome.result(at: .noon).freshness == .lastKnown(because: .timedOut) && outcome.attempts == 1)
    }

    @Test func damagedSnapshotIsSetAsideAndFetchedAgain() async throws {
        try folder.put("{]", as: "note.json")
        let outcome = await loader.load(now: .noon) { _ in .value(note("new")) }
        #expect(outcome.result(at: .noon).freshness == .current)
        #expect(folder.store.read(key).value?.text == "new")
    }

    @Test func valueIsShownButNotStoredWithoutAContainer() async throws {
        let loader = makeLoader(in: SnapshotStore(GroupContainer(path: "/proc/vitrine-nowhere")))
        let outcome = await loader.load(now: .noon) { _ in .value(note("new")) }
        #expect(outcome.result(at: .noon).freshness == .current)
    }

    /// Loads in a task that is already cancelled.
    private func cancelledLoad(_ reading: @escaping @Sendable () -> FetchAnswer<Note>) async -> LoadOutcome<Note> {
        let machine = machine
        let waits = Mutex(0)
        var environment = machine.environment
        // As with the system's effects, a wait in a cancelled task returns at once: no time passes.
        environment.sleep = { pause in
            waits.withLock { $0 += 1 }
            // A load that would not end is ended by its limit.
            if waits.withLock(\.self) > 50 { machine.pass(.seconds(100)) }
            if !Task.isCancelled { machine.pass(pause) }
        }
        let loader = makeLoader(environment: environment)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await loader.load(now: .noon) { _ in reading() }
        }
        let outcome = await task.value
        #expect(waits.withLock(\.self) <= 50, "the load continued")
        return outcome
    }

    /// Cancels a load whose request goes on until it is cancelled, and then has an answer.
    private func loadCancelledDuringItsRequest(
        _ answer: @escaping @Sendable () throws -> FetchAnswer<Note>
    ) async -> LoadOutcome<Note> {
        let (begun, signal) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            await loader.load(now: .noon) { _ in
                signal.finish()
                while !Task.isCancelled { await Task.yield() }
                return try answer()
            }
        }
        for await _ in begun {}
        task.cancel()
        return await task.value
    }

    /// | A                  | B                           |
    /// |--------------------|-----------------------------|
    /// | claims             |                             |
    /// |                    | is cancelled                |
    /// |                    | finds it taken              |
    /// |                    | ends with the stored value  |
    @Test func cancelledLoadDoesNotWaitForAnothersClaim() async throws {
        try store()
        let start = machine.environment.uptime()
        await claim(at: start)
        let outcome = await cancelledLoad { .notModified }
        #expect(outcome.value?.text == "stored" && outcome.origin == .stored && outcome.attempts == 0)
        #expect(outcome.trouble == .cancelled)
        #expect(machine.environment.uptime() == start)
    }

    @Test func cancelledLoadMakesNoRequestAndReleasesItsClaim() async throws {
        try store()
        let outcome = await cancelledLoad { .notModified }
        #expect(outcome.value?.text == "stored" && outcome.trouble == .cancelled && outcome.attempts == 0)
        // The next load makes its request at once.
        let next = await loader.load(now: .noon) { _ in .value(note("new")) }
        #expect(next.value?.text == "new")
    }

    @Test func freshSnapshotOfACancelledLoadIsFresh() async throws {
        try store(writtenAgo: 10, observedAgo: 10)
        let outcome = await cancelledLoad { .notModified }
        #expect(outcome.result(at: .noon).freshness == .current)
    }

    /// | A                        | B                     |
    /// |--------------------------|-----------------------|
    /// | claims, requests         |                       |
    /// | is cancelled, so fails   |                       |
    /// | reports no failure       |                       |
    /// |                          | requests              |
    @Test func failureOfACancelledRequestIsNotReportedToOthers() async throws {
        try store()
        let outcome = await loadCancelledDuringItsRequest {
            throw VitrineError.fetch(.unreachable, isTransient: true, "the request was cancelled")
        }
        #expect(outcome.value?.text == "stored" && outcome.attempts == 1)
        #expect(outcome.trouble == .cancelled)
        #expect(claims.check(uptime: machine.environment.uptime()) == .ended(.over))
    }

    @Test func valueThatArrivedBeforeTheCancellationIsKept() async throws {
        try store()
        let outcome = await loadCancelledDuringItsRequest { .value(Note(text: "new", observedAt: .noon)) }
        #expect(outcome.result(at: .noon).value?.text == "new")
        #expect(folder.store.read(key).value?.text == "new")
    }

    /// The request ignores its limit and its cancellation.
    @Test(.hangGuard) func loadEndsAtItsLimitWhateverItsRequestDoes() async throws {
        try store()
        let (machine, start) = (machine, machine.environment.uptime())
        var environment = machine.environment
        environment.limit = { limit in machine.pass(limit) }
        let loader = makeLoader(environment: environment)
        let (end, signal) = AsyncStream.makeStream(of: Void.self)
        let outcome = await loader.load(now: .noon) { _ in
            await Task { for await _ in end {} }.value
            return .value(Note(text: "late"))
        }
        #expect(outcome.result(at: .noon).freshness == .lastKnown(because: .timedOut))
        #expect(outcome.value?.text == "stored" && outcome.attempts == 2)
        #expect(machine.environment.uptime() - start == .seconds(8))
        #expect(claims.check(uptime: start) == .ended(.failed(because: .timedOut)))
        signal.finish()
    }

    // Races: two columns for two processes, in chronological order from top to bottom.

    /// | A             | B                    |
    /// |---------------|----------------------|
    /// | claims        |                      |
    /// |               | finds it taken       |
    /// | stores, releases |                   |
    /// |               | reads A's value      |
    @Test func secondLoadUsesTheFirstLoadsValue() async throws {
        try store()
        let first = await loader.load(now: .noon) { _ in
            // While A's request is in progress, B would find A's claim taken.
            #expect(claims.check(uptime: machine.environment.uptime()) == .taken(by: 1))
            return .value(note("A's"))
        }
        let second = await loader.load(now: .noon) { _ in .value(note("B's")) }
        #expect(first.value?.text == "A's")
        #expect(second.value?.text == "A's" && second.attempts == 0)
    }

    /// | A                         | B               |
    /// |---------------------------|-----------------|
    /// | claims, requests          |                 |
    /// | is slow, its claim expires |                |
    /// |                           | claims, stores  |
    /// | shows B's value           |                 |
    @Test(arguments: [FetchAnswer.value(Note(text: "A's")), .notModified])
    func lateAnswerTakesNoNewerValuesPlace(late: FetchAnswer<Note>) async throws {
        try store()
        let loader = loader
        let outcome = await loader.load(now: .noon) { _ in
            machine.pass(.seconds(60))
            _ = await loader.load(now: .noon + 60) { _ in .value(note("B's")) }
            return late
        }
        #expect(folder.store.read(key).value?.text == "B's")
        #expect(folder.store.read(key).snapshot?.writtenAt == .noon + 60)
        #expect(outcome.value?.text == "B's" && outcome.origin == .stored && outcome.writtenAt == .noon + 60)
        #expect(outcome.trouble == nil && outcome.storageFailure == nil)
    }

    /// | A                         | B               |
    /// |---------------------------|-----------------|
    /// | claims, requests          |                 |
    /// | is slow, its claim expires |                |
    /// |                           | claims          |
    /// | shows its value           |                 |
    /// |                           | stores          |
    @Test func lateAnswerIsShownWhileAnotherLoadRequests() async throws {
        try store()
        let (first, firstBegins, firstEnds) = requestedLoad(now: .noon, "A's")
        for await _ in firstBegins {}
        machine.pass(.seconds(60))
        let (second, secondBegins, secondEnds) = requestedLoad(now: .noon + 60, "B's")
        for await _ in secondBegins {}
        firstEnds.finish()
        let outcome = await first.value
        #expect(outcome.value?.text == "A's" && outcome.origin == .fetched)
        #expect(outcome.writtenAt == .noon - 300 && outcome.storageFailure == nil)
        #expect(folder.store.read(key).value?.text == "stored")
        secondEnds.finish()
        #expect(await second.value.writtenAt == .noon + 60)
        #expect(folder.store.read(key).value?.text == "B's")
    }

    /// Begins a load; its request signals its begin, and is answered after a signal.
    private func requestedLoad(
        now: Date,
        _ text: String
    ) -> (Task<LoadOutcome<Note>, Never>, begins: AsyncStream<Void>, ends: AsyncStream<Void>.Continuation) {
        let (begins, begun) = AsyncStream.makeStream(of: Void.self)
        let (end, ends) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            await loader.load(now: now) { _ in
                begun.finish()
                for await _ in end {}
                return .value(Note(text: text))
            }
        }
        return (task, begins, ends)
    }

    @Test func answerOfAnExpiredClaimThatNobodyTookIsStored() async throws {
        try store()
        let outcome = await loader.load(now: .noon) { _ in
            machine.pass(.seconds(60))
            return .value(note("late"))
        }
        #expect(outcome.origin == .fetched && folder.store.read(key).value?.text == "late")
    }

    @Test func whatTheAppDoesDuringARequestIsKept() async throws {
        try store()
        let written = await loader.load(now: .noon) { _ in
            try folder.store.write(note("the app's"), to: key, now: .noon)
            return .value(note("fetched"))
        }
        #expect(written.value?.text == "the app's" && folder.store.read(key).value?.text == "the app's")
        let removed = await loader.load(now: .noon, isForced: true) { _ in
            try folder.store.remove(key)
            return .value(note("fetched"))
        }
        #expect(removed.result(at: .noon).freshness == .unavailable(because: .missing))
        #expect(folder.store.read(key) == .missing)
    }

    /// The value that is stored between a load's first look and its claim is older than the load's answer.
    @Test func valueOfBeforeTheClaimIsReplaced() async throws {
        try store()
        let reading = folder.store.read(key)
        try store("B's", writtenAgo: 1, observedAgo: 1)
        let outcome = await loader.load(reading, now: .noon) { request in
            #expect(request.stored?.text == "B's")
            return .value(note("A's"))
        }
        #expect(outcome.origin == .fetched && folder.store.read(key).value?.text == "A's")
    }

    /// | A             | B                              |
    /// |---------------|--------------------------------|
    /// | claims        |                                |
    /// | dies          |                                |
    /// |               | finds it taken, waits 4.5 s    |
    /// |               | claims, requests               |
    @Test func claimOfADeadProcessExpires() async throws {
        try store()
        let start = machine.environment.uptime()
        await claim(for: .milliseconds(4500), at: start)
        let outcome = await loader.load(now: .noon) { _ in .value(note("B's")) }
        #expect(outcome.value?.text == "B's")
        let waited = machine.environment.uptime() - start
        #expect(waited >= .milliseconds(4500) && waited < .milliseconds(4600))
    }

    @Test func fetchedValueThatCannotBeStoredIsShownAndReported() async throws {
        // A newer version's file is never overwritten.
        try folder.put(#"{"_vitrine":{"schema":9,"generation":1,"owners":{}}}"#, as: "note.json")
        let reports = StoreReports()
        let loader = makeLoader(in: reports.store(in: folder))
        let outcome = await loader.load(now: .noon) { _ in .value(note("fetched")) }
        #expect(outcome.value?.text == "fetched" && outcome.origin == .fetched)
        #expect(outcome.storageFailure?.code == .newerVersion)
        #expect(folder.store.read(key) == .newerVersion(found: 9, supported: 1))
        #expect(outcome.writtenAt == nil)
        let failure = try #require(outcome.storageFailure)
        let line = "warning newerVersion: what was fetched for note.json was not stored: \(failure.message)"
        #expect(reports.lines == [line])
    }

    /// | another thread      | the main actor                         |
    /// |---------------------|----------------------------------------|
    /// | locks the snapshot  |                                        |
    /// |                     | loads, and has a value to store        |
    /// |                     | does other things, ends the lock       |
    /// |                     | stores                                 |
    @Test @MainActor func mainActorIsFreeWhileALoadWaitsForALock() async throws {
        try store()
        let (isHeld, isFree) = (AsyncStream.makeStream(of: Void.self), DispatchSemaphore(value: 0))
        let (holder, key) = (folder.store, key)
        Thread.detachNewThread {
            _ = try? holder.update(key) { _ in
                isHeld.continuation.finish()
                isFree.wait()
                throw CancellationError()
            }
        }
        for await _ in isHeld.stream {}
        // Other tests use the main actor, too.
        let loader = makeLoader(in: SnapshotStore(GroupContainer(path: folder.path), lockTimeout: .seconds(60)))
        let outcome = await loader.load(now: .noon) { _ in
            Task { @MainActor in
                for _ in 0..<10 { await Task.yield() }
                isFree.signal()
            }
            return .value(note("new"))
        }
        #expect(outcome.storageFailure == nil && outcome.value?.text == "new")
    }

    @Test func containerThatCannotHoldAClaimIsReported() async throws {
        try folder.put("a file in place of the folder", as: ".vitrine")
        let reports = StoreReports()
        let loader = makeLoader(in: reports.store(in: folder))
        let outcome = await loader.load(now: .noon) { _ in .value(note("fetched")) }
        #expect(outcome.value?.text == "fetched")
        let lines = reports.lines
        #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix("warning ") }, "\(lines)")
        #expect(lines.first?.contains("the fetch for note.json was not recorded") == true)
        #expect(lines.last?.contains("what was fetched for note.json was not stored") == true)
    }

    @Test func onlyAnErrorOfARequestIsAFailureThatARepetitionMayMend() async {
        struct NoNetwork: Error {}
        let mended = await loader.load(now: .noon) { request in
            guard request.attempt > 1 else { throw NoNetwork() }
            return .value(note("b"))
        }
        #expect(mended.value == note("b") && mended.attempts == 2)
        let failed = await loader.load(now: .noon, isForced: true) { _ in throw NoNetwork() }
        #expect(failed.value == note("b") && failed.trouble == .refreshFailed && failed.attempts == 3)
        let cancelled = await loader.load(now: .noon, isForced: true) { _ in throw CancellationError() }
        #expect(cancelled.trouble == .cancelled && cancelled.attempts == 1)
        let full = await loader.load(now: .noon, isForced: true) { _ in
            throw VitrineError(.diskFull, "the disk is full; free some space")
        }
        #expect(full.trouble == .refreshFailed && full.attempts == 1)
    }

    @Test func failedRequestIsWrittenToTheLogWithItsReasonForTheReader() async {
        let reports = StoreReports(naming: ["file", "code"])
        let loader = makeLoader(in: reports.store(in: folder))
        let outcome = await loader.load(now: .noon) { _ in
            throw VitrineError.fetch(.unreachable, isTransient: false, "the service is not there")
        }
        #expect(outcome.trouble == .unreachable)
        let line = "debug note.json fetchFailed: request 1 for note.json failed: the service is not there"
        #expect(reports.lines == [line])
    }

    /// | A                 | B                              |
    /// |-------------------|--------------------------------|
    /// | claims            |                                |
    /// |                   | finds it taken                 |
    /// | fails, reports why |                               |
    /// |                   | reports the same, no request   |
    @Test func failureIsReportedToWaitingLoads() async throws {
        try store()
        await claim(at: machine.environment.uptime())
        let (machine, claims) = (machine, claims)
        let reported = Mutex(false)
        var environment = machine.environment
        environment.sleep = { pause in
            machine.pass(pause)
            guard !reported.withLock({ $0 }) else { return }
            reported.withLock { $0 = true }
            await claims.release(.failed(because: .timedOut), as: 99, now: .noon)
        }
        let loader = makeLoader(environment: environment)
        let outcome = await loader.load(now: .noon) { _ in .notModified }
        #expect(outcome.result(at: .noon).freshness == .lastKnown(because: .timedOut) && outcome.attempts == 0)
    }

    /// | A                     | B                |
    /// |-----------------------|------------------|
    /// | claims                |                  |
    /// | is slow, claim expires |                 |
    /// |                       | claims           |
    /// | releases its claim    |                  |
    /// |                       | still has its own |
    @Test func expiredHolderCannotReleaseAnothersClaim() async {
        await claim(as: 1, for: .seconds(1), at: .seconds(50))
        await claim(as: 2, for: .seconds(1), at: .seconds(52))
        await claims.release(.over, as: 1, now: .noon)
        #expect(claims.check(uptime: .seconds(52)) == .taken(by: 2))
    }

    @Test func longRequestsClaimIsTakenAndOneFromBeforeARestartIsExpired() async {
        await claim(as: 1, for: .seconds(180), at: .seconds(900_000))
        #expect(claims.check(uptime: .seconds(900_010)) == .taken(by: 1))
        await claim(as: 2, at: .seconds(30))
    }
}
