package import HangangjariModel
package import Vitrine
import VitrineWidgets

/// The timeline provider of the parking widget.
package struct ParkingProvider: ParkProvider {
    package typealias Entry = ParkEntry<ParkingSnapshot>
    package typealias Intent = ParkingConfiguration

    package init() {}

    /// Returns a sample for the configured mode.
    package static func sample(
        for configuration: ParkingConfiguration,
        at now: Date
    ) -> Entry {
        Samples.parking(configuration.mode.mode, at: now)
    }

    /// Loads the parking of a park.
    package static func load(
        _ configuration: ParkingConfiguration,
        of park: String,
        by loader: WidgetLoader,
        now: Date,
        asks: Bool
    ) async throws(VitrineError) -> LoadedPark<ParkingSnapshot> {
        try await loader.parking(of: park, mode: configuration.mode.mode, now: now, asks: asks)
    }
}
