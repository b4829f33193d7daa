package import DBMultiverseModel
import Foundation
package import Vitrine
import VitrineWidgets

/// Asks for the widget's reloads: at once for another chapter, else when the progress has moved far enough and come to rest.
///
/// - Another chapter, or none any more: at once, and it ends the wait of the one before.
/// - Progress: after 2 seconds without a further page, 10 seconds at most, and only from 5 points on; 100 % always.
/// - The same chapter and progress as the widget was last told of: never.
/// - Going to the background: whatever differs.
///
/// What the widget was last told of is kept in `widgetSyncState.json`, written after the reload was asked for.
package final class WidgetTimelineManager: Sendable {
    /// The waits of the rule.
    package static let timing = ReloadTiming(quiet: .seconds(2), maximumDelay: .seconds(10))
    /// The progress that matters, in points.
    package static let distance = 5
    /// What a change is worth.
    package static let significance = ReloadSignificance<WidgetSyncState>
        .distance(
            of: \.progress,
            atLeast: distance,
            end: 100
        ) { $0.chapter != $1.chapter }

    private let reloads: ReloadCoordinator<WidgetSyncState>

    /// Makes a manager that goes on from what was stored.
    ///
    /// - Parameter container: The group's container. A state in it that is damaged or cannot be read counts as none: the
    ///   widget is then told once more.
    package init(_ container: GroupContainer) {
        let store = SnapshotStore(container)
        let gate = ReloadGate(
            timing: Self.timing,
            significance: Self.significance,
            reported: store.read(.syncState).value
        )
        reloads = ReloadCoordinator(gate, kinds: [WIDGET_KIND]) { kind in
            WidgetCenter.shared.reloadTimelines(ofKind: kind)
        } save: { state in
            try store.write(state, to: .syncState, by: .reader, now: DeviceMoment.current.now)
        }
    }

    /// What the widget was last told of.
    package var reported: WidgetSyncState? { reloads.reported }
    /// How many changes came, and how many reloads were asked for.
    package var counts: ReloadCounts { reloads.counts }

    /// Takes where the reader is now, after that was saved for the widget.
    package func update(_ state: WidgetSyncState, isForced: Bool = false) {
        let told = reloads.reported
        let isJoining = reloads.isWaiting
        let now = DeviceMoment.current.steady
        let round = isForced ? reloads.force(state, at: now) : reloads.change(to: state, at: now)
        finish(round, now, said: Self.words(for: round.verdict, from: told, to: state), isJoining: isJoining)
    }

    /// Asks for what has waited long enough.
    package func timePassed() {
        let now = DeviceMoment.current.steady
        let round = reloads.timePassed(at: now)
        if case .save = round.verdict { return }
        finish(round, now, said: Self.words(for: round.verdict, from: nil, to: nil))
    }

    /// Tells whatever differs, because the app goes to the background.
    package func flush() {
        let now = DeviceMoment.current.steady
        let round = reloads.flush(at: now)
        if case .ask = round.verdict { finish(round, now, said: Self.words(for: round.verdict, from: nil, to: nil)) }
    }

    private func finish(_ round: ReloadRound, _ now: Date, said reason: String, isJoining: Bool = false) {
        switch round.verdict {
        case .ask: ReloadJournal.asked(WIDGET_KIND, because: reason)
        case .save: ReloadJournal.saved(WIDGET_KIND, because: reason)
        case .wait(let date):
            if isJoining {
                ReloadJournal.saved(WIDGET_KIND, because: "\(reason), with the change that waits already")
            } else {
                ReloadJournal.held(WIDGET_KIND, because: reason)
            }
            let delay = Duration.milliseconds(Int64((date.timeIntervalSince(now) * 1_000).rounded(.up)))
            AppWake.ask(after: delay) { [self] in timePassed() }
        }
    }

    private static func words(
        for verdict: ReloadVerdict,
        from told: WidgetSyncState?,
        to state: WidgetSyncState?
    ) -> String {
        switch verdict {
        case .ask(.first): "the widget was told nothing before"
        case .ask(.immediate): state == .noChapter ? "the chapter was removed" : "another chapter"
        case .ask(.quiet): "the reader rests on a page"
        case .ask(.maximumDelay): "pages were turned for 10 seconds without a rest"
        case .ask(.flush): "the reader goes to the background"
        case .ask(.forced): "the stored picture changed"
        case .ask(.leading): "the first page after a rest"
        case .wait: "\(state?.progress ?? 0) % after \(told?.progress ?? 0) %: waits for a rest"
        case .save(.sameDrawing): "the widget shows \(state?.progress ?? 0) % already"
        case .save(.small): "\(state?.progress ?? 0) % after \(told?.progress ?? 0) % is less than \(distance) points"
        case .save(.idle): "nothing changed"
        }
    }
}
