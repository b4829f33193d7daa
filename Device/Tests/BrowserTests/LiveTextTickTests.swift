import BrowserTesting
import Foundation
import Testing
import VitrineTesting
import WidgetArchive
import WidgetDrawing

/// The page's script and the drawing produce the same texts at every moment.
@Suite(.requiresBrowser, .serialized)
struct LiveTextTickTests {
    /// Distances in seconds around every change of unit, in both directions.
    static let moments: [Double] = [
        0, 0.4, 1, 59, 60, 61, 119.5, 3599, 3600, 3661, 86_399, 86_400, 172_800, 2_629_799, 2_629_800, 7_900_000,
        31_557_600, 70_000_000,
    ]
    .flatMap { [$0, -$0] }

    private static let locales = ["en_US", "ko_KR", "de_DE", "fr_FR", "es_ES", "zh_CN"]

    private static func values(_ date: Date) -> [ArchivedLiveText.Value] {
        [
            .relative(date), .offset(date), .timer(date),
            .distance(date, units: [.day, .hour, .minute], maximumCount: 2, sign: .none),
            .distance(date, units: TickingTime.Unit.allCases, maximumCount: 3, sign: .all),
            .distance(date, units: [.day], maximumCount: 1, sign: .negative),
            .timerInterval(start: date, end: date + 4000, pauseTime: nil, countsDown: true, showsHours: true),
            .timerInterval(start: date - 500, end: date + 4000, pauseTime: date, countsDown: false, showsHours: false),
        ]
    }

    /// Covers locales in which the locale data of the browser and of Foundation agree.
    ///
    /// In other locales an abbreviation can differ, such as "seg" and "s" in Portuguese, because the two use different
    /// versions of the data.
    @Test func scriptProducesTheSameTextsAsTheDrawing() async throws {
        let (date, values) = (Gallery.now, Self.values(Gallery.now))
        let archive = EntryArchive(
            size: ArchiveSize(width: 338, height: 158),
            content: values.map { ArchiveSketch.live($0, prefix: "a ", suffix: " z") }
        )
        try await Browser.withPage { browserPage in
            for locale in Self.locales {
                var page = DrawnPage()
                page.add(archive, as: HTMLDrawing(now: date, locale: Locale(identifier: locale)))
                try await browserPage.load(page.site())
                try await browserPage.wait(until: "window.live")
                let wording = LocaleLiveText(locale: Locale(identifier: locale), timeZone: .gmt)
                func words(_ now: Date) -> [String] { values.map { "a " + wording.words(for: $0, now: now) + " z" } }
                let drawn: [String] = try await browserPage.evaluate(Self.shown).decoded()
                #expect(drawn == words(date))
                let times = Self.moments.map { ((date + $0).timeIntervalSince1970 * 1000).description }
                let found: [[String]] =
                    try await browserPage.evaluate(
                        """
                        [\(times.joined(separator: ","))].map((time) => {
                          live.setNow(time);
                          live.tick(document);
                          return \(Self.shown);
                        })
                        """
                    )
                    .decoded()
                for (moment, texts) in zip(Self.moments, found) {
                    #expect(texts == words(date + moment), "\(locale), \(moment) s after the date")
                }
                #expect(found.count == Self.moments.count)
            }
        }
    }

    private static let shown = "[...document.querySelectorAll('time')].map((e) => e.textContent)"

    @Test func gaugesFollowTheClock() async throws {
        let frame = ArchiveRect(x: 0, y: 0, width: 100, height: 10)
        let progress = ArchivedGauge.Progress.interval(start: Gallery.now, end: Gallery.now + 200, countsDown: true)
        let gauge = EntryArchive(size: frame.size, content: [ArchiveSketch.gauge(.bar, progress, frame)])
        try await DrawnPage.show([gauge]) { page in
            for (passed, shown) in [(-50.0, "1"), (50, "0.75"), (200, "0"), (999, "0")] {
                let now = (Gallery.now + passed).timeIntervalSince1970 * 1000
                try await page.evaluate("live.setNow(\(now)); live.tick()")
                let state = try await page.evaluate(
                    "[document.querySelector('[data-live]').style.getPropertyValue('--p'), document.querySelector('[role=meter]').ariaValueNow]"
                )
                #expect(state[0].string == shown)
                #expect(Double(state[1].string ?? "") == Double(shown).map { $0 * 100 })
            }
        }
    }

    /// A tick without a change must not modify the document, because that would disturb a screen reader or a selection.
    @Test func unchangedTextIsNotTouched() async throws {
        let changes = try await DrawnPage.show([Gallery.liveTexts]) { page in
            let now = Gallery.now.timeIntervalSince1970 * 1000
            return try await page.evaluate(
                """
                (async () => {
                  const changes = [];
                  new MutationObserver((records) => { changes.push(...records.map((record) => record.target.outerHTML)) })
                    .observe(document.querySelector(".vw"), { subtree: true, childList: true, characterData: true, attributes: true });
                  live.setNow(\(now)); live.tick(); live.setNow(\(now)); live.tick();
                  await new Promise((done) => setTimeout(done, 0));
                  const before = changes.length;
                  live.setNow(\(now) + 1000); live.tick();
                  await new Promise((done) => setTimeout(done, 0));
                  return [before, changes.length, changes];
                })()
                """
            )
        }
        #expect(changes[0].number == 0, "\(changes[2])")
        #expect((changes[1].number ?? 0) > 0)
    }
}
