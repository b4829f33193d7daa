import BrowserTesting
import Foundation
import Testing
import VitrineTesting
import WidgetArchive
import WidgetDrawing

/// The area on which a control takes taps (WCAG 2.2, success criterion 2.5.8).
@Suite(.requiresBrowser, .serialized)
struct TapTargetTests {
    private func control(_ action: String, y: Double) -> ArchiveNode {
        ArchiveNode(
            frame: ArchiveRect(x: 60, y: y, width: 24, height: 10),
            content: .button(action),
            accessibility: ArchiveAccessibility(label: action)
        )
    }

    /// A script for the action at a point; the empty text if there is none.
    private func action(y: Double) -> String {
        """
        (() => {
          const box = document.querySelector('.vw').getBoundingClientRect();
          return document.elementFromPoint(box.x + 72, box.y + \(y)).closest('[data-action]')?.dataset.action ?? '';
        })()
        """
    }

    @Test func smallControlTakesTapsOn24PixelsAndKeepsItsOwnBox() async throws {
        let size = ArchiveSize(width: 158, height: 158)
        // A text below the controls must not take their taps.
        let content = [ArchiveSketch.text("Text"), control("upper", y: 60), control("lower", y: 72)]
        let hits = try await DrawnPage.show([EntryArchive(size: size, content: content)], scale: 1) { page in
            var hits: [String] = []
            for y in [51, 54, 65, 69.5, 72.5, 77, 88, 90] {
                hits.append(try await page.evaluate(action(y: y)).string ?? "nothing")
            }
            return hits
        }
        #expect(hits == ["", "upper", "upper", "upper", "lower", "lower", "lower", ""])
    }
}
