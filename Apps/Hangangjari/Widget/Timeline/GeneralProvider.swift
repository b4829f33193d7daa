package import HangangjariModel
package import Vitrine
import VitrineWidgets

/// The timeline provider of the park widget.
package struct GeneralProvider: ParkProvider {
    package typealias Entry = ParkEntry<GeneralSnapshot>
    package typealias Intent = GeneralConfiguration

    package init() {}

    /// Returns a sample for the configured focus.
    package static func sample(
        for configuration: GeneralConfiguration,
        at now: Date
    ) -> Entry {
        Samples.general(configuration.focus.focus, at: now)
    }

    /// Loads the general snapshot of a park.
    package static func load(
        _ configuration: GeneralConfiguration,
        of park: String,
        by loader: WidgetLoader,
        now: Date,
        asks: Bool
    ) async throws(VitrineError) -> LoadedPark<GeneralSnapshot> {
        try await loader.general(of: park, focus: configuration.focus.focus, now: now, asks: asks)
    }
}
