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
    /// A page with a button, which runs `script` when a test has found the button's middle for the first time.
    private func clicked(whenFound script: String) async throws -> [String] {
        var site = BrowserSite()
        let button = "<button id='save' style='position:absolute;left:20px;top:20px'>Save</button>"
        site.put("<!doctype html><body>\(button)</body>", at: "/", type: "text/html")
        return try await Browser.withPage { [site] page in
            try await page.load(site)
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
    }

    @Test func elementThatStaysIsClickedOnce() async throws {
        #expect(try await clicked(whenFound: "") == ["pointerdown save", "click save"])
    }

    @Test func clickBesideAnElementThatMovedIsRepeatedAndThePageReceivesOne() async throws {
        let moves = "save.style.top = '200px';"
        #expect(try await clicked(whenFound: moves) == ["pointerdown save", "click save"])
    }

    @Test func clickOnAnElementThatMovesUnderThePressIsRepeated() async throws {
        let moves = "save.addEventListener('pointerdown', () => { save.style.top = '200px'; }, { once: true });"
        #expect(try await clicked(whenFound: moves) == ["pointerdown save", "pointerdown save", "click save"])
    }

    @Test func clickOnAnElementThatIsReplacedUnderThePressIsRepeated() async throws {
        let replaces =
            "save.addEventListener('pointerdown', () => save.replaceWith(save.cloneNode(true)), { once: true });"
        #expect(try await clicked(whenFound: replaces) == ["pointerdown save", "pointerdown save", "click save"])
    }

    @Test func disabledElementReceivesNoClickAndTheCallEnds() async throws {
        let disables = "save.disabled = true;"
        #expect(try await clicked(whenFound: disables).contains("click save") == false)
    }
}
