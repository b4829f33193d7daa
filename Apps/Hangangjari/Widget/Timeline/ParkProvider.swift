package import HangangjariModel
package import Vitrine
package import VitrineWidgets

/// Makes the timelines of one kind of widget: stored first, the service only if that is old.
///
/// A provider says what it loads and what its samples look like; all else is the same for parking and for a park's day.
/// It holds nothing between requests: every request reads the container anew.
package protocol ParkProvider: AppIntentTimelineProvider where Entry == ParkEntry<Content>, Intent: ParkConfiguration {
    /// The snapshot that is shown.
    associatedtype Content: ParkContent

    /// A sample in the shape of what a configuration shows.
    static func sample(for configuration: Intent, at now: Date) -> Entry

    /// Loads what a configuration shows of a park.
    ///
    /// - Throws: `VitrineError` with code `invalidName` for what cannot be a park's identifier.
    static func load(
        _ configuration: Intent,
        of park: String,
        by loader: WidgetLoader,
        now: Date,
        asks: Bool
    ) async throws(VitrineError) -> LoadOutcome<Content>
}

extension ParkProvider {
    /// A sample, drawn redacted.
    package func placeholder(in context: Context) -> Entry { Self.sample(for: Intent(), at: DeviceMoment.current.now) }

    /// What is stored, without asking the service; in the gallery a sample as long as nothing is.
    package func snapshot(for configuration: Intent, in context: Context) async -> Entry {
        let moment = DeviceMoment.current
        let entry = await timeline(for: configuration, at: moment, asks: false).entries[0]
        guard entry.result.value == nil, context.isPreview else { return entry }
        return Self.sample(for: configuration, at: moment.now)
    }

    /// How things stand, and will stand if no reload comes.
    package func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry> {
        await timeline(for: configuration, at: DeviceMoment.current, asks: true)
    }

    /// The timeline from a moment on; at least one entry, whatever happens.
    private func timeline(for configuration: Intent, at moment: DeviceMoment, asks: Bool) async -> Timeline<Entry> {
        switch await planner(configuration, at: moment, asks: asks) {
        case .success(let planner): planner.timeline(from: moment.now)
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
                let outcome = try await Self.load(configuration, of: park, by: loader, now: moment.now, asks: asks)
                return .success(EntryPlanner(parkID: park, isNearby: isNearby, outcome: outcome))
            } catch {
                return .failure(Absent(reason: .unreadable, parkID: park))
            }
        }
    }
}
