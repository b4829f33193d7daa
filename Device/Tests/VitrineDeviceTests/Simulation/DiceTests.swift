import Testing

@testable import VitrineScript

struct DiceTests {
    /// A whole week takes about a thousand choices.
    @Test func neighbouringSeedsAndWeeksShareNoChoices() {
        var owners: [Int: String] = [:]
        var shared: [String] = []
        for seed in UInt64(1)...20 {
            for week in 1...20 {
                var dice = Dice(seed: seed, week: week)
                for _ in 0..<1_000 {
                    let choice = dice.number(in: 0...Int.max)
                    let owner = "seed \(seed), week \(week)"
                    if let other = owners.updateValue(owner, forKey: choice) { shared.append("\(owner) and \(other)") }
                }
            }
        }
        #expect(shared.isEmpty, "\(shared.count) choices, the first of \(shared.first ?? "")")
    }

    @Test func sameSeedAndWeekHaveTheSameChoices() {
        var first = Dice(seed: 7, week: 3)
        var again = Dice(seed: 7, week: 3)
        #expect((0..<100).map { _ in first.number(in: 0...999) } == (0..<100).map { _ in again.number(in: 0...999) })
    }
}
