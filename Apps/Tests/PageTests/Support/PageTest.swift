import BrowserTesting
import Foundation
import Testing
import VitrineDevice
import VitrineTesting

/// All tests of the page in a real browser, which run one after another because each needs a browser and a device.
@Suite(.requiresBrowser, .serialized, .hangGuard)
struct PageTests {}

extension PageTests {
    /// Opens the page of a device with some apps in a browser.
    ///
    /// The test fails if the browser reports a script error or a violation of the page's policy.
    /// - Parameters:
    ///   - apps: The installed apps.
    ///   - screen: The device's screen.
    ///   - width: The window's width in CSS pixels.
    ///   - height: The window's height in CSS pixels.
    ///   - refusals: The number of commands that the device is expected to refuse; the browser reports each of them.
    ///   - withSample: Whether LucidPal stores its sample before the page opens.
    ///   - date: The time on the device's clock, which is paused.
    ///   - zone: The device's time zone.
    ///   - profile: How the device treats widgets.
    ///   - sourceLocation: The location at which browser errors are reported.
    ///   - body: The test.
    /// - Throws: The errors of `body`.
    static func onPage(
        of apps: [AppManifest],
        screen: DeviceScreen = .points393x852,
        width: Int = 1440,
        height: Int = 1000,
        refusals: Int = 0,
        withSample: Bool = false,
        at date: Date = RunningDevice.morning,
        in zone: String = "Europe/Berlin",
        profile: DeviceProfile = .development,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (BrowserPage, Device) async throws -> Void
    ) async throws {
        try await RunningDevice.with(apps, screen: screen, at: date, in: zone, profile: profile) { running in
            if withSample { try await running.device.storeSample() }
            try await running.serve { address, _ in
                try await Browser.withPage(width: width, height: height, scale: 1) { page in
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
    /// The browser's error messages: refused commands and all others.
    ///
    /// The function waits until the browser has reported `refusals` refused commands, because the browser reports a
    /// refusal independently of the response to the page.
    func complaints(refusals: Int) async throws -> (refused: [String], others: [String]) {
        let isRefusal = { (line: String) in line.contains("Failed to load resource") }
        let clock = ContinuousClock()
        let end = clock.now + Patience.limit
        repeat {
            // The result of this call arrives after all earlier messages of the browser.
            try await evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        } while complaints.count(where: isRefusal) < refusals && clock.now < end
        return (complaints.filter(isRefusal), complaints.filter { !isRefusal($0) })
    }

    /// Opens a device's page and waits for its first state.
    func open(_ address: String) async throws {
        try await call("Log.enable")
        // Without animations, a screenshot never shows an intermediate state.
        try await setPreferences(reducesMotion: true)
        try await load(address)
        try await wait(until: "document.documentElement.dataset.ready")
    }

    /// Reloads the page and waits until it is ready.
    func reload() async throws {
        try await leave("location.reload()")
    }

    /// Follows a link to one of the device's addresses, such as `/?view=variants`, and waits until the page is ready.
    func visit(_ path: String) async throws {
        try await leave("location.assign('\(path)')")
    }

    private func leave(_ script: String) async throws {
        try await evaluate("(window.isOld = true, setTimeout(() => \(script)))")
        try await wait(until: "!window.isOld && document.documentElement.dataset.ready")
    }

    /// A script that drops the device's events while `window.isDeaf` is set, so that the page keeps an old state.
    static let deafEars = """
        window.EventSource = class extends EventSource {
          addEventListener(name, handler) {
            super.addEventListener(name, (event) => { if (!window.isDeaf) handler(event); });
          }
        };
        """

    /// Shows one of the panel's tabs: `widgets`, `time`, `world`, `trace` or `findings`.
    func show(tab: String) async throws {
        try await click("[role=tab][data-tab=\(tab)]")
        try await wait(for: "#panel-\(tab):not([hidden])")
    }

    /// Makes the window as narrow as a phone, and shows the phone, which is a tab then.
    func showPhone() async throws {
        try await setViewport(width: 390, height: 844, scale: 1)
        try await click("#tab-home")
        try await wait(for: "#tab-home[aria-selected=true]")
    }

    /// Opens the form with a widget's configuration, and fills in the list; the form stays open.
    func chooseList(_ list: String, ofWidget widget: String) async throws {
        try await click("[data-row=\(widget)] .edit")
        try await wait(for: "#configuration-body select")
        try await fill("#configuration-body [name=list]", list)
    }

    /// The text of the first element that matches a selector.
    func text(_ selector: String) async throws -> String {
        try await evaluate("document.querySelector(\(Self.quoted(selector))).textContent").string ?? ""
    }

    /// The number of elements that match a selector.
    func count(_ selector: String) async throws -> Int {
        Int(try await evaluate("document.querySelectorAll(\(Self.quoted(selector))).length").number ?? -1)
    }

    /// Waits until an element matches a selector.
    func wait(for selector: String) async throws {
        try await wait(until: "document.querySelector(\(Self.quoted(selector)))")
    }

    /// Waits until no element matches a selector.
    func wait(forNo selector: String) async throws {
        try await wait(until: "!document.querySelector(\(Self.quoted(selector)))")
    }

    /// Waits until the first element that matches a selector contains a text.
    func wait(for text: String, in selector: String) async throws {
        let content = "document.querySelector(\(Self.quoted(selector)))?.textContent"
        try await wait(until: "\(content).includes(\(Self.quoted(text)))", showing: content)
    }

    /// Selects an option of a `select` element and sends the same event as for user input.
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

    /// The visible text and the accessibility labels of the first element that matches a selector, in one line.
    func reading(_ selector: String) async throws -> String {
        try await evaluate(Self.reading(of: selector)).string ?? ""
    }

    /// Waits until the reading of the first element that matches a selector contains a text.
    func wait(forReading text: String, in selector: String) async throws {
        let reading = Self.reading(of: selector)
        try await wait(until: "\(reading).includes(\(Self.quoted(text)))", showing: reading)
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

    /// Waits until every placed widget shows a timeline and no reload is pending.
    func waitForWidgets() async throws {
        try await wait(
            until: """
                document.querySelector('.widget')
                  && !document.querySelector('.widget:is([data-status=placeholder], [data-status=pending])')
                """
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

    /// Fills a field and sends the same events as for user input.
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

    /// The label or the text of the focused element.
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
