import DBMultiverseApp
import DBMultiverseComicKit
import Foundation
import Vitrine
import VitrineLoading

/// The number of reloads for a reader who turns 1,000 pages, one per second, with 20 pages per chapter, in virtual
/// time.
///
/// The peer is the rule as its authors describe it: immediately for another chapter, otherwise after 2 seconds of
/// rest and from 5 points on. During steady reading there is never a rest, so the widget only learns of new chapters;
/// our rule updates it after at most 10 seconds.
struct ReadingReloadRow: BenchmarkRow {
    let name = "reload.reading"

    private static let pages = 1_000
    private static let chapterLength = 20

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let ours = Self.read(with: WidgetTimelineManager.timing)
        let original = Self.read(with: ReloadTiming(quiet: WidgetTimelineManager.timing.quiet))
        let chapters = Self.pages / Self.chapterLength
        let delay = Int(WidgetTimelineManager.timing.maximumDelay?.components.seconds ?? 1)
        let most = chapters + min(Self.pages / delay, chapters * 100 / WidgetTimelineManager.distance)
        return RowResult(
            name: name,
            unit: "reloads",
            ours: Double(ours.reported.count),
            peer: Double(original.reported.count),
            peerName: "the same rule without a maximum delay",
            bar: .atMost(Double(most) / Double(original.reported.count)),
            condition: ours.redundant == 0 && ours.reported.count <= most && ours.longestLag <= Double(delay) + 1,
            notes: [
                "\(chapters) chapters and at most one each \(delay) s or 5 points allow \(most); \(ours.redundant) were redundant",
                "the widget was behind by 5 points or more for at most \(Int(ours.longestLag)) s and \(ours.widestLag) points; "
                    + "by the peer's rule \(Int(original.longestLag)) s and \(original.widestLag) points",
            ]
        )
    }

    /// The states reported to a widget, and how far it was behind.
    private struct Outcome {
        var reported: [WidgetSyncState] = []
        var redundant = 0
        var longestLag = 0.0
        var widestLag = 0
        private var behindSince: Double?

        mutating func report(_ state: WidgetSyncState) {
            if reported.last == state { redundant += 1 }
            reported.append(state)
            behindSince = nil
        }

        mutating func show(_ state: WidgetSyncState, at second: Double) {
            let isBehind =
                reported.last.map { $0.chapter != state.chapter || abs($0.progress - state.progress) >= 5 } ?? true
            guard isBehind else {
                behindSince = nil
                return
            }
            if reported.last?.chapter == state.chapter {
                widestLag = max(widestLag, abs((reported.last?.progress ?? 0) - state.progress))
            }
            let since = behindSince ?? second
            behindSince = since
            longestLag = max(longestLag, second - since)
        }
    }

    private static func read(with timing: ReloadTiming) -> Outcome {
        var gate = ReloadGate<WidgetSyncState>(timing: timing, significance: WidgetTimelineManager.significance)
        var outcome = Outcome()
        let start = Date(timeIntervalSinceReferenceDate: 790_000_000)
        var wake: Date?
        func take(_ verdict: ReloadVerdict) {
            wake = nil
            switch verdict {
            case .ask: if let reported = gate.reported { outcome.report(reported) }
            case .wait(let date): wake = date
            case .skip: break
            }
        }
        for page in 0..<pages {
            let now = start.addingTimeInterval(Double(page))
            // A page turned at the moment of a wake is processed after it.
            while let date = wake, date <= now { take(gate.timePassed(at: date)) }
            let first = page / chapterLength * chapterLength
            let range = first...(first + chapterLength - 1)
            let progress = ReadingProgress.percent(page: page, of: range)
            let state = WidgetSyncState(chapter: page / chapterLength + 1, progress: progress)
            take(gate.change(to: state, at: now))
            outcome.show(state, at: Double(page))
        }
        take(gate.flush(at: start.addingTimeInterval(Double(pages))))
        return outcome
    }
}
