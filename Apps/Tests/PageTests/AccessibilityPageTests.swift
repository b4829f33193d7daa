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

        @Test func everyControlAndWidgetHasANameAndWhatIsCoveredIsHidden() async throws {
            try await PageTests.onPage(of: [.lucidPal, .sample()], withSample: true) { page, device in
                try await page.waitForWidgets()
                let home = try await controls(of: page)
                expectNames(home, atLeast: 40)
                #expect(
                    home.filter { $0.role == "article" }.map(\.name) == [
                        "Today, Small, widget of LucidPal", "Counter, Small, widget of Sample",
                        "Today, Medium, widget of LucidPal", "Counter, Medium, widget of Sample",
                        "Today, Large, widget of LucidPal",
                    ]
                )
                try await device.set(\.isLocked, to: true)
                try await page.wait(for: ".lock:not([hidden])")
                let locked = try await controls(of: page)
                #expect(locked.filter { $0.role == "article" } == [])
                #expect(locked.contains(Control(role: "button", name: "Unlock")))
                try await device.set(\.isLocked, to: false)
                try await page.wait(forNo: ".lock:not([hidden])")

                let list = try await device.place("list", .systemSmall, of: "app.sample")
                for opener in ["#open-gallery", "[data-row=\(list)] .edit:not([hidden])"] {
                    try await page.wait(for: opener)
                    try await page.click(opener)
                    try await page.wait(for: "dialog[open] :is(.gallery-item, form) button")
                    let controls = try await controls(of: page)
                    expectNames(controls, atLeast: 4)
                    #expect(controls.contains { $0.role == "dialog" })
                    try await page.press(.escape)
                    try await page.wait(forNo: "dialog[open]")
                }

                try await page.click(".app-icon")
                try await page.wait(for: "3 of 6 habits done", in: ".app-window .rendering")
                expectNames(try await controls(of: page), atLeast: 30)
            }
        }
    }
}
