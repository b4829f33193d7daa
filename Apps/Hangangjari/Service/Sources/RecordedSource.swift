package import HangangjariAPI
package import HangangjariParks

/// A recording of the city's answers, replayed on the clock.
///
/// For each park it answers what was recorded last before now. A recording covers whole days; days that it does not have
/// are played from the recorded day of the same weekday, with every time in them shifted by whole days.
package actor RecordedSource: ParkSource {
    private let recording: PayloadRecording

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
}
