import FaultyService
import Foundation
import HangangjariAPI
import HangangjariModel
import Synchronization
import Testing
import Vitrine
import VitrineTesting
import VitrineWidgets

/// A week on the virtual clock with random outages: no value is ever shown past its limit without the mark.
///
/// Every count that the service gives is a number of its own, so that whatever a picture shows tells when it was observed.
@MainActor
struct WeekTests {
    /// What the service has observed so far, by the number that it gave out.
    final class City: Sendable {
        private struct State {
            var observedAt: [Int: Date] = [:]
            var generator: Dice
        }

        private let state: Mutex<State>

        init(seed: UInt64) { state = Mutex(State(generator: Dice(state: seed))) }

        /// The answer to a request at a moment: an observation of some age, and a bad day now and then.
        func answer(_ request: FaultyRequest, now: Date) -> FaultyAnswer {
            state.withLock { state in
                let age = Double(Int.random(in: 0...24, using: &state.generator)) * 60
                let number = state.observedAt.count + 1000
                state.observedAt[number] = now.addingTimeInterval(-age)
                let park = request.path.split(separator: "/").dropFirst(2).first.map(String.init) ?? ""
                let parkingAge = Int(age / 60)
                let good = FaultyAnswer.json(
                    Summaries.json(
                        Summaries.summary(
                            of: park,
                            now: now,
                            parkingAge: parkingAge,
                            remaining: [number],
                            capacity: [100_000]
                        )
                    )
                )
                switch Int.random(in: 0..<60, using: &state.generator) {
                case 0...3: return FaultyAnswer(.close)
                case 4...7: return .failure(500)
                case 8...10: return .garbage
                case 11...13: return .emptyBody
                case 14...16: return .json(Summaries.json(Summaries.summary(of: "banpo", now: now)))
                case 17...19: return .notModified
                case 20: return FaultyAnswer(.silence)
                default: return good
                }
            }
        }

        func observedAt(_ number: Int) -> Date? { state.withLock { $0.observedAt[number] } }
    }

    /// SplitMix64, so that a seed repeats a run.
    struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return value ^ (value >> 31)
        }
    }

    /// What the run saw, so that a run that saw nothing of a kind does not pass for a proof.
    struct Sightings {
        var current = 0
        var marked = 0
        var withdrawn = 0
    }

    @Test func noValueOutlivesItsLimitWithoutTheMark() async throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("the week's seed is \(seed)")
        let stage = try await Stage("2026-08-10T00:00:00Z")
        stage.limits = LoadLimits(
            total: .milliseconds(1200),
            attempt: .milliseconds(600),
            attempts: 2,
            firstPause: .milliseconds(1),
            longestPause: .milliseconds(2),
            watchInterval: .milliseconds(5),
            claimGrace: .milliseconds(10)
        )
        let city = City(seed: seed)
        stage.service.change { [time = stage.time] in city.answer($0, now: time.now) }
        var dice = Dice(state: seed &+ 1)
        var sightings = Sightings()
        let end = stage.time.now.addingTimeInterval(7 * 86_400)
        while stage.time.now < end {
            // The network is gone for hours at times, and the system grants no reload for hours at others.
            let isOut = Int.random(in: 0..<12, using: &dice) == 0
            if isOut {
                stage.cutNetwork()
            } else {
                stage.service.change { [time = stage.time] in city.answer($0, now: time.now) }
            }
            let mode: ParkingMode = Bool.random(using: &dice) ? .total : .lots
            let shown = try await stage.parking("ttukseom", mode)
            let isStarved = Int.random(in: 0..<8, using: &dice) == 0
            let minutes = isStarved ? Int.random(in: 90...360, using: &dice) : Int.random(in: 10...40, using: &dice)
            let next = stage.time.now.addingTimeInterval(Double(minutes) * 60)
            try check(shown, until: next, city, &sightings, seed: seed)
            stage.time.set(to: next)
        }
        #expect(sightings.current > 20 && sightings.marked > 20 && sightings.withdrawn > 3, "\(sightings)")
    }

    /// Looks at a timeline at each moment at which the drawing changes, and at the last second before the next.
    private func check(
        _ shown: [Shown],
        until end: Date,
        _ city: City,
        _ sightings: inout Sightings,
        seed: UInt64
    ) throws {
        for (index, entry) in shown.enumerated() where entry.date < end {
            let following = index + 1 < shown.count ? min(shown[index + 1].date, end) : end
            guard let number = Self.number(in: entry.text) else {
                sightings.withdrawn += 1
                continue
            }
            let observedAt = try #require(city.observedAt(number), "\(number) was never given out; seed \(seed)")
            for moment in [entry.date, following.addingTimeInterval(-1)] where moment >= entry.date {
                let age = moment.timeIntervalSince(observedAt)
                #expect(age < 2 * 3600, "\(number) is shown \(age) s old; seed \(seed)")
                #expect(age < 20 * 60 || entry.isMarked, "\(number) is shown unmarked \(age) s old; seed \(seed)")
            }
            if entry.isMarked { sightings.marked += 1 } else { sightings.current += 1 }
        }
    }

    /// The number of spaces that a picture shows: the only one from 1000 to 99,999 that stands alone.
    private static func number(in text: String) -> Int? {
        text.split { !$0.isNumber }.compactMap { Int($0) }.first { (1000..<100_000).contains($0) }
    }
}
