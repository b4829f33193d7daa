import BrowserTesting
import Foundation
import VitrineDevice

/// The time from a tap on a habit in a real browser until the widget is shown without it, through page, device,
/// extension and the app's database.
struct BeeBloomTapRow: BenchmarkRow {
    let name = "beebloom.tap"
    /// The longest time that a person perceives as an immediate response to the tap, in milliseconds.
    private let bound = 200.0
    private let rounds = 60
    /// The interval, in rounds, at which the extension's process has ended before the tap, so that its start is
    /// included.
    private let pauseEvery = 5
    private let app = "com.ilyakukarkinorg.beebloom"
    private let kind = "HabitWidget"
    private let habit = "Stretch"

    func measure(in folder: BenchmarkFolder) async throws -> RowResult {
        guard Browser.isInstalled else {
            throw UsageError(
                text: "\(name) needs a browser, and \(Browser.program) does not exist; "
                    + "install chromium-headless-shell or set VITRINE_BROWSER to another browser"
            )
        }
        let containers = try folder.folder("containers")
        let uncheck = [
            folder.programs + "/beebloom", "uncheck", habit, "--day", "2026-03-10", "--now", "2026-03-10T12:00:00Z",
            "--zone", "GMT", "--containers", containers,
        ]
        let (warm, cold) = try await ServedDevice.run(in: folder) { served in
            try await measure(served, timer: ProcessTimer(programs: folder.programs), uncheck: uncheck)
        }
        let all = Percentiles(warm + cold)
        return RowResult(
            name: name,
            unit: "ms",
            ours: all.value(at: 0.95),
            peer: bound,
            peerName: "the bound in milliseconds",
            bar: .atMost(1),
            notes: [
                "\(rounds) taps: \(all)",
                "\(warm.count) with the extension running: \(Percentiles(warm))",
                "\(cold.count) that had to start it: \(Percentiles(cold))",
            ]
        )
    }

    private func measure(
        _ served: ServedDevice,
        timer: ProcessTimer,
        uncheck: [String]
    ) async throws -> (warm: [Double], cold: [Double]) {
        // The app stores its sample data once and is not needed afterwards.
        try await served.open(app)
        try await served.device.closeApp(app)
        let small = await served.device.snapshot().widgets.first { $0.app == app && $0.family == .systemSmall }
        guard let small else { throw UsageError(text: "\(app) has no small widget on the home screen") }
        let button = "[data-widget=\(small.id)] [aria-label^='Check \(habit)']"
        return try await Browser.withPage(width: 1440, height: 1010, scale: 1) { page in
            try await page.load(served.address)
            try await page.wait(until: "document.querySelector(\(BrowserPage.quoted(button)))")
            var stopwatch = try await PageStopwatch(page, widget: small.id)
            var (warm, cold): ([Double], [Double]) = ([], [])
            // Two additional rounds at the start load code and create files.
            for round in -2..<rounds {
                let isCold = round >= 0 && round.isMultiple(of: pauseEvery)
                if isCold { await served.waitForExtensionToEnd(of: app) }
                let time = try await stopwatch.click(button)
                if isCold { cold.append(time) } else if round >= 0 { warm.append(time) }
                await served.device.settle()
                _ = try timer.runs(1, of: uncheck, environment: ["HOME": "/"])
                try await served.device.reload(kind)
                await served.device.settle()
                try await page.wait(
                    until: "document.querySelector(\(BrowserPage.quoted(button)))"
                        + " && !document.querySelector('.widget:not([data-status=fresh])')"
                )
            }
            return (warm, cold)
        }
    }
}
