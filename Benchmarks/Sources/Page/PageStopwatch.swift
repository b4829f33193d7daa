import BrowserTesting

/// Measures in a page the time from a click until a widget shows its new view.
struct PageStopwatch {
    private let page: BrowserPage
    private let widget: String
    private var rounds = 0

    /// Starts observing one placed widget on an open page.
    init(_ page: BrowserPage, widget: String) async throws {
        self.page = page
        self.widget = "[data-widget=\(BrowserPage.quoted(widget))]"
        try await page.evaluate(
            """
            (() => {
              const widget = document.querySelector(\(BrowserPage.quoted(self.widget)));
              const watch = window.stopwatch = { rounds: [], waits: null };
              addEventListener("click", (event) => {
                watch.waits = { since: event.timeStamp, digest: widget.dataset.digest, isDrawn: false };
              }, true);
              new MutationObserver((changes) => {
                const { waits } = watch;
                if (!waits) return;
                waits.isDrawn ||= changes.some((change) => change.target.matches(".widget-rendering") && change.addedNodes.length);
                if (!waits.isDrawn || widget.dataset.digest === waits.digest) return;
                watch.waits = null;
                watch.rounds.push(performance.now() - waits.since);
              }).observe(widget, { attributeFilter: ["data-digest"], childList: true, subtree: true });
            })()
            """
        )
    }

    /// Clicks a button with the mouse and waits until the new view is in the page.
    /// - Returns: The time from the click event until then, in milliseconds.
    /// - Throws: `BrowserError` with `deadline` if the widget's view does not change.
    mutating func click(_ button: String) async throws -> Double {
        try await page.click(button)
        rounds += 1
        try await page.wait(until: "stopwatch.rounds.length === \(rounds)")
        return try await page.evaluate("stopwatch.rounds.at(-1)").number ?? .infinity
    }
}
