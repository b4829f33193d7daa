import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    @Suite struct SpokenPage {
        private struct Control: Hashable {
            var role: String
            var name: String
        }

        private static let controlRoles: Set<String> = [
            "button", "link", "switch", "checkbox", "textbox", "combobox", "listbox", "spinbutton", "searchbox", "Date",
            "DateTime", "InputTime", "dialog", "region", "group", "article",
        ]

        /// All controls and groups of the accessibility tree, with their names.
        private func controls(of page: BrowserPage) async throws -> [Control] {
            try await page.call("Accessibility.enable")
            let tree = try await page.call("Accessibility.getFullAXTree")
            return tree["nodes"].array
                .compactMap { node in
                    guard node["ignored"] != true, let role = node["role"]["value"].string,
                        Self.controlRoles.contains(role)
                    else { return nil }
                    return Control(role: role, name: node["name"]["value"].string ?? "")
                }
        }

        private func expectNames(_ controls: [Control], atLeast count: Int) {
            #expect(controls.count >= count)
            #expect(controls.filter { $0.name.isEmpty } == [])
        }

        @Test func everyControlAndWidgetOnTheHomeScreenHasAName() async throws {
            try await PageTests.onPage(of: [.lucidPal, .sample()], withSample: true) { page, _ in
                try await page.waitForWidgets()
                let controls = try await controls(of: page)
                expectNames(controls, atLeast: 40)
                let articles = controls.filter { $0.role == "article" }.map(\.name)
                #expect(
                    articles == [
                        "Today, Small, widget of LucidPal", "Counter, Small, widget of Sample",
                        "Today, Medium, widget of LucidPal", "Counter, Medium, widget of Sample",
                        "Today, Large, widget of LucidPal",
                    ]
                )
            }
        }

        @Test func everyControlInTheAppWindowHasAName() async throws {
            try await PageTests.onPage(of: [.lucidPal]) { page, _ in
                try await page.waitForWidgets()
                try await page.click(".app-icon")
                try await page.wait(for: "3 of 6 habits done", in: ".app-window .rendering")
                expectNames(try await controls(of: page), atLeast: 30)
            }
        }

        @Test(arguments: ["#open-gallery", "[data-row] .edit:not([hidden])"])
        func everyControlInADialogHasAName(_ opener: String) async throws {
            let list = PlacementManifest(kind: "list", family: .systemSmall)
            try await PageTests.onPage(of: [.sample(placements: [list])]) { page, _ in
                try await page.waitForWidgets()
                try await page.wait(for: opener)
                try await page.click(opener)
                try await page.wait(for: "dialog[open] :is(.gallery-item, form) button")
                let controls = try await controls(of: page)
                expectNames(controls, atLeast: 4)
                #expect(controls.contains { $0.role == "dialog" })
            }
        }

        @Test func coveredContentIsHiddenFromScreenReaders() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                try await device.set(\.isLocked, to: true)
                try await page.wait(for: ".lock:not([hidden])")
                let controls = try await controls(of: page)
                #expect(controls.filter { $0.role == "article" } == [])
                #expect(controls.contains(Control(role: "button", name: "Unlock")))
            }
        }
    }
}
