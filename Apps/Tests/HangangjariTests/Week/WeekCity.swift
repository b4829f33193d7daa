import FaultyService
import Foundation
import HangangjariAPI
import Synchronization
import VitrineTesting

/// A data source whose responses all have unique numbers, so that any rendering identifies its response and
/// observation.
final class WeekCity: Sendable {
    /// The values of a response and the times of their observations.
    struct Answer: Sendable {
        var number: Int
        var parking: [Date]
        var weather: Date
        var crowd: Date
        var dust: Date
        /// The service's cutoffs, in seconds after the observation; never later than the widget's limits.
        var parkingCutoff: Int
        var crowdCutoff: Int
        /// Whether the service reports that it could not confirm the values.
        var isUnconfirmed: Bool

        /// The time of the oldest count.
        var oldestLot: Date { parking.min() ?? .distantPast }
        /// Returns the number of free spaces in a lot.
        func remaining(_ lot: Int) -> Int { 1000 + number * 3 + lot }
        /// The number of free spaces in all lots.
        var total: Int { (0..<3).map(remaining).reduce(0, +) }
        /// The temperature in tenths of a degree; never a whole degree, because forecast hours are shown in whole
        /// degrees.
        var temperature: Int { -590 + number / 9 * 10 + number % 9 + 1 }
        /// The lower bound of the number of visitors.
        var visitors: Int { 100_000 + number * 100 }
    }

    /// The largest number of distinguishable responses.
    static let capacity = 1000

    private struct State {
        var answers: [Answer] = []
        var dice: SeededGenerator
    }

    private let state: Mutex<State>

    init(seed: UInt64) { state = Mutex(State(dice: SeededGenerator(seed: seed))) }

    /// The valid responses so far.
    var answers: [Answer] { state.withLock { $0.answers } }

    /// Returns the response to a request: observations of random ages, and occasionally a failure.
    func answer(_ request: FaultyRequest, now: Date) -> FaultyAnswer {
        state.withLock { state in
            switch Int.random(in: 0..<120, using: &state.dice) {
            case 0...7: return FaultyAnswer(.close)
            case 8...15: return .failure(500)
            case 16...21: return .garbage
            case 22...27: return .emptyBody
            case 28...33: return .json(Summaries.json(Summaries.summary(of: "banpo", now: now)))
            case 34...39: return .notModified
            case 40: return FaultyAnswer(.silence)
            default: break
            }
            let number = state.answers.count
            let answer = Self.made(number, now: now, &state.dice)
            state.answers.append(answer)
            let park = request.path.split(separator: "/").dropFirst(2).first.map(String.init) ?? ""
            return .json(Summaries.json(Self.summary(answer, of: park, now: now, &state.dice)))
        }
    }

    private static func made(_ number: Int, now: Date, _ dice: inout SeededGenerator) -> Answer {
        func before(_ minutes: ClosedRange<Int>) -> Date {
            now.addingTimeInterval(-60 * Double(Int.random(in: minutes, using: &dice)))
        }
        let hangs = Int.random(in: 0..<4, using: &dice) == 0
        return Answer(
            number: number,
            parking: (0..<3).map { _ in before(hangs ? 0...36 : 0...6) },
            weather: before(5...100),
            crowd: before(20...70),
            dust: before(10...130),
            parkingCutoff: 60 * Int.random(in: 10...30, using: &dice),
            crowdCutoff: 60 * Int.random(in: 20...60, using: &dice),
            isUnconfirmed: Int.random(in: 0..<20, using: &dice) == 0
        )
    }

    private static func summary(
        _ answer: Answer,
        of park: String,
        now: Date,
        _ dice: inout SeededGenerator
    ) -> HomeSummary {
        var summary = Summaries.summary(
            of: park,
            now: now,
            remaining: (0..<3).map(answer.remaining),
            capacity: [30_000, 30_000, 30_000],
            state: answer.isUnconfirmed ? .lastKnown : .current
        )
        for lot in 0..<3 { summary.parking.lots[lot].observedAt = Timestamp(answer.parking[lot]) }
        summary.parking.observedAt = Timestamp(answer.oldestLot)
        summary.parking.staleAfter = Timestamp(answer.oldestLot).adding(answer.parkingCutoff)
        summary.crowd.observedAt = Timestamp(answer.crowd)
        summary.crowd.staleAfter = Timestamp(answer.crowd).adding(answer.crowdCutoff)
        summary.crowd.minimum = answer.visitors
        summary.crowd.maximum = answer.visitors + 100
        summary.weather.observedAt = Timestamp(answer.weather)
        summary.weather.staleAfter = nil
        summary.weather.temperature = Double(answer.temperature) / 10
        summary.dust.observedAt = Timestamp(answer.dust)
        summary.dust.staleAfter = nil
        summary.dust.pm10 = answer.number
        let oldest = [answer.oldestLot, answer.weather, answer.crowd, answer.dust].min() ?? now
        let signs: [(Signal.Kind, Date)] = [
            (.parkingScarce, answer.oldestLot), (.raining, answer.weather), (.crowded, answer.crowd),
            (.dustBad, answer.dust), (.pleasant, oldest),
        ]
        summary.signals = signs.shuffled(using: &dice).prefix(3)
            .map { Signal(kind: $0.0, weight: .caution, value: nil, observedAt: Timestamp($0.1)) }
        return summary
    }
}
