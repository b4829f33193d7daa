import Foundation
package import VitrineWire
import WidgetArchive

extension DeviceModel {
    /// The description of a placed widget for its extension.
    func wirePlacement(of placement: HomeScreen.Placement) -> WidgetPlacement {
        var wired = wirePlacement(
            kind: placement.kind,
            family: placement.family,
            configuration: placement.configuration
        )
        wired.id = placement.id
        return wired
    }

    /// The description of a widget of a kind and family for its extension.
    func wirePlacement(
        kind: String,
        family: DisplayFamily,
        configuration: [String: String]? = nil
    ) -> WidgetPlacement {
        let size = screen.size(of: family) ?? .zero
        return WidgetPlacement(
            kind: kind,
            family: family.rawValue,
            width: size.width,
            height: size.height,
            cornerRadius: screen.cornerRadius(of: family),
            contentMargin: screen.contentMargin(of: family),
            variants: variants(for: family),
            configuration: configuration
        )
    }

    /// The appearances that a request asks for: all that the screen can have, the current one first.
    ///
    /// A change of the appearance therefore needs no reload.
    func variants(for family: DisplayFamily) -> [AppearanceVariant] {
        if family.isAccessory { return [.vibrant] }
        var variants = [AppearanceVariant(settings.appearance)]
        for variant in DeviceAppearance.allCases.map(AppearanceVariant.init) where !variants.contains(variant) {
            variants.append(variant)
        }
        if isInStandBy(family) { variants.append(.standBy) }
        return variants
    }

    /// The current appearance of an instance.
    func variant(for instance: String) -> AppearanceVariant {
        guard let family = homeScreen.placements.first(where: { $0.id == instance })?.family else {
            return AppearanceVariant(settings.appearance)
        }
        if family.isAccessory { return .vibrant }
        // Until a reload has brought the view for StandBy, the dark one is shown.
        let isCovered = widgets[instance]?.rendering?.covers(.standBy) == true
        if isInStandBy(family) { return isCovered ? .standBy : AppearanceVariant(.dark) }
        return AppearanceVariant(settings.appearance)
    }

    /// Handles the answer to a timeline request.
    mutating func timelineAnswered(
        _ token: RequestToken,
        _ instance: String,
        _ variants: [AppearanceVariant],
        _ result: Result<WireResponse.Body, DeviceError>
    ) {
        // The widget may have been removed since; its identifier is never reused.
        guard widgets[instance]?.inFlight == token else { return }
        widgets[instance]?.inFlight = nil
        do throws(DeviceError) {
            let answer = try timeline(in: result)
            let accepted = try AcceptedTimeline(answer, asked: variants, profile: profile, at: moment.date)
            accept(accepted, for: instance)
        } catch {
            refuse(error, for: instance)
        }
    }

    /// Handles the answer to a placeholder request.
    mutating func placeholderAnswered(
        _ instance: String,
        _ variants: [AppearanceVariant],
        _ result: Result<WireResponse.Body, DeviceError>
    ) {
        guard widgets[instance] != nil else { return }
        do throws(DeviceError) {
            guard case .rendering(let rendering) = try body(of: result) else {
                throw DeviceError(.invalidResponse, "the answer to a placeholder request is not an archived view")
            }
            widgets[instance]?.placeholder = try DrawnRendering(rendering, asked: variants)
        } catch {
            record(.program(.placeholderFailed(code: error.code, message: error.message)), instance)
        }
    }

    /// The body of an answer; a failure that the program reports is thrown as an error.
    func body(of result: Result<WireResponse.Body, DeviceError>) throws(DeviceError) -> WireResponse.Body {
        let body = try result.get()
        if case .failed(let failure) = body {
            guard failure.code == WireFailure.neverCompleted else {
                throw DeviceError(.reported, "\(failure.code.prefix(100)): \(failure.message.prefix(4_000))")
            }
            throw DeviceError(.neverCompleted, String(failure.message.prefix(4_000)))
        }
        return body
    }

    private func timeline(in result: Result<WireResponse.Body, DeviceError>) throws(DeviceError) -> ArchivedTimeline {
        guard case .timeline(let timeline) = try body(of: result) else {
            throw DeviceError(.invalidResponse, "the answer to a timeline request is not a timeline")
        }
        return timeline
    }

    private mutating func accept(_ timeline: AcceptedTimeline, for instance: String) {
        let schedule = PolicySchedule(timeline, profile: profile)
        widgets[instance]?.accept(timeline, until: schedule.date)
        record(
            .reload(.accepted(entries: timeline.entries.count, policy: TraceEvent.Reload.Policy(timeline.policy))),
            instance
        )
        warn(about: timeline, instance)
        showEntry(of: instance)
        record(.reload(.scheduled(reason: schedule.reason, date: schedule.date.map(TraceDate.init))), instance)
    }

    private mutating func warn(about timeline: AcceptedTimeline, _ instance: String) {
        for finding in timeline.findings(by: profile) {
            let closest = finding.kind == .closeEntries ? EntryOrder.closest(timeline.entries) : nil
            record(
                .reload(
                    .entries(
                        finding.kind,
                        message: finding.message,
                        basis: finding.basis,
                        closest: closest.map { .seconds($0) }
                    )
                ),
                instance
            )
        }
        let findings = timeline.entries.lazy.flatMap { $0.rendering.pictures }.flatMap { $0.archive.findings }
        for finding in Set(findings).sorted(by: { ($0.kind.rawValue, $0.message) < ($1.kind.rawValue, $1.message) }) {
            record(.reload(.views(finding.kind, message: finding.message)), instance)
        }
    }

    /// Keeps the shown view and holds the widget's reloads until the end of the back-off; then tries again.
    private mutating func refuse(_ error: DeviceError, for instance: String) {
        guard let state = widgets[instance] else { return }
        let backOff = profile.backOff(after: state.failures + 1)
        let until = moment.uptime + backOff
        let hasOld = state.timeline != nil
        widgets[instance]?.outcome = hasOld ? .keptOld(error.message) : .failed(error.message)
        widgets[instance]?.failure = error
        widgets[instance]?.failures = state.failures + 1
        widgets[instance]?.loading = nil
        widgets[instance]?.backOffUntil = until
        record(
            .reload(.failed(code: error.code, message: error.message, hasOld: hasOld, backOff: backOff)),
            instance
        )
        if var pending = state.pending {
            if !pending.reasons.contains(where: \.isImmediate) {
                pending.due = max(pending.due, until)
                widgets[instance]?.pending = pending
            }
        } else {
            widgets[instance]?.pending = PendingReload(reasons: [.retry], due: until, requests: 1)
        }
    }
}

extension AppearanceVariant {
    /// The appearance of widgets on the lock screen.
    static let vibrant = AppearanceVariant(isDark: true, renderingMode: .vibrant)

    /// The appearance of a small widget in StandBy: its colours on black, without the container background.
    ///
    /// Apple, Human Interface Guidelines, Widgets, "StandBy": two small widgets side by side, scaled up, without
    /// background.
    package static let standBy = AppearanceVariant(isDark: true, isBackgroundRemoved: true)

    /// Creates the variant of home screen widgets for an appearance.
    package init(_ appearance: DeviceAppearance) {
        switch appearance {
        case .light: self.init(isDark: false, renderingMode: .fullColor)
        case .dark: self.init(isDark: true, renderingMode: .fullColor)
        case .tinted, .clear: self.init(isDark: true, renderingMode: .accented)
        }
    }
}
