import Foundation
import Observation
import Synchronization
import Testing
import Vitrine
import VitrineTesting
import VitrineUI

@testable import VitrineObservation

/// A snapshot that is observed: its readings, and who writes it meanwhile.
@Suite(.hangGuard) struct SnapshotModelTests {
    struct Count: Codable, Equatable, Sendable {
        var count = 0
    }

    private let key = SnapshotKey("count.json", default: Count())
    private let store = SnapshotStore.temporary()

    /// Waits until an observed condition holds.
    private func wait(
        for model: SnapshotModel<Count>,
        _ condition: @escaping @Sendable (SnapshotReading<Count>) -> Bool
    ) async {
        while true {
            let isChanged = AsyncStream.makeStream(of: Void.self)
            let holds = withObservationTracking {
                condition(model.reading)
            } onChange: {
                isChanged.continuation.finish()
            }
            if holds { return }
            for await _ in isChanged.stream {}
        }
    }

    /// A view that is made again for another snapshot keeps its state, and so the model of the former one.
    @Test func modelIsOfOneSnapshotInOneStore() {
        let model = SnapshotModel(key, in: store)
        #expect(model.follows(SnapshotKey("count.json"), in: store))
        #expect(!model.follows(SnapshotKey("other.json"), in: store))
        #expect(!model.follows(key, in: .temporary()))
    }

    @Test func readingFollowsOtherWritersOfTheFile() async throws {
        let model = SnapshotModel(key, in: store)
        #expect(model.reading == .missing)
        try store.update(key) { $0.count = 3 }
        await wait(for: model) { $0.value?.count == 3 }
        try Data("[".utf8).write(to: URL(filePath: try store.container.path + "/count.json"))
        await wait(for: model) { if case .damaged = $0 { true } else { false } }
        try store.remove(key)
        await wait(for: model) { $0 == .missing }
    }

    @Test func updateIsVisibleWhenItReturns() async throws {
        let model = SnapshotModel(key, in: store)
        try await model.update { $0.count += 1 }
        #expect(model.value?.count == 1)
        #expect(store.read(key).value?.count == 1)
    }

    @Test func eachChangeIsAnnouncedOnce() async throws {
        let model = SnapshotModel(key, in: store)
        let announcements = Announcements(of: model)
        for _ in 0..<20 { try await model.update { $0.count += 1 } }
        // What the model hears of its own updates, it has heard before this.
        try store.update(key) { $0.count = 100 }
        await wait(for: model) { $0.value?.count == 100 }
        #expect(announcements.count == 21)
    }

    /// Counts how often a model announces a change.
    private final class Announcements: Sendable {
        private let model: SnapshotModel<Count>
        private let announced = Mutex(0)

        init(of model: SnapshotModel<Count>) {
            self.model = model
            observe()
        }

        var count: Int { announced.withLock(\.self) }

        private func observe() {
            withObservationTracking {
                _ = model.reading
            } onChange: { [self] in
                announced.withLock { $0 += 1 }
                observe()
            }
        }
    }

    @Test func writeInsideAnObservationEndsAndIsSeen() async throws {
        let model = SnapshotModel(key, in: store)
        let hasWritten = Mutex(false)
        withObservationTracking {
            _ = model.reading
        } onChange: {
            _ = try? store.update(key) { $0.count += 10 }
            hasWritten.withLock { $0 = true }
        }
        try await model.update { $0.count += 1 }
        await wait(for: model) { $0.value?.count == 11 }
        #expect(hasWritten.withLock { $0 })
    }

    @Test func aThousandObserversHearOfOneWrite() async throws {
        let models = (0..<1_000).map { _ in SnapshotModel(key, in: store) }
        try store.update(key) { $0.count = 1 }
        for model in models { await wait(for: model) { $0.value?.count == 1 } }
    }

    @Test func modelThatIsReleasedStopsFollowing() async {
        weak var gone: SnapshotModel<Count>?
        do {
            let model = SnapshotModel(key, in: store)
            gone = model
        }
        // The model may be reading at this moment.
        while gone != nil { await Task.yield() }
    }

    @Test @MainActor func propertyOfAViewIsTheReadingAndOutlivesItsStore() async throws {
        struct CountView: View {
            @LiveSnapshot<Count> var count: SnapshotReading<Count>

            var body: some View { Text("\(count.value?.count ?? -1)") }
        }
        var owner: SnapshotStore? = .temporary()
        let key = key
        let view = CountView(count: LiveSnapshot(key, in: try #require(owner)))
        owner = nil
        #expect(view.count == .missing)
        try await view.$count.update { $0.count = 5 }
        #expect(view.count.value?.count == 5)
    }
}
