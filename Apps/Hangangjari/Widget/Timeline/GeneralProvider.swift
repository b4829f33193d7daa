package import HangangjariModel
package import Vitrine
package import VitrineWidgets

/// Makes the timelines of the park widget.
package struct GeneralProvider: ParkProvider {
    /// An entry of the park widget.
    package typealias Entry = ParkEntry<GeneralSnapshot>
    /// The choices for one.
    package typealias Intent = GeneralConfiguration

    /// Makes a provider.
    package init() {}

    /// A sample with one section first.
    package static func sample(
        for configuration: GeneralConfiguration,
        at now: Date
    ) -> Entry {
        Samples.general(configuration.focus.focus, at: now)
    }

    /// Loads a park's day.
    package static func load(
        _ configuration: GeneralConfiguration,
        of park: String,
        by loader: WidgetLoader,
        now: Date,
        asks: Bool
    ) async throws(VitrineError) -> LoadOutcome<GeneralSnapshot> {
        try await loader.general(of: park, focus: configuration.focus.focus, now: now, asks: asks)
    }
}
