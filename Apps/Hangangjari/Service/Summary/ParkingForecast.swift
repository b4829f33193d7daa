import HangangjariAPI

/// A forecast of the free spaces in the coming hours, from comparable earlier days and the present count.
///
/// The median of an hour is the median of the earlier days plus the present difference from that median, which is
/// halved with each hour. Without two earlier days the median is the present count, and the spread grows by the hour.
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
        // Rounded to half hours, so that the response does not change every minute without new information.
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
            risk: Self.risk(spread, capacity: capacity)
        )
    }

    /// Returns the sorted shares of free spaces on comparable days in the half hours around a time of day.
    private func shares(at moment: Timestamp) -> [Double] {
        let slot = moment.seconds(since: KoreanDay(of: moment).start) / 1800
        return history.filter { abs($0.slot - slot) <= 1 }.map { Double($0.share) / 1000 }.sorted()
    }

    /// Returns a quantile by the nearest-rank method.
    private static func quantile(_ sorted: [Double], _ part: Double) -> Double {
        sorted[min(Int(part * Double(sorted.count)), sorted.count - 1)]
    }

    /// Estimates the probability of no free space by interpolation between the three quantiles, rounded to hundredths.
    ///
    /// A share that is rounded to no space counts as no free space, so that the risk agrees with the quantiles beside
    /// it.
    private static func risk(_ spread: (Double, Double, Double), capacity: Double) -> Double {
        let (low, middle, high) = (
            spread.0 * capacity - 0.5, spread.1 * capacity - 0.5, spread.2 * capacity - 0.5
        )
        let risk: Double
        if low >= 0 {
            risk = 0.05
        } else if middle >= 0 {
            risk = 0.1 + 0.4 * -low / (middle - low)
        } else if high >= 0 {
            risk = 0.5 + 0.4 * -middle / (high - middle)
        } else {
            risk = 0.95
        }
        return (risk * 100).rounded() / 100
    }
}
