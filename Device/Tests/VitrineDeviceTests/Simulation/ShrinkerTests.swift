import Testing

@testable import VitrineScript

/// Lists that are shortened as long as they fail.
struct ShrinkerTests {
    @Test func onlyWhatIsNeededIsLeft() async throws {
        var shrinker = Shrinker(attempts: 200)
        let left = try await shrinker.shrink(Array(1...64)) { rest in
            rest.contains(17) && rest.contains(50) ? rest : nil
        }
        #expect(left == [17, 50])
    }

    @Test func attemptsAreBounded() async throws {
        var shrinker = Shrinker(attempts: 3)
        var tried = 0
        _ = try await shrinker.shrink(Array(1...64)) { rest in
            tried += 1
            return rest.contains(64) ? rest : nil
        }
        #expect(tried == 3)
    }

    @Test func whatFailsWithoutAnythingBecomesEmpty() async throws {
        var shrinker = Shrinker(attempts: 20)
        #expect(try await shrinker.shrink([1, 2, 3]) { $0 } == [])
    }
}
