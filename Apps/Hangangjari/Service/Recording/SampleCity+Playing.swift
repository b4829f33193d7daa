package import HangangjariAPI

/// Played responses are generated when they are asked for: a whole day of a park takes seventy times as long as one
/// response.
extension SampleCity: PlayableDays {
    package func payload(
        of park: RiverPark,
        on day: KoreanDay,
        notAfter now: Timestamp
    ) throws(ServiceError) -> SourcePayload? {
        let played = Self.played(on: day)
        let shift = day.start.seconds(since: played.start)
        let elapsed = min(now.seconds(since: day.start), 86_400 - Self.step)
        guard elapsed >= 0 else { return nil }
        return SourcePayload(
            bytes: response(of: park, at: played.start.adding(elapsed - elapsed % Self.step)),
            shift: shift
        )
    }

    package func samples(of park: RiverPark, on day: KoreanDay) throws(ServiceError) -> [ParkingSample] {
        halfHourSamples(on: Self.played(on: day), of: park)
            .map { ParkingSample(day: day, slot: $0.slot, share: $0.share) }
    }

    /// The day of the invented week with the same weekday.
    private static func played(on day: KoreanDay) -> KoreanDay {
        KoreanDay(number: week.lowerBound.number + day.weekday)
    }
}
