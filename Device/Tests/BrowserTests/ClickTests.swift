import BrowserTesting
import Testing

/// A click by a test arrives at its element, although the page moves at the worst moment.
///
///     test                              page
///     finds the button's middle
///                                       moves or replaces the button
///     presses and releases there
@Suite(.requiresBrowser, .serialized)
struct ClickTests {
    private static var site: BrowserSite {
        var site = BrowserSite()
        let button = "<button id='save' style='position:absolute;left:20px;top:20px'>Save</button>"
        site.put("<!doctype html><body>\(button)</body>", at: "/", type: "text/html")
        return site
    }

    /// What the page with a button hears of a click, if it runs `script` as soon as the button's middle is found.
    private func clicked(on page: BrowserPage, whenFound script: String) async throws -> [String] {
        try await page.load(Self.site)
        try await page.evaluate(
            """
            window.clicked = [];
            for (const type of ["pointerdown", "click"])
              addEventListener(type, (event) => window.clicked.push(`${type} ${event.target.id || event.target.tagName}`));
            const save = document.getElementById("save");
            let current, isFirst = true;
            Object.defineProperty(window, "clickGuard", {
              get: () => current,
              set: (value) => {
                current = value;
                if (isFirst) { isFirst = false; \(script) }
              },
            });
            true;
            """
        )
        try await page.click("#save")
        return try await page.evaluate("window.clicked").array.compactMap(\.string)
    }

    private static let rows = [
        ("the element stays", "", ["pointerdown save", "click save"]),
        (
            "it has moved away, and the click beside it is kept from the page", "save.style.top = '200px';",
            ["pointerdown save", "click save"]
        ),
        (
            "it moves under the press",
            "save.addEventListener('pointerdown', () => { save.style.top = '200px'; }, { once: true });",
            ["pointerdown save", "pointerdown save", "click save"]
        ),
        (
            "it is replaced under the press",
            "save.addEventListener('pointerdown', () => save.replaceWith(save.cloneNode(true)), { once: true });",
            ["pointerdown save", "pointerdown save", "click save"]
        ),
    ]

    @Test func clickIsRepeatedUntilThePageReceivesOne() async throws {
        try await Browser.withPage { page in
            for (name, script, expected) in Self.rows {
                let events = try await clicked(on: page, whenFound: script)
                #expect(events == expected, "\(name)")
            }
            // A disabled element receives no click, and the call ends.
            let events = try await clicked(on: page, whenFound: "save.disabled = true;")
            #expect(!events.contains("click save"))
        }
    }
}
