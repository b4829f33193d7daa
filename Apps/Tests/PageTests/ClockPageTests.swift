import BrowserTesting
import Foundation
import Testing
import VitrineDevice

extension PageTests {
    /// The sample's counter has entries at 09:41, 09:56 and 10:11, and requests the next timeline at 10:26.
    @Suite struct ClockControls {
        @Test func clockJumpsAdvancesRunsAndIsSet() async throws {
            try await PageTests.onPage(of: [.sample()], refusals: 1) { page, device in
                // Both widgets are loaded: one that loads after the jump would show its first entry.
                try await page.waitForWidgets()
                try await page.wait(for: "0 of 3 done", in: "[data-widget=w1]")
                #expect(try await page.text("#clock-time") == "09:41:00")
                try await page.show(tab: "time")
                try await page.wait(for: "The next entry is at 2026-06-03, 09:56:00, in 15 min.", in: "#next-jump")
                try await page.wait(until: "!document.querySelector('[data-clock=nextEntry]').disabled")
                try await page.click("[data-clock=nextEntry]")
                try await page.wait(for: "1 of 3 done", in: "[data-widget=w1]")
                try await page.wait(for: "1 of 3 done", in: "[data-widget=w2]")
                try await page.wait(for: "09:56:0", in: "#clock-time")
                try await page.wait(for: "9:56", in: ".phone .status .time")
                #expect(await device.snapshot().clock.date >= RunningDevice.morning.addingTimeInterval(900))

                for (seconds, time, date) in [
                    (900, "10:11", "3 June"), (3_600, "11:11", "3 June"), (86_400, "11:11", "4 June"),
                ] {
                    try await page.click("[data-advance='\(seconds)']")
                    try await page.wait(for: time, in: "#clock-time")
                    try await page.wait(for: date, in: "#clock-date")
                }

                try await page.click("[data-speed='60']")
                try await page.wait(for: "[data-speed='60'][aria-pressed=true]")
                try await page.wait(until: "document.getElementById('clock-time').textContent >= '11:12:00'")
                try await page.click("[data-speed='0']")
                try await page.wait(for: "[data-speed='0'][aria-pressed=true]")
                #expect(await device.snapshot().clock.isHeld)
                let shown = try await page.text("#clock-time")
                try await page.waitForTicks()
                #expect(try await page.text("#clock-time") == shown)

                let days = await device.trace().count { $0.kind == .dayBegan }
                try await page.click("[data-clock=nextMidnight]")
                try await page.wait(for: "00:00:00", in: "#clock-time")
                try await page.wait(for: "Friday, 5 June 2026", in: "#clock-date")
                #expect(await device.trace().count { $0.kind == .dayBegan } == days + 1)

                try await page.fill("#clock-input", "2026-12-24T18:30:00")
                // The typed text stays until it is submitted, regardless of the focus.
                try await page.evaluate("document.querySelector('#clock-form button').focus()")
                try await page.waitForTicks()
                #expect(try await page.evaluate("document.getElementById('clock-input').value") == "2026-12-24T18:30")
                try await page.click("#clock-form button")
                try await page.wait(for: "18:30:00", in: "#clock-time")
                try await page.wait(for: "Thursday, 24 December 2026", in: "#clock-date")

                try await page.fill("#zone-input", "Asia/Seoul")
                try await page.wait(for: "02:30:00", in: "#clock-time")
                try await page.fill("#zone-input", "Mars/Olympus")
                try await page.wait(for: "#toast.shown")
                #expect(try await page.text("#toast").contains("Mars/Olympus"))
                try await page.wait(until: "document.getElementById('zone-input').value === 'Asia/Seoul'")
                #expect(await device.snapshot().settings.timeZone == "Asia/Seoul")

                // A picture may be taken before the page's first tick.
                try await page.call(
                    "Page.addScriptToEvaluateOnNewDocument",
                    ["source": "window.setInterval = () => 0"]
                )
                let origin = try await page.evaluate("location.origin").string ?? ""
                try await page.load(origin + "/?still=1&page=1")
                #expect(try await page.text(".phone .status .time") == "2:30")
            }
        }
    }
}
