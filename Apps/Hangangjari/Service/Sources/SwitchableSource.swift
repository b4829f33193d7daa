package import HangangjariAPI
package import HangangjariParks
import Synchronization

/// A source that can be made to fail from outside, for a device that shows what its widgets do then.
package final class SwitchableSource: ParkSource {
    /// What the source does.
    package enum Mode: String, Sendable, CaseIterable, Codable {
        /// It answers.
        case on
        /// It cannot be reached.
        case off
        /// It answers about the next park.
        case wrongPark
        /// It answers what cannot be read.
        case garbage
    }

    private let base: any ParkSource
    private let current = Mutex(Mode.on)

    /// Makes a source that answers what another one does.
    package init(_ base: any ParkSource) { self.base = base }

    /// What it does now.
    package var mode: Mode {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }

    /// The past is as it was, whatever the source does now.
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
