package import HangangjariModel
package import Vitrine
package import VitrineWidgets

/// A timeline provider that reads the stored snapshot first, and asks the service only if that is stale.
///
/// A conforming type defines the data to load and its samples; everything else is common to both widgets. A provider
/// has no state between requests: every request reads the container again.
package protocol ParkProvider: AppIntentTimelineProvider where Entry == ParkEntry<Content>, Intent: ParkConfiguration {
    /// The type of the snapshot.
    associatedtype Content: ParkContent

    /// Returns a sample for a configuration.
    static func sample(for configuration: Intent, at now: Date) -> Entry

    /// Loads the snapshot that a configuration shows for a park.
    ///
    /// - Throws: `VitrineError` with code `invalidName` for an invalid park identifier.
    static func load(
        _ configuration: Intent,
        of park: String,
        by loader: WidgetLoader,
        now: Date,
        asks: Bool
    ) async throws(VitrineError) -> LoadedPark<Content>
}

extension ParkProvider {
    /// Returns a sample, which is rendered redacted.
    package func placeholder(in context: Context) -> Entry { Self.sample(for: Intent(), at: DeviceMoment.current.now) }

    /// Returns an entry from the stored values without asking the service; in the gallery a sample if there are no
    /// values.
    package func snapshot(for configuration: Intent, in context: Context) async -> Entry {
        let moment = DeviceMoment.current
        let entry = await timeline(for: configuration, at: moment, asks: false).entries[0]
        guard entry.result.value == nil, context.isPreview else { return entry }
        return Self.sample(for: configuration, at: moment.now)
    }

    /// Returns the timeline for the present values, including their changes if there is no further reload.
    package func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry> {
        await timeline(for: configuration, at: DeviceMoment.current, asks: true)
    }

    /// Returns the timeline from a date on, with at least one entry in every case.
    private func timeline(for configuration: Intent, at moment: DeviceMoment, asks: Bool) async -> Timeline<Entry> {
        switch await planner(configuration, at: moment, asks: asks) {
        case .success(let planner): planner.timeline()
        case .failure(let absent): absent.timeline(from: moment.now)
        }
    }

    private func planner(
        _ configuration: Intent,
        at moment: DeviceMoment,
        asks: Bool
    ) async -> Result<EntryPlanner<Content>, Absent> {
        switch ParkChoice(configuration.park, location: moment.location) {
        case .nowhere(let reason):
            return .failure(Absent(reason: reason, parkID: nil))
        case .park(let park, let isNearby):
            do throws(VitrineError) {
                let loader = try WidgetLoader(at: moment)
                let loaded = try await Self.load(configuration, of: park, by: loader, now: moment.now, asks: asks)
                return .success(EntryPlanner(parkID: park, isNearby: isNearby, loaded: loaded, from: moment.now))
            } catch {
                return .failure(Absent(reason: .unreadable, parkID: park))
            }
        }
    }
}
