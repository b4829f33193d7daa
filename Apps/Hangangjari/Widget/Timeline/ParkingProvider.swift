package import HangangjariModel
package import Vitrine
package import VitrineWidgets

/// Makes the timelines of the parking widget.
package struct ParkingProvider: ParkProvider {
    /// An entry of the parking widget.
    package typealias Entry = ParkEntry<ParkingSnapshot>
    /// The choices for one.
    package typealias Intent = ParkingConfiguration

    /// Makes a provider.
    package init() {}

    /// A sample with all lots together or each on its own.
    package static func sample(
        for configuration: ParkingConfiguration,
        at now: Date
    ) -> Entry {
        Samples.parking(configuration.mode.mode, at: now)
    }

    /// Loads a park's parking.
    package static func load(
        _ configuration: ParkingConfiguration,
        of park: String,
        by loader: WidgetLoader,
        now: Date,
        asks: Bool
    ) async throws(VitrineError) -> LoadOutcome<ParkingSnapshot> {
        try await loader.parking(of: park, mode: configuration.mode.mode, now: now, asks: asks)
    }
}
