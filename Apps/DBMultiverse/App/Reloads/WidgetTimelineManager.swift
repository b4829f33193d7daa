public import DBMultiverseComicKit
import Foundation
public import Vitrine
public import VitrineLoading
import VitrineWidgets

/// Requests the widget's reloads: at once for another chapter, otherwise when the progress has changed enough and page
/// turns have paused.
///
/// - Another chapter, or the chapter's removal: at once. This ends a wait for the previous chapter.
/// - Progress: 2 seconds after the last page turn, at most 10 seconds after the first, and only for a change of at
///   least 5 points. 100 % is always reported.
/// - The chapter and progress that were last reported to the widget: never.
/// - Going to the background: any difference from the reported state.
///
/// The reported state is kept in `widgetSyncState.json`, which is written after the reload was requested.
public final class WidgetTimelineManager: Sendable {
    /// The quiet time and the maximum delay before a reload.
    public static let timing = ReloadTiming(quiet: .seconds(2), maximumDelay: .seconds(10))
    /// The smallest significant change of the progress, in percentage points.
    public static let distance = 5
    /// The significance of a change.
    public static let significance = ReloadSignificance<WidgetSyncState>
        .distance(
            of: \.progress,
            atLeast: distance,
            end: 100
        ) { $0.chapter != $1.chapter }

    private let reloads: ReloadCoordinator<WidgetSyncState>

    /// Creates a manager that continues from the stored state.
    ///
    /// - Parameter container: The group's container. If the state in it is damaged or cannot be read, the next state is
    ///   reported to the widget even if it did not change.
    public init(_ container: GroupContainer) {
        let store = SnapshotStore(container)
        let gate = ReloadGate(
            timing: Self.timing,
            significance: Self.significance,
            reported: store.read(.syncState).value
        )
        reloads = ReloadCoordinator(gate, kinds: [WIDGET_KIND]) { kind in
            WidgetCenter.shared.reloadTimelines(ofKind: kind)
        } save: { state throws(VitrineError) in
            try store.write(state, to: .syncState, now: DeviceMoment.current.now)
        }
    }

    /// The state that was last reported to the widget.
    public var reported: WidgetSyncState? { reloads.reported }

    /// Takes the current reading position, after it was saved for the widget.
    public func update(_ state: WidgetSyncState, isForced: Bool = false) {
        let reported = reloads.reported
        let isJoining = reloads.isWaiting
        let now = DeviceMoment.current.steady
        let round = isForced ? reloads.force(state, at: now) : reloads.change(to: state, at: now)
        finish(round, now, said: Self.words(for: round.verdict, from: reported, to: state), isJoining: isJoining)
    }

    /// Requests a reload whose waiting time has passed.
    public func timePassed() {
        let now = DeviceMoment.current.steady
        let round = reloads.timePassed(at: now)
        if case .skip = round.verdict { return }
        finish(round, now, said: Self.words(for: round.verdict, from: nil, to: nil))
    }

    /// Requests a reload for any unreported change, because the app goes to the background.
    public func flush() {
        let now = DeviceMoment.current.steady
        let round = reloads.flush(at: now)
        if case .ask = round.verdict { finish(round, now, said: Self.words(for: round.verdict, from: nil, to: nil)) }
    }

    private func finish(_ round: ReloadRound, _ now: Date, said reason: String, isJoining: Bool = false) {
        switch round.verdict {
        case .ask: ReloadJournal.asked(WIDGET_KIND, because: reason)
        case .skip: ReloadJournal.skipped(WIDGET_KIND, because: reason)
        case .wait(let date):
            if isJoining {
                ReloadJournal.skipped(WIDGET_KIND, because: "\(reason), with the change that is already waiting")
            } else {
                ReloadJournal.held(WIDGET_KIND, because: reason)
            }
            let delay = Duration.milliseconds(Int64((date.timeIntervalSince(now) * 1_000).rounded(.up)))
            AppWake.ask(after: delay) { [self] in timePassed() }
        }
    }

    private static func words(
        for verdict: ReloadVerdict,
        from reported: WidgetSyncState?,
        to state: WidgetSyncState?
    ) -> String {
        switch verdict {
        case .ask(.first): "nothing was reported to the widget before"
        case .ask(.immediate): state == .noChapter ? "the chapter was removed" : "another chapter"
        case .ask(.quiet): "the reader rests on a page"
        case .ask(.maximumDelay): "pages were turned for 10 seconds without a rest"
        case .ask(.flush): "the reader goes to the background"
        case .ask(.forced): "the stored image changed"
        case .ask(.leading): "the first page after a rest"
        case .wait: "\(state?.progress ?? 0) % after \(reported?.progress ?? 0) %: waits for a rest"
        case .skip(.sameDrawing): "the widget shows \(state?.progress ?? 0) % already"
        case .skip(.small):
            "\(state?.progress ?? 0) % after \(reported?.progress ?? 0) % is less than \(distance) points"
        case .skip(.idle): "nothing changed"
        }
    }
}
