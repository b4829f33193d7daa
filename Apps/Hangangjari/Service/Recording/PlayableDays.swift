package import HangangjariAPI

/// Days of responses that a ``RecordedSource`` plays: recorded ones, or those of an invented week.
package protocol PlayableDays: Sendable {
    /// Returns the last response of a day that is not after a moment.
    /// - Parameters:
    ///   - park: The park.
    ///   - day: The day, on which a recorded day of another date may be played.
    ///   - now: The moment.
    /// - Returns: The response, with what moves its times to the day; `nil` if the day has none by then.
    /// - Throws: ``ServiceError`` `unreadable`.
    func payload(
        of park: RiverPark,
        on day: KoreanDay,
        notAfter now: Timestamp
    ) throws(ServiceError) -> SourcePayload?

    /// Returns the parking samples of a day, at most one for each half hour, dated on that day.
    /// - Throws: ``ServiceError`` `unreadable`.
    func samples(of park: RiverPark, on day: KoreanDay) throws(ServiceError) -> [ParkingSample]
}
