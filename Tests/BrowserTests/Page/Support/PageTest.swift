import BrowserTesting
import Foundation
import Testing
import VitrineDevice

/// Everything about the page in a real browser; one after the other, since each takes a browser and a device.
@Suite(.requiresBrowser, .serialized, .timeLimit(.minutes(5)))
struct PageTests {}

extension PageTests {
    /// Opens the page of a device with some apps in a browser.
    ///
    /// Whatever the test does, the page must not complain: no script error, nothing that its policy refuses.
    /// - Parameters:
    ///   - apps: The installed apps.
    ///   - screen: The device's screen.
    ///   - width: The window's width in CSS pixels.
    ///   - height: The window's height in CSS pixels.
    ///   - refusals: How many commands the device is expected to refuse, which a browser notes too.
    ///   - withSample: Whether LucidPal has stored its sample before the page is opened.
    ///   - date: What the device's clock shows; it is held.
    ///   - zone: The device's time zone.
    ///   - limit: After so many seconds the browser is ended.
    ///   - sourceLocation: Where a complaint is reported.
    ///   - body: The test.
    /// - Throws: What the test throws.
    static func onPage(
        of apps: [AppManifest],
        screen: DeviceScreen = .points393x852,
        width: Int = 1440,
        height: Int = 1000,
        refusals: Int = 0,
        withSample: Bool = false,
        at date: Date = RunningDevice.morning,
        in zone: String = "Europe/Berlin",
        limit: Double = 150,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (BrowserPage, Device) async throws -> Void
    ) async throws {
        try await RunningDevice.with(apps, screen: screen, at: date, in: zone) { running in
            if withSample { try await running.device.storeSample() }
            try await running.serve { address, _ in
                try await Browser.withPage(width: width, height: height, scale: 1, limit: limit) { page in
                    try await page.open(address)
                    try await body(page, running.device)
                    let complaints = try await page.complaints(refusals: refusals)
                    #expect(complaints.others == [], sourceLocation: sourceLocation)
                    #expect(
                        complaints.refused.count == refusals,
                        "\(complaints.refused)",
                        sourceLocation: sourceLocation
                    )
                }
            }
        }
    }
}

extension BrowserPage {
    /// What the page complained of: commands that were refused, of which so many are waited for, and all else.
    ///
    /// The browser notes a refusal by itself, not together with the answer that the page gets.
    func complaints(refusals: Int) async throws -> (refused: [String], others: [String]) {
        let isRefusal = { (line: String) in line.contains("Failed to load resource") }
        let clock = ContinuousClock()
        let end = clock.now + .seconds(30)
        repeat {
            // An answer comes after everything that the browser has told before.
            try await evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        } while complaints.count(where: isRefusal) < refusals && clock.now < end
        return (complaints.filter(isRefusal), complaints.filter { !isRefusal($0) })
    }

    /// Opens a device's page and waits for its first state.
    func open(_ address: String) async throws {
        try await call("Log.enable")
        // A picture that is half-way is neither of the two.
        try await setPreferences(reducesMotion: true)
        try await load(address)
        try await wait(until: "document.documentElement.dataset.ready", seconds: 30)
    }

    /// Loads the page anew and waits until the new one is there.
    func reload() async throws {
        try await evaluate("(window.isOld = true, setTimeout(() => location.reload()))")
        try await wait(until: "!window.isOld && document.documentElement.dataset.ready", seconds: 30)
    }

    /// The text of the first element that a selector finds.
    func text(_ selector: String) async throws -> String {
        try await evaluate("document.querySelector(\(Self.quoted(selector))).textContent").string ?? ""
    }

    /// How many elements a selector finds.
    func count(_ selector: String) async throws -> Int {
        Int(try await evaluate("document.querySelectorAll(\(Self.quoted(selector))).length").number ?? -1)
    }

    /// Waits until a selector finds something.
    func wait(for selector: String, seconds: Double = 30) async throws {
        try await wait(until: "document.querySelector(\(Self.quoted(selector)))", seconds: seconds)
    }

    /// Waits until a selector finds nothing.
    func wait(forNo selector: String, seconds: Double = 30) async throws {
        try await wait(until: "!document.querySelector(\(Self.quoted(selector)))", seconds: seconds)
    }

    /// Waits until the first element that a selector finds contains a text.
    func wait(for text: String, in selector: String, seconds: Double = 30) async throws {
        try await wait(
            until: "document.querySelector(\(Self.quoted(selector)))?.textContent.includes(\(Self.quoted(text)))",
            seconds: seconds
        )
    }

    /// Chooses a value of a list of choices as a person does: what listens to it hears it.
    func choose(_ value: String, in selector: String) async throws {
        let isThere = try await evaluate(
            """
            (() => {
              const select = document.querySelector(\(Self.quoted(selector)));
              select.value = \(Self.quoted(value));
              select.dispatchEvent(new Event('change', { bubbles: true }));
              return select.value === \(Self.quoted(value));
            })()
            """
        )
        #expect(isThere == true, "\(selector) has no choice \(value)")
    }

    /// What is said by the first element that a selector finds, to who sees it and to who hears it, in one line.
    func reading(_ selector: String) async throws -> String {
        try await evaluate(Self.reading(of: selector)).string ?? ""
    }

    /// Waits until the first element that a selector finds says some words, seen or heard.
    func wait(forReading text: String, in selector: String, seconds: Double = 30) async throws {
        try await wait(until: "\(Self.reading(of: selector)).includes(\(Self.quoted(text)))", seconds: seconds)
    }

    private static func reading(of selector: String) -> String {
        """
        ((root) => {
          const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
          const words = [];
          while (walker.nextNode()) {
            const node = walker.currentNode;
            const text = node.nodeType === Node.TEXT_NODE ? node.data : node.getAttribute('aria-label');
            if (text && text.trim()) words.push(text.trim());
          }
          return words.join(' ').replace(/\\s+/g, ' ');
        })(document.querySelector(\(quoted(selector))))
        """
    }

    /// Waits until every placed widget shows a timeline.
    func waitForWidgets() async throws {
        try await wait(
            until: """
                document.querySelector('.widget')
                  && !document.querySelector('.widget:is([data-status=placeholder], [data-status=pending])')
                """,
            seconds: 60
        )
    }

    /// Waits until the page's clock has ticked twice.
    func waitForTicks() async throws {
        try await evaluate(
            """
            new Promise((done) => {
              let left = 2;
              new MutationObserver(() => { left -= 1; if (left === 0) done(true); })
                .observe(document.getElementById('clock-time'), { childList: true, characterData: true, subtree: true });
            })
            """
        )
    }

    /// Fills a field as a person does: what listens to typing hears it.
    func fill(_ selector: String, _ value: String) async throws {
        try await evaluate(
            """
            (() => {
              const field = document.querySelector(\(Self.quoted(selector)));
              field.focus();
              field.value = \(Self.quoted(value));
              field.dispatchEvent(new Event('input', { bubbles: true }));
              field.dispatchEvent(new Event('change', { bubbles: true }));
            })()
            """
        )
    }

    /// What has the focus, by its label or its text.
    func focused() async throws -> String {
        try await evaluate(
            """
            (() => {
              const element = document.activeElement;
              return (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent).trim();
            })()
            """
        )
        .string ?? ""
    }
}
