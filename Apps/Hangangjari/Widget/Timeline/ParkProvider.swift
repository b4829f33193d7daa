import HangangjariAPI
import HangangjariModel
import Vitrine
import VitrineLoading
package import VitrineWidgets

/// A timeline provider that reads the stored snapshot first, and asks the service only if that is stale.
///
/// It has no state between requests: every request reads the container again.
package struct ParkProvider<Intent: ParkConfiguration>: AppIntentTimelineProvider {
    package typealias Entry = ParkEntry<Intent.Snapshot>

    package init() {}

    /// Returns a sample, which is rendered redacted.
    package func placeholder(in context: Context) -> Entry { Intent().sample(at: DeviceMoment.current.now) }

    /// Returns an entry from the stored values without asking the service; in the gallery a sample if there are no
    /// values.
    package func snapshot(for configuration: Intent, in context: Context) async -> Entry {
        let moment = DeviceMoment.current
        let entry = await timeline(for: configuration, at: moment, asks: false).entries[0]
        guard entry.result.value == nil, context.isPreview else { return entry }
        return configuration.sample(at: moment.now)
    }

    /// Returns the timeline for the present values, including their changes if there is no further reload.
    package func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry> {
        await timeline(for: configuration, at: DeviceMoment.current, asks: true)
    }

    /// Returns the timeline from a date on, with at least one entry in every case.
    private func timeline(for configuration: Intent, at moment: DeviceMoment, asks: Bool) async -> Timeline<Entry> {
        switch ParkChoice(configuration.park, location: moment.location) {
        case .nowhere(let reason):
            return Self.absent(reason, parkID: nil, from: moment.now)
        case .park(let park, let isNearby):
            do throws(VitrineError) {
                let loader = try WidgetLoader(at: moment)
                let loaded: LoadedPark<Intent.Snapshot> =
                    try await loader.load(park, configuration.choice, now: moment.now, asks: asks)
                return EntryPlanner(parkID: park, isNearby: isNearby, loaded: loaded, start: moment.now).timeline()
            } catch {
                return Self.absent(.unreadable, parkID: park, from: moment.now)
            }
        }
    }

    /// Returns the timeline if nothing can be loaded: one entry with the reason, and a reload after an hour.
    private static func absent(_ reason: Freshness.Reason, parkID: String?, from now: Date) -> Timeline<Entry> {
        let nothing = LoadProvenance(origin: .nowhere, writtenAt: nil, observedAt: nil, now: now)
        let entry = Entry(
            date: now,
            plannedAt: now,
            parkID: parkID,
            isNearby: false,
            result: .unavailable(because: reason, nothing)
        )
        return Timeline(entries: [entry], policy: .after(now.addingTimeInterval(3600)))
    }
}

extension WidgetLoader {
    /// Creates a loader for the current request.
    ///
    /// - Throws: `VitrineError` if there is no containers folder.
    fileprivate init(at moment: DeviceMoment) throws(VitrineError) {
        let service = ParkService(HTTPClient(ServiceAddress.current))
        let container = try moment.container(of: .hangangjari)
        self.init(
            container,
            service: service,
            limits: ServiceAddress.limits,
            environment: .current,
            log: { level, message, _ in
                // The widget itself says why a request failed.
                if level != .debug { DeviceLog.write("hangangjari: \(message)") }
            }
        )
    }
}
