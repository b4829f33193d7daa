package import HangangjariAPI
package import HangangjariParks

/// A recording of the city's answers, replayed on the clock.
///
/// For each park it answers what was recorded last before now. A recording covers whole days; days that it does not have
/// are played from the recorded day of the same weekday, with every time in them shifted by whole days.
package actor RecordedSource: ParkSource {
    /// For how many days before a day the recording is played for the history.
    ///
    /// It repeats itself every week: more would be the same again.
    private static let historyDays = 7

    private let recording: PayloadRecording
    /// The last history of each park, by the park's identifier: it is asked for with every answer, and changes once a day.
    private var histories: [String: (day: KoreanDay, samples: [ParkingSample])] = [:]

    /// Makes a source.
    package init(_ recording: PayloadRecording) { self.recording = recording }

    package func payload(of park: RiverPark, at now: Timestamp) async throws(ServiceError) -> SourcePayload {
        // Just after midnight the last answer is one of the day before.
        for day in [KoreanDay(of: now), KoreanDay(of: now.adding(-86_400))] {
            guard let recorded = try recording.day(for: day, of: park) else { continue }
            let shift = day.start.seconds(since: recorded.day.start)
            let moment = now.adding(-shift)
            guard let payload = recorded.payloads.last(where: { $0.recordedAt <= moment }) else { continue }
            return SourcePayload(bytes: payload.bytes, shift: shift)
        }
        throw ServiceError(.empty, "the recording has nothing about \(park.id) at that time of the day")
    }

    /// What the service would have seen, had it run in the week before a day.
    package func history(of park: RiverPark, before day: KoreanDay) async throws(ServiceError) -> [ParkingSample] {
        if let known = histories[park.id], known.day == day { return known.samples }
        var samples: [ParkingSample] = []
        for number in (day.number - Self.historyDays)..<day.number {
            let earlier = KoreanDay(number: number)
            guard earlier.isWeekend == day.isWeekend else { continue }
            samples += try recording.samples(for: earlier, of: park)
        }
        histories[park.id] = (day, samples)
        return samples
    }
}
