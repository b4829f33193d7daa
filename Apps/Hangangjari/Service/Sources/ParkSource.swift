package import HangangjariAPI

/// A source of data about the parks, which responds in the city's format.
package protocol ParkSource: Sendable {
    /// Requests the data of a park.
    /// - Throws: ``ServiceError``: `unreachable`, `timedOut`, `refused`, `storage`; the content is not checked.
    func payload(of park: RiverPark, at now: Timestamp) async throws(ServiceError) -> SourcePayload

    /// Returns the parking samples of earlier comparable days that the source knows, at most one for each half hour of
    /// a day.
    ///
    /// A recording also covers days on which the service did not run.
    /// - Throws: ``ServiceError``: `unreadable`, `storage`.
    func history(of park: RiverPark, before day: KoreanDay) async throws(ServiceError) -> [ParkingSample]
}

extension ParkSource {
    /// Returns no samples, because most sources provide only present values.
    package func history(of park: RiverPark, before day: KoreanDay) async throws(ServiceError) -> [ParkingSample] { [] }
}

/// An undecoded response of a source.
package struct SourcePayload: Sendable {
    /// The bytes of the response.
    package var bytes: [UInt8]
    /// The number of seconds to add to all times in the response; 0 except for a recording of another week.
    package var shift = 0
}
