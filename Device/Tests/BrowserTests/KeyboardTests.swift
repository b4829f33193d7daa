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
        let unreachable = EntryArchive(size: frame.size, content: [hidden])
        let expected = [Gallery.controls, Gallery.habits].flatMap { $0.reading(now: Gallery.now).elements }
            .filter(\.isControl)
            .map { $0.action ?? $0.url ?? "" }
        let focused = try await DrawnPage.show([unreachable, Gallery.controls, Gallery.habits]) { page in
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
        let activated = try await DrawnPage.show([Gallery.controls]) { page in
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
            for key: BrowserPage.Key in [.tab, .enter, .tab, .space, .tab, .enter] { try await page.press(key) }
            try await page.click("[data-action=a3]")
            return try await page.evaluate("window.activated").array.compactMap(\.string)
        }
        #expect(activated == ["a0", "a1", "lucidpal://notes", "a3"])
    }
}
