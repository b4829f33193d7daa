package import HangangjariModel
import Vitrine
package import VitrineWidgets

/// Makes the timelines of the park widgets: stored first, the service only if that is old.
///
/// Holds nothing between requests: every request reads the container anew.
package struct GeneralProvider: AppIntentTimelineProvider {
    /// An entry of the park widget.
    package typealias Entry = ParkEntry<GeneralSnapshot>

    /// Makes a provider.
    package init() {}

    /// A sample, drawn redacted.
    package func placeholder(in context: Context) -> Entry {
        Samples.general(.weather, at: DeviceMoment.current.now)
    }

    /// What is stored, without asking the service; in the gallery a sample as long as nothing is.
    package func snapshot(for configuration: GeneralConfiguration, in context: Context) async -> Entry {
        let moment = DeviceMoment.current
        let planner = await planner(configuration, at: moment, asks: false)
        if case .success(let planner) = planner {
            let entry = planner.entry(at: moment.now)
            if entry.result.value != nil || !context.isPreview { return entry }
        }
        return context.isPreview
            ? Samples.general(configuration.focus.focus, at: moment.now)
            : timeline(planner, from: moment.now).entries[0]
    }

    /// How things stand, and will stand if no reload comes.
    package func timeline(for configuration: GeneralConfiguration, in context: Context) async -> Timeline<Entry> {
        let moment = DeviceMoment.current
        return timeline(await planner(configuration, at: moment, asks: true), from: moment.now)
    }

    private func timeline(
        _ planner: Result<EntryPlanner<GeneralSnapshot>, Absent>,
        from now: Date
    ) -> Timeline<Entry> {
        switch planner {
        case .success(let planner): planner.timeline(from: now)
        case .failure(let absent):
            EntryPlanner.timeline(without: absent.reason, parkID: absent.parkID, from: now)
        }
    }

    private func planner(
        _ configuration: GeneralConfiguration,
        at moment: DeviceMoment,
        asks: Bool
    ) async -> Result<EntryPlanner<GeneralSnapshot>, Absent> {
        guard case .park(let park, let isNearby) = ParkChoice(configuration.park, location: moment.location) else {
            return .failure(Absent(ParkChoice(configuration.park, location: moment.location)))
        }
        do throws(VitrineError) {
            let loader = try WidgetLoader(at: moment)
            let focus = configuration.focus.focus
            let outcome = try await loader.general(of: park, focus: focus, now: moment.now, asks: asks)
            return .success(
                EntryPlanner(
                    parkID: park,
                    isNearby: isNearby,
                    outcome: outcome,
                    moreChanges: Self.changes(of: outcome.value, after: moment.now)
                )
            )
        } catch {
            return .failure(Absent(reason: .unreadable, parkID: park))
        }
    }

    /// The moments at which a section or a sign gets old, each by limits of its own, and at which an hour is over.
    private static func changes(of value: GeneralSnapshot?, after now: Date) -> [PlannedChange] {
        guard let value else { return [] }
        let sections: [PlannedChange] = [
            (value.weather.seen, FreshnessPolicy.weather), (value.crowd.seen, .crowd), (value.dust.seen, .dust),
        ]
        .flatMap { seen, limits in
            [PlannedChange].ages(of: seen.observedAt, by: seen.policy(limits), after: now)
        }
        let signs = value.signals.flatMap { sign in
            [PlannedChange].ages(of: sign.observedAt, by: .signal(sign.kind), after: now)
        }
        return sections + signs + .eventEnds(value.movement.map(\.end))
    }
}
