import HangangjariAPI
import Testing

@testable import HangangjariService

@Suite("The signals")
struct SignalRuleTests {
    private static let now = TestedService.begin

    /// Returns the signals of a response, a number of seconds after it was read.
    private static func signals(after seconds: Int = 0, _ change: (inout CityAnswer) -> Void) throws -> [Signal] {
        let park = try #require(RiverParks.park(id: "ttukseom"))
        let known = StoredPark().succeeded(at: now, with: try ParkReportReader.read(change))
        return SummaryBuilder(park: park, now: now.adding(seconds)).summary(of: known, history: []).signals
    }

    @Test("are pleasant for a park whose sections are all known, current and good")
    func pleasant() throws {
        #expect(try Self.signals { _ in }.map(\.kind) == [.pleasant])
    }

    @Test("are not pleasant if a section is unknown or not current")
    func notPleasant() throws {
        #expect(try Self.signals { $0.population = nil }.isEmpty)
        #expect(try Self.signals { $0.weather = nil }.isEmpty)
        #expect(try Self.signals { $0.parking = nil }.isEmpty)
        #expect(try Self.signals(after: SectionLifetime.parking) { _ in }.isEmpty)
    }

    @Test(
        "of the weather and the air appear at their limits",
        arguments: [
            (["TEMP": "33.0"], Signal.Kind.hot), (["TEMP": "-5"], .cold), (["WIND_SPD": "9"], .windy),
            (["UV_INDEX": "8"], .strongSun), (["PRECPT_TYPE": "비", "PRECIPITATION": "2.5"], .raining),
            (["PM10": "81"], .dustBad), (["PM25": "36"], .dustBad),
        ]
    )
    func weather(changes: [String: String], kind: Signal.Kind) throws {
        #expect(try Self.signals { $0.weather = CityAnswer.sky(changes) }.map(\.kind) == [kind])
    }

    @Test(
        "do not appear just below their limits",
        arguments: [
            ["TEMP": "32.9"], ["TEMP": "-4.9"], ["WIND_SPD": "8.9"], ["UV_INDEX": "7"], ["PM10": "80"], ["PM25": "35"],
        ]
    )
    func belowBounds(changes: [String: String]) throws {
        #expect(try Self.signals { $0.weather = CityAnswer.sky(changes) }.map(\.kind) == [.pleasant])
    }

    @Test("list warnings before cautions, and have the causing value")
    func order() throws {
        let signals = try Self.signals { answer in
            answer.parking = CityAnswer.lots([CityAnswer.lot(1, "64", "5")])
            answer.population = CityAnswer.people(level: "붐빔")
            answer.weather = CityAnswer.sky(["TEMP": "36"])
        }
        #expect(signals.map(\.kind) == [.crowded, .hot, .parkingScarce])
        #expect(signals.map(\.value) == [14_000, 36, 5])
    }

    @Test("of a full park have no value")
    func full() throws {
        let signals = try Self.signals { $0.parking = CityAnswer.lots([CityAnswer.lot(1, "64", "0")]) }
        #expect(signals.map(\.kind) == [.parkingFull])
        #expect(signals[0].observedAt.description == "2026-08-13T05:01:20Z")
    }

    @Test("end with the lifetime of their section")
    func lifetimes() throws {
        let bad: (inout CityAnswer) -> Void = { answer in
            answer.parking = CityAnswer.lots([CityAnswer.lot(1, "64", "0")])
            answer.population = CityAnswer.people(level: "붐빔")
            answer.weather = CityAnswer.sky(["TEMP": "36", "PM10": "151"])
        }
        func kinds(_ moment: String) throws -> [Signal.Kind] {
            let at = try #require(Timestamp(moment))
            return try Self.signals(after: at.seconds(since: Self.now), bad).map(\.kind)
        }
        #expect(try kinds("2026-08-13T05:36:19Z") == [.parkingFull, .crowded, .hot, .dustBad])
        #expect(try kinds("2026-08-13T05:36:20Z") == [.crowded, .hot, .dustBad])
        #expect(try kinds("2026-08-13T05:40:00Z") == [.hot, .dustBad])
        #expect(try kinds("2026-08-13T06:10:00Z") == [.dustBad])
        #expect(try kinds("2026-08-13T06:40:00Z") == [])
    }
}
