package import HangangjariAPI
import Synchronization

/// A source with switchable failures, for testing widgets on a device.
package final class SwitchableSource: ParkSource {
    /// The modes of the source.
    package enum Mode: String, Sendable, CaseIterable, Codable {
        /// The source works.
        case on
        /// The source cannot be reached.
        case off
        /// The source responds with the data of the next park.
        case wrongPark
        /// The source's responses cannot be read.
        case garbage
    }

    private let base: any ParkSource
    private let current = Mutex(Mode.on)

    /// Creates a source that forwards to another source.
    package init(_ base: any ParkSource) { self.base = base }

    /// The current mode.
    package var mode: Mode {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }

    /// Returns the history of the underlying source in every mode.
    package func history(of park: RiverPark, before day: KoreanDay) async throws(ServiceError) -> [ParkingSample] {
        try await base.history(of: park, before: day)
    }

    package func payload(of park: RiverPark, at now: Timestamp) async throws(ServiceError) -> SourcePayload {
        switch mode {
        case .on: return try await base.payload(of: park, at: now)
        case .off: throw ServiceError(.unreachable, "the source is switched off")
        case .garbage: return SourcePayload(bytes: Array("<!doctype html><title>502</title>".utf8))
        case .wrongPark:
            let parks = RiverParks.all
            let index = parks.firstIndex(of: park) ?? 0
            return try await base.payload(of: parks[(index + 1) % parks.count], at: now)
        }
    }
}
