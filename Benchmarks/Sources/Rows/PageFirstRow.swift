import BrowserTesting

/// The time from the navigation to the page until the first widget is drawn, with a device that shows its timelines
/// already.
struct PageFirstRow: BenchmarkRow {
    let name = "page.first"
    /// The bound, in milliseconds.
    private let bound = 500.0
    private let rounds = 20

    func measure(in folder: BenchmarkFolder) async throws -> RowResult {
        guard Browser.isInstalled else {
            throw UsageError(
                text: "\(name) needs a browser, and \(Browser.program) does not exist; "
                    + "install chromium-headless-shell or set VITRINE_BROWSER to another browser"
            )
        }
        let times = Percentiles(try await ServedDevice.run(in: folder) { try await measure($0) })
        return RowResult(
            name: name,
            unit: "ms",
            ours: times.value(at: 0.95),
            peer: bound,
            peerName: "the bound in milliseconds",
            bar: .atMost(1),
            notes: ["\(rounds) loads: \(times)"]
        )
    }

    private func measure(_ served: ServedDevice) async throws -> [Double] {
        await served.device.settle()
        return try await Browser.withPage(width: 1440, height: 1010, scale: 1) { page in
            try await page.call("Page.addScriptToEvaluateOnNewDocument", ["source": .string(Self.watch)])
            var times: [Double] = []
            // The first load fills the browser's cache, as on every visit but the first.
            for round in 0...rounds {
                try await page.load(served.address)
                try await page.wait(until: "window.firstWidget > 0")
                if round > 0 { times.append(try await page.evaluate("window.firstWidget").number ?? .infinity) }
            }
            return times
        }
    }

    /// Notes when the first widget was drawn, in milliseconds since the navigation.
    private static let watch = """
        new MutationObserver((_, observer) => {
          if (!document.querySelector(".widget .vw")) return;
          observer.disconnect();
          requestAnimationFrame(() => { window.firstWidget = performance.now(); });
        }).observe(document, { childList: true, subtree: true });
        """
}
