import HangangjariAPI

/// The spaces to expect in the coming hours, from how full like days were at that time of the day, and from how full it is
/// now.
///
/// An hour's middle is the middle of the earlier days, moved by what today differs from them now; the difference counts
/// half as much with each hour. Without two earlier days it is what is left now, with room for error that grows by the hour.
struct ParkingForecast {
    private static let hours = 1...6

    let now: Timestamp
    let totals: ParkingTotals
    let history: [ParkingSample]

    /// The forecast; `nil` without a count.
    var forecast: Forecast? {
        let capacity = totals.capacity
        guard let capacity, let remaining = totals.remaining, let observedAt = totals.observedAt else { return nil }
        let isOld = now.seconds(since: observedAt) >= SectionLifetime.parking
        let share = Double(remaining) / Double(capacity)
        let days = Set(history.map(\.day)).count
        // Half hours, so that an answer does not change from one minute to the next where nothing else does.
        let begin = now.adding(-(now.secondsSince1970 % 1800))
        let points = Self.hours.map { hour in
            point(at: begin.adding(hour * 3600), hour, share, days >= 2, Double(capacity))
        }
        return Forecast(
            points: points,
            confidence: isOld ? .low : days >= 2 ? .high : .low,
            reason: isOld ? .sourceOld : days >= 2 ? nil : .littleHistory
        )
    }

    private func point(
        at moment: Timestamp,
        _ hour: Int,
        _ share: Double,
        _ hasHistory: Bool,
        _ capacity: Double
    ) -> Forecast.Point {
        var spread = (share - 0.12 * Double(hour), share, share + 0.12 * Double(hour))
        let then = hasHistory ? shares(at: moment) : []
        if !then.isEmpty {
            let today = shares(at: now)
            let difference = today.isEmpty ? 0 : share - Self.quantile(today, 0.5)
            let shift = difference / Double(1 << hour)
            spread = (
                Self.quantile(then, 0.1) + shift, Self.quantile(then, 0.5) + shift, Self.quantile(then, 0.9) + shift
            )
        }
        func spaces(_ share: Double) -> Int { Int((min(max(share, 0), 1) * capacity).rounded()) }
        let middle = spaces(spread.1)
        return Forecast.Point(
            at: moment,
            p10: spaces(spread.0),
            p50: middle,
            p90: spaces(spread.2),
            level: .ofParking(remaining: middle, capacity: Int(capacity)),
            risk: Self.risk(spread)
        )
    }

    /// How full like days were in the half hours around that time of the day, in order.
    private func shares(at moment: Timestamp) -> [Double] {
        let slot = moment.seconds(since: KoreanDay(of: moment).start) / 1800
        return history.filter { abs($0.slot - slot) <= 1 }.map { Double($0.share) / 1000 }.sorted()
    }

    /// The nearest rank.
    private static func quantile(_ sorted: [Double], _ part: Double) -> Double {
        sorted[min(Int(part * Double(sorted.count)), sorted.count - 1)]
    }

    /// Where the line through the three quantiles meets "no space", rounded to hundredths.
    private static func risk(_ spread: (Double, Double, Double)) -> Double {
        let (low, middle, high) = spread
        let risk: Double
        if low > 0 {
            risk = 0.05
        } else if middle > 0 {
            risk = 0.1 + 0.4 * -low / (middle - low)
        } else if high > 0 {
            risk = 0.5 + 0.4 * -middle / (high - middle)
        } else {
            risk = 0.95
        }
        return (risk * 100).rounded() / 100
    }
}
