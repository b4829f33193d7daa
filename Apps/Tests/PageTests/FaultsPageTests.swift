import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    /// The card on which a person breaks things: programs, pushes and files.
    @Suite struct Faults {
        private static let file = "[data-setting='file.app.lucidpal/lucidpal_widget_snapshot.json']"

        @Test func brokenFilesAndProgramsAreSeenUntilTheyAreMended() async throws {
            var other = AppManifest.faulty("good")
            (other.id, other.name, other.placements) = ("app.lucidpal.other", "Other", [])
            try await PageTests.onPage(of: [.lucidPal, other], withSample: true) { page, device in
                try await page.waitForWidgets()
                try await page.show(tab: "world")
                try await page.click("#file-faults summary")
                try await page.wait(for: Self.file)
                try await page.fill(Self.file, "torn")
                try await page.wait(until: "document.querySelector(\"\(Self.file)\").value === 'torn'")
                try await Self.untilFiles(of: device) { $0.fault == .torn }
                try await page.click("#reload-widgets")
                try await page.wait(for: "damaged", in: "[data-widget=w1]")
                try await page.fill(Self.file, "none")
                try await Self.untilFiles(of: device) { $0.fault == nil }
                try await page.click("#reload-widgets")
                let isWell = "!document.querySelector('[data-widget=w1]').textContent.includes('damaged')"
                try await page.wait(until: isWell)

                try await page.fill("[data-setting='fault.app.lucidpal/widget']", "crashLoop")
                for await snapshot in await device.updates() where snapshot.apps[0].programs[1].fault != nil { break }
                try await page.click("#reload-widgets")
                try await page.wait(for: "[data-widget=w1][data-status=keptOld]")
                try await page.fill("[data-setting='fault.app.lucidpal/widget']", "none")
                try await page.fill("[data-setting='pushes.app.lucidpal']", "lost")
                for await snapshot in await device.updates()
                where snapshot.apps.first?.pushFault?.name == "pushLost"
                    && snapshot.apps.first?.programs.last?.fault == nil
                {
                    break
                }

                // A fault bears the name of its own app.
                let choice = "document.querySelector(`[data-setting='pushes.app.lucidpal.other']`)"
                let label = "\(choice).closest('label, li, .row').textContent"
                try await page.wait(until: "\(label).includes('Other’s pushes')", showing: label)
            }
        }

        /// Waits until a condition holds for the snapshot's file; the suite's time limit ends the wait.
        private static func untilFiles(of device: Device, _ holds: (SharedFileStatus) -> Bool) async throws {
            for await _ in await device.updates() {
                let file = await device.sharedFiles().first { $0.file == "lucidpal_widget_snapshot.json" }
                if let file, holds(file) { return }
            }
        }
    }
}
