package import HangangjariModel
import Vitrine
package import VitrineWidgets

/// Makes the timelines of the parking widgets: stored first, the service only if that is old.
///
/// Holds nothing between requests: every request reads the container anew.
package struct ParkingProvider: AppIntentTimelineProvider {
    /// An entry of the parking widget.
    package typealias Entry = ParkEntry<ParkingSnapshot>

    /// Makes a provider.
    package init() {}

    /// A sample, drawn redacted.
    package func placeholder(in context: Context) -> Entry {
        Samples.parking(.total, at: DeviceMoment.current.now)
    }

    /// What is stored, without asking the service; in the gallery a sample as long as nothing is.
    package func snapshot(for configuration: ParkingConfiguration, in context: Context) async -> Entry {
        let moment = DeviceMoment.current
        let planner = await planner(configuration, at: moment, asks: false)
        if case .success(let planner) = planner {
            let entry = planner.entry(at: moment.now)
            if entry.result.value != nil || !context.isPreview { return entry }
        }
        return context.isPreview
            ? Samples.parking(configuration.mode.mode, at: moment.now)
            : timeline(planner, configuration, from: moment.now).entries[0]
    }

    /// How things stand, and will stand if no reload comes.
    package func timeline(for configuration: ParkingConfiguration, in context: Context) async -> Timeline<Entry> {
        let moment = DeviceMoment.current
        return timeline(await planner(configuration, at: moment, asks: true), configuration, from: moment.now)
    }

    private func timeline(
        _ planner: Result<EntryPlanner<ParkingSnapshot>, Absent>,
        _ configuration: ParkingConfiguration,
        from now: Date
    ) -> Timeline<Entry> {
        switch planner {
        case .success(let planner): planner.timeline(from: now)
        case .failure(let absent):
            EntryPlanner.timeline(without: absent.reason, parkID: absent.parkID, from: now)
        }
    }

    private func planner(
        _ configuration: ParkingConfiguration,
        at moment: DeviceMoment,
        asks: Bool
    ) async -> Result<EntryPlanner<ParkingSnapshot>, Absent> {
        guard case .park(let park, let isNearby) = ParkChoice(configuration.park, location: moment.location) else {
            return .failure(Absent(ParkChoice(configuration.park, location: moment.location)))
        }
        do throws(VitrineError) {
            let loader = try WidgetLoader(at: moment)
            let mode = configuration.mode.mode
            let outcome = try await loader.parking(of: park, mode: mode, now: moment.now, asks: asks)
            let lots = (outcome.value?.lots ?? [])
                .flatMap { [PlannedChange].ages(of: $0.judgedAt, by: .parking, after: moment.now) }
            return .success(
                EntryPlanner(parkID: park, isNearby: isNearby, outcome: outcome, moreChanges: lots)
            )
        } catch {
            return .failure(Absent(reason: .unreadable, parkID: park))
        }
    }
}

/// Why there is nothing to load.
struct Absent: Error {
    let reason: FreshnessReason
    var parkID: String?

    init(reason: FreshnessReason, parkID: String?) {
        self.reason = reason
        self.parkID = parkID
    }

    init(_ choice: ParkChoice) {
        if case .nowhere(let reason) = choice {
            self.init(reason: reason, parkID: nil)
        } else {
            self.init(reason: .missing, parkID: nil)
        }
    }
}
