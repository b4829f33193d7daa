package import HangangjariAPI

/// A source that plays days of the city's responses by the service's clock.
///
/// For each park it returns the last response before the current time. A recording covers whole days. For other days
/// the recorded day with the same weekday is played, with all times shifted by whole days.
package actor RecordedSource: ParkSource {
    /// The number of earlier days that are played for the history.
    ///
    /// The recording repeats every week, so more days would only repeat the samples.
    private static let historyDays = 7

    private let days: any PlayableDays
    /// The last history of each park, which every refresh uses and which changes once a day.
    private var histories: [String: (day: KoreanDay, samples: [ParkingSample])] = [:]

    package init(_ days: any PlayableDays) { self.days = days }

    package func payload(of park: RiverPark, at now: Timestamp) async throws(ServiceError) -> SourcePayload {
        // Just after midnight the last response is from the day before.
        for day in [KoreanDay(of: now), KoreanDay(of: now.adding(-86_400))] {
            if let payload = try days.payload(of: park, on: day, notAfter: now) { return payload }
        }
        throw ServiceError(.empty, "the recording contains no response about \(park.id) for that time of day")
    }

    /// Returns the samples that the service would have stored if it had run in the week before a day.
    package func history(of park: RiverPark, before day: KoreanDay) async throws(ServiceError) -> [ParkingSample] {
        if let known = histories[park.id], known.day == day { return known.samples }
        var samples: [ParkingSample] = []
        for number in (day.number - Self.historyDays)..<day.number {
            let earlier = KoreanDay(number: number)
            guard earlier.isWeekend == day.isWeekend else { continue }
            samples += try days.samples(of: park, on: earlier)
        }
        histories[park.id] = (day, samples)
        return samples
    }
}
