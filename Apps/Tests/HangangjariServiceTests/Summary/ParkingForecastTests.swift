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

    /// Returns earlier days, each with a constant share of free spaces.
    private static func days(_ shares: [Int]) -> [ParkingSample] {
        let today = KoreanDay(of: now).number
        return shares.enumerated()
            .flatMap { index, share in
                (0..<48).map { ParkingSample(day: KoreanDay(number: today - 1 - index), slot: $0, share: share) }
            }
    }

    @Test("is nil without a count")
    func noCount() {
        #expect(Self.forecast(remaining: nil, history: Self.days([500, 500])) == nil)
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
        let forecast = try #require(Self.forecast(remaining: 20, history: Self.days(Array(repeating: 500, count: 10))))
        #expect(forecast.confidence == .high)
        #expect(forecast.reason == nil)
        #expect(forecast.points.map(\.p50) == [60, 80, 90, 95, 98, 99])
    }

    @Test("from an old count has low confidence, even with history")
    func old() throws {
        let forecast = try #require(
            Self.forecast(remaining: 20, age: SectionLifetime.parking, history: Self.days([500, 500]))
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

    @Test("has ordered and valid quantiles for any history and count (seed 99)")
    func anyPast() throws {
        var random = SeededRandom(seed: 99, "forecast")
        for _ in 0..<500 {
            let shares = (0..<Int(random.next() % 12)).map { _ in Int(random.next() % 1001) }
            let remaining = Int(random.next() % 201)
            let forecast = try #require(Self.forecast(remaining: remaining, history: Self.days(shares)))
            for point in forecast.points {
                #expect(0 <= point.p10 && point.p10 <= point.p50 && point.p50 <= point.p90 && point.p90 <= 200)
                #expect((0...1).contains(point.risk))
                #expect(point.level != .unknown)
            }
        }
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
                let history = Self.days(Array(repeating: share, count: 10))
                return try #require(Self.forecast(remaining: share / 5, history: history)?.points.first?.risk)
            }
        #expect(risks == risks.sorted())
        #expect(risks[0] < 0.1)
        // A share of a thousandth of 200 spaces is no space.
        #expect(risks[4] >= 0.9 && risks[5] >= 0.9, "\(risks)")
    }

    @Test("has a risk that agrees with its quantiles, for any history and count (seed 7)")
    func riskAgreesWithQuantiles() throws {
        var random = SeededRandom(seed: 7, "risk")
        for _ in 0..<2000 {
            let shares = (0..<Int(random.next() % 12)).map { _ in Int(random.next() % 40) }
            let remaining = Int(random.next() % 8)
            let forecast = try #require(Self.forecast(remaining: remaining, history: Self.days(shares)))
            for point in forecast.points {
                switch (point.p10, point.p50, point.p90) {
                case (1..., _, _): #expect(point.risk == 0.05, "\(point)")
                case (_, 1..., _): #expect((0.1...0.5).contains(point.risk), "\(point)")
                case (_, _, 1...): #expect((0.5...0.9).contains(point.risk), "\(point)")
                default: #expect(point.risk == 0.95, "\(point)")
                }
                #expect((point.level == .full) == (point.p50 == 0))
            }
        }
    }
}
