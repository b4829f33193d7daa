import HangangjariAPI
import Testing

@testable import HangangjariService

@Suite("The parking forecast")
struct ParkingForecastTests {
    private static let now = TestedService.begin

    private static func forecast(
        remaining: Int?,
        age: Int = 60,
        history: [ParkingSample] = []
    ) -> Forecast? {
        let lot = ParkingSection.Lot(
            id: "ttukseom-1",
            name: "뚝섬1주차장",
            remaining: remaining,
            capacity: 200,
            level: .ofParking(remaining: remaining, capacity: 200),
            observedAt: remaining == nil ? nil : now.adding(-age)
        )
        return ParkingForecast(now: now, totals: ParkingTotals([lot]), history: history).forecast
    }

    @Test("is nil without a count")
    func noCount() {
        #expect(Self.forecast(remaining: nil, history: ParkingSample.days([500, 500])) == nil)
    }

    @Test("without history widens by the hour and has low confidence")
    func noHistory() throws {
        let forecast = try #require(Self.forecast(remaining: 100))
        #expect(forecast.confidence == .low)
        #expect(forecast.reason == .littleHistory)
        #expect(forecast.points.map(\.p50) == [100, 100, 100, 100, 100, 100])
        let widths = forecast.points.map { $0.p90 - $0.p10 }
        #expect(widths == widths.sorted())
        #expect(widths[0] > 0)
    }

    @Test("with history moves from the present count to that of comparable days")
    func history() throws {
        let past = ParkingSample.days(Array(repeating: 500, count: 10))
        let forecast = try #require(Self.forecast(remaining: 20, history: past))
        #expect(forecast.confidence == .high)
        #expect(forecast.reason == nil)
        #expect(forecast.points.map(\.p50) == [60, 80, 90, 95, 98, 99])
    }

    @Test("from an old count has low confidence, even with history")
    func old() throws {
        let forecast = try #require(
            Self.forecast(remaining: 20, age: SectionLifetime.parking, history: ParkingSample.days([500, 500]))
        )
        #expect(forecast.confidence == .low)
        #expect(forecast.reason == .sourceOld)
    }

    @Test("is for half hours, so that it does not change every minute")
    func moments() throws {
        let forecast = try #require(Self.forecast(remaining: 20))
        #expect(forecast.points.first?.at.description == "2026-08-13T06:00:00Z")
        #expect(forecast.points.allSatisfy { $0.at.secondsSince1970 % 1800 == 0 })
    }

    @Test("has a higher risk for fewer free spaces")
    func risk() throws {
        let risks = try [200, 100, 40, 10, 0]
            .map { remaining in
                try #require(Self.forecast(remaining: remaining)?.points.first?.risk)
            }
        #expect(risks == risks.sorted())
        #expect(risks[0] < 0.1)
        #expect(risks[4] >= 0.5)
    }

    @Test("has a higher risk for fewer free spaces, with history")
    func riskWithHistory() throws {
        let risks = try [900, 500, 200, 40, 1, 0]
            .map { share in
                let history = ParkingSample.days(Array(repeating: share, count: 10))
                return try #require(Self.forecast(remaining: share / 5, history: history)?.points.first?.risk)
            }
        #expect(risks == risks.sorted())
        #expect(risks[0] < 0.1)
        // A share of a thousandth of 200 spaces is no space.
        #expect(risks[4] >= 0.9 && risks[5] >= 0.9, "\(risks)")
    }

    @Test("has ordered quantiles and a risk that agrees with them, for any history and count (seed 7)")
    func anyPast() throws {
        var random = SeededRandom(seed: 7, "risk")
        for index in 0..<1200 {
            // Most are near to none, where the quantiles part.
            let (most, spaces): (UInt64, UInt64) = index.isMultiple(of: 4) ? (1001, 201) : (40, 8)
            let shares = (0..<Int(random.next() % 12)).map { _ in Int(random.next() % most) }
            let remaining = Int(random.next() % spaces)
            let forecast = try #require(Self.forecast(remaining: remaining, history: ParkingSample.days(shares)))
            for point in forecast.points {
                #expect(0 <= point.p10 && point.p10 <= point.p50 && point.p50 <= point.p90 && point.p90 <= 200)
                switch (point.p10, point.p50, point.p90) {
                case (1..., _, _): #expect(point.risk == 0.05, "\(point)")
                case (_, 1..., _): #expect((0.1...0.5).contains(point.risk), "\(point)")
                case (_, _, 1...): #expect((0.5...0.9).contains(point.risk), "\(point)")
                default: #expect(point.risk == 0.95, "\(point)")
                }
                #expect(point.level != .unknown && (point.level == .full) == (point.p50 == 0))
            }
        }
    }
}

extension ParkingSample {
    /// The days before that of the tests, each with a constant share of free spaces.
    static func days(_ shares: [Int]) -> [ParkingSample] {
        let today = KoreanDay(of: TestedService.begin).number
        return shares.enumerated()
            .flatMap { index, share in
                (0..<48).map { ParkingSample(day: KoreanDay(number: today - 1 - index), slot: $0, share: share) }
            }
    }
}
