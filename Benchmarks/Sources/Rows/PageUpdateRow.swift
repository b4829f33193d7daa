import BrowserTesting
import VitrineDevice

/// The time from logging a habit in the app's window until a real browser shows the new widget, through app, store,
/// extension, device and page.
struct PageUpdateRow: BenchmarkRow {
    let name = "page.update"
    /// The longest time that a person perceives as an immediate response to the click, in milliseconds.
    private let bound = 150.0
    private let rounds = 60
    /// The interval, in rounds, at which the extension's process has ended before the click, so that its start is
    /// included.
    private let pauseEvery = 5
    private let app = "app.lucidpal"
    /// A habit that is either done or not, so that every click changes the ring of the small widget.
    private let habit = "Vitamins"

    func measure(in folder: BenchmarkFolder) async throws -> RowResult {
        guard Browser.isInstalled else {
            throw UsageError(
                text: "\(name) needs a browser, and \(Browser.program) does not exist; "
                    + "install chromium-headless-shell or set VITRINE_BROWSER to another browser"
            )
        }
        let (warm, cold) = try await ServedDevice.run(in: folder) { try await measure($0) }
        let all = Percentiles(warm + cold)
        return RowResult(
            name: name,
            unit: "ms",
            ours: all.value(at: 0.95),
            peer: bound,
            peerName: "the bound in milliseconds",
            bar: .atMost(1),
            notes: [
                "\(rounds) clicks: \(all)",
                "\(warm.count) with the extension running: \(Percentiles(warm))",
                "\(cold.count) that had to start it: \(Percentiles(cold))",
            ]
        )
    }

    private func measure(_ served: ServedDevice) async throws -> (warm: [Double], cold: [Double]) {
        try await served.open(app)
        let small = await served.device.snapshot().widgets.first { $0.app == app && $0.family == .systemSmall }
        guard let small else { throw UsageError(text: "\(app) has no small widget on the home screen") }
        return try await Browser.withPage(width: 1440, height: 1010, scale: 1) { page in
            try await page.load(served.address)
            // The mouse misses a window that is still sliding in.
            try await page.wait(until: "document.querySelector('.app-window')?.getAnimations().length === 0")
            try await waitForQuiet(page, button: "Undo")
            var stopwatch = try await PageStopwatch(page, widget: small.id)
            var (warm, cold): ([Double], [Double]) = ([], [])
            // Two additional rounds at the start load code and create files.
            for round in -2..<rounds {
                let isCold = round >= 0 && round.isMultiple(of: pauseEvery)
                if isCold { await served.waitForExtensionToEnd(of: app) }
                let (now, next) = round.isMultiple(of: 2) ? ("Undo", "Log") : ("Log", "Undo")
                let time = try await stopwatch.click(selector(now))
                if isCold { cold.append(time) } else if round >= 0 { warm.append(time) }
                try await waitForQuiet(page, button: next)
                await served.device.settle()
            }
            return (warm, cold)
        }
    }

    /// Waits until the app's window shows the button for the next click and every widget shows its new view.
    private func waitForQuiet(_ page: BrowserPage, button: String) async throws {
        let selector = BrowserPage.quoted(selector(button))
        try await page.wait(
            until: "document.querySelector(\(selector)) && !document.querySelector('.widget:not([data-status=fresh])')"
        )
    }

    private func selector(_ button: String) -> String { ".app-window [aria-label^='\(button) \(habit)']" }
}
