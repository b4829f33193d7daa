package import HangangjariAPI
package import HangangjariParks

/// Where the service has its facts from: answers in the city's form.
package protocol ParkSource: Sendable {
    /// Asks about one park.
    /// - Throws: ``ServiceError``: `unreachable`, `timedOut`, `refused`, `storage`; never because of what the bytes say.
    func payload(of park: RiverPark, at now: Timestamp) async throws(ServiceError) -> SourcePayload

    /// How full a park was on earlier days like one day, as far as the source can tell: a recording knows also days on which
    /// the service did not run. Each half hour of a day at most once.
    /// - Throws: ``ServiceError``: `unreadable`, `storage`.
    func history(of park: RiverPark, before day: KoreanDay) async throws(ServiceError) -> [ParkingSample]
}

extension ParkSource {
    /// Nothing: most sources answer for the present only.
    package func history(of park: RiverPark, before day: KoreanDay) async throws(ServiceError) -> [ParkingSample] { [] }
}

/// What a source answered, unread.
package struct SourcePayload: Sendable {
    /// The answer's bytes.
    package var bytes: [UInt8]
    /// Seconds to add to every time in it; 0 but for a recording of another week.
    package var shift: Int

    /// Makes a payload.
    package init(bytes: [UInt8], shift: Int = 0) {
        self.bytes = bytes
        self.shift = shift
    }
}
