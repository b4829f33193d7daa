import BrowserTesting
import Foundation
import Testing
import VitrineTesting
import WidgetArchive
import WidgetDrawing

@Suite(.requiresBrowser, .serialized)
struct KeyboardTests {
    @Test func focusFollowsTheReadingOrderWithoutHiddenControls() async throws {
        let frame = ArchiveRect(x: 0, y: 0, width: 40, height: 40)
        let hidden = ArchiveNode(
            frame: frame,
            content: .button("a0"),
            accessibility: ArchiveAccessibility(isHidden: true)
        )
        var page = DrawnPage()
        page.add(EntryArchive(size: frame.size, content: [hidden]), as: HTMLDrawing(now: Gallery.now))
        page.add(Gallery.controls, as: HTMLDrawing(now: Gallery.now))
        page.add(Gallery.habits, as: HTMLDrawing(now: Gallery.now))
        let site = try page.site()
        let expected = [Gallery.controls, Gallery.habits].flatMap { $0.reading(now: Gallery.now).elements }
            .filter(\.isControl)
            .map { $0.action ?? $0.url ?? "" }
        let focused = try await Browser.withPage { page in
            try await page.load(site)
            var focused: [String] = []
            for _ in expected {
                try await page.press(.tab)
                let target = "document.activeElement.dataset.action ?? document.activeElement.dataset.url ?? ''"
                focused.append(try await page.evaluate(target).string ?? "")
            }
            return focused
        }
        #expect(focused == expected)
        #expect(focused.count == 8)
    }

    @Test func enterAndSpaceActivateTheFocusedControl() async throws {
        var page = DrawnPage()
        page.add(Gallery.controls, as: HTMLDrawing(now: Gallery.now))
        let site = try page.site()
        let activated = try await Browser.withPage { page in
            try await page.load(site)
            try await page.evaluate(
                """
                window.activated = [];
                document.addEventListener('click', (event) => {
                  const target = event.target.closest('[data-action], a[data-url]');
                  event.preventDefault();
                  window.activated.push(target?.dataset.action ?? target?.dataset.url ?? 'none');
                });
                """
            )
            try await page.press(.tab)
            try await page.press(.enter)
            try await page.press(.tab)
            try await page.press(.space)
            try await page.press(.tab)
            try await page.press(.enter)
            try await page.click("[data-action=a3]")
            return try await page.evaluate("window.activated").array.compactMap(\.string)
        }
        #expect(activated == ["a0", "a1", "lucidpal://notes", "a3"])
    }
}
