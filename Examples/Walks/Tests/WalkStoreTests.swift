import Testing
import XCTest

@testable import Walks

final class WalkStoreTests: XCTestCase {
    private let store = WalkStore()

    override func setUp() { store.removeAll() }

    func testWalksAreAdded() {
        store.add(10)
        store.add(15)
        XCTAssertEqual(store.total, 25)
    }

    func testIntentReturnsTheTotal() async throws {
        store.add(5)
        let intent = LogWalk()
        intent.minutes = 20
        let total = try await intent.perform().value
        XCTAssertEqual(total, 25)
    }
}

struct GoalTests {
    @Test func goalIsHalfAnHour() { #expect(WalkStore.goal == 30) }
}
