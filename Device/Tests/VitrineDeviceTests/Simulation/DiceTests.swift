import Testing

@testable import VitrineScript

struct DiceTests {
    /// A whole week takes about a thousand choices.
    @Test func neighbouringSeedsAndWeeksShareNoChoices() {
        var choices: Set<Int> = []
        for seed in UInt64(1)...10 {
            for week in 1...10 {
                var dice = Dice(seed: seed, week: week)
                let known = choices.count
                for _ in 0..<1_000 { choices.insert(dice.number(in: 0...Int.max)) }
                #expect(choices.count == known + 1_000, "seed \(seed), week \(week)")
            }
        }
    }

    @Test func sameSeedAndWeekHaveTheSameChoices() {
        var first = Dice(seed: 7, week: 3)
        var again = Dice(seed: 7, week: 3)
        #expect((0..<100).map { _ in first.number(in: 0...999) } == (0..<100).map { _ in again.number(in: 0...999) })
    }
}
