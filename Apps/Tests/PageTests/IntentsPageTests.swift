import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    @Suite struct IntentForms {
        /// Opens LucidPal and its actions sheet, and expands the form of one intent.
        private func openForm(_ intent: String, on page: BrowserPage) async throws {
            try await page.waitForWidgets()
            if try await page.count(".app-window") == 0 { try await page.click(".app-icon") }
            try await page.wait(for: ".app-window .vw")
            try await page.click(".app-window .actions")
            try await page.wait(for: "[data-intent=\(intent)] summary")
            try await page.evaluate("document.querySelector('[data-intent=\(intent)]').open = true")
        }

        static let hostileTexts = [
            "<img src=x onerror=\"window.hacked = 1\">" + "</span><script>window.hacked = 1</script>"
                + "\" onfocus=\"window.hacked = 1\" autofocus=\"",
            "\u{202E}elbadaer ton\u{202C} \u{05D0}\u{05D1}\u{05D2} \u{0645}\u{0631}\u{062D}\u{0628}\u{0627}",
            "e\u{0301}\u{0323}\u{FEFF}\u{200B} \u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467} &amp; &#60; ${x} {{y}}",
        ]

        @Test func formOfAnIntentIsRefusedPerformedAndBearsAnyText() async throws {
            try await PageTests.onPage(of: [.lucidPal], refusals: 2, withSample: true) { page, device in
                try await openForm("LogHabit", on: page)
                try await page.fill("[data-intent=LogHabit] [name=day]", "<b>yesterday</b>")
                try await page.click("[data-intent=LogHabit] .primary")
                try await page.wait(for: "yesterday", in: "[data-intent=LogHabit] .problem")
                #expect(try await page.count(".problem b") == 0)
                #expect(
                    try await page.evaluate("document.querySelector('[data-intent=LogHabit] [name=day]').value")
                        == "<b>yesterday</b>"
                )
                #expect(try await page.count("#intents[open]") == 1)
                try await page.press(.escape)
                try await page.wait(forNo: "#intents[open]")

                try await openForm("LogHabit", on: page)
                let titles = try await page.evaluate(
                    "[...document.querySelectorAll('[data-intent=LogHabit] [name=habit] option')].map((o) => o.textContent)"
                )
                #expect(titles.array.compactMap(\.string).contains("Evening walk"))
                try await page.evaluate(
                    """
                    (() => {
                      const select = document.querySelector('[data-intent=LogHabit] [name=habit]');
                      select.value = [...select.options].find((o) => o.textContent === 'Evening walk').value;
                    })()
                    """
                )
                try await page.fill("[data-intent=LogHabit] [name=value]", "30")
                try await page.click("[data-intent=LogHabit] .primary")
                try await page.wait(forNo: "#intents[open]")
                try await page.wait(for: "done", in: "#toast.shown")
                try await page.wait(for: "4 of 6 habits done", in: ".app-window .rendering")

                for text in Self.hostileTexts {
                    try await openForm("AddNote", on: page)
                    try await page.fill("[data-intent=AddNote] [name=noteTitle]", text)
                    try await page.evaluate(
                        "document.querySelector('[data-intent=AddNote] [name=isPinned]').checked = true"
                    )
                    try await page.click("[data-intent=AddNote] .primary")
                    try await page.wait(forNo: "#intents[open]")
                    // The app shows all notes, and the widgets show the pinned note.
                    try await page.wait(for: String(text.prefix(6)), in: ".app-window .rendering")
                    try await page.click(".app-window .leave")
                    try await page.wait(for: String(text.prefix(6)), in: "[data-widget=w3] .vw")
                    #expect(try await page.evaluate("window.hacked ?? null") == .null, "\(text)")
                    let foreign = ".phones img:not(.app-icon img), .phones script, .phones [onfocus]"
                    #expect(try await page.count(foreign) == 0, "\(text)")
                }

                // Ten thousand characters break neither the form nor the screen.
                try await openForm("AddNote", on: page)
                let title = "[data-intent=AddNote] [name=noteTitle]"
                try await page.fill(title, String(repeating: "x", count: 10_001))
                try await page.click("[data-intent=AddNote] .primary")
                // The text exceeds LucidPal's limit by one character; the message appears in the form.
                try await page.wait(
                    until: "document.querySelector('[data-intent=AddNote] .problem').textContent.length > 20"
                )
                try await page.fill(title, String(repeating: "x", count: 10_000))
                try await page.evaluate(
                    "document.querySelector('[data-intent=AddNote] [name=isPinned]').checked = true"
                )
                try await page.click("[data-intent=AddNote] .primary")
                try await page.wait(forNo: "#intents[open]")
                try await page.wait(for: "xxxxxxxx", in: "[data-widget=w3] .vw")
                let widths = "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
                let width = try await page.evaluate(widths)
                #expect(width[0] == width[1])
                #expect(await device.snapshot().foreground == "app.lucidpal")

                // A button whose intent lacks a value asks for it.
                try await page.click(".app-window .leave")
                try await page.wait(forNo: ".app-window")
                try await device.resetData(of: "app.lucidpal", to: .empty)
                try await device.openApp("app.lucidpal")
                try await page.wait(for: "No habits yet", in: ".app-window .rendering")
                try await page.click(".app-window [data-action][aria-label='Add Habit']")
                try await page.wait(for: "[data-intent=AddHabit][open]")
                #expect(try await page.focused() == "Name")
                try await page.fill("[data-intent=AddHabit] [name=name]", "Read")
                try await page.click("[data-intent=AddHabit] .primary")
                try await page.wait(forNo: "#intents[open]")
                try await page.wait(for: "0 of 1 habits done", in: ".app-window .rendering")
            }
        }
    }
}
