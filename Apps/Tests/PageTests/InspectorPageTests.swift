import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    /// The inspector: frames and styles of a widget's parts.
    @Suite struct Inspecting {
        @Test func partIsInspectedWithThePointerAndByKeyboard() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                try await page.click("[data-row=w1] .name")
                try await page.click("#detail [data-part=parts]")
                try await page.click("#inspect")
                try await page.click("[data-widget=w2] [data-action]")
                try await page.wait(for: "[data-widget=w2].selected")
                let facts = try await page.reading("#inspected")
                #expect(facts.contains(/Part (Toggle|Button|Text) “/), "\(facts)")
                #expect(facts.contains(/Frame [0-9.]+, [0-9.]+, [0-9.]+ × [0-9.]+ pt/), "\(facts)")
                #expect(facts.contains(/Font Vitrine \w+, [0-9.]+ pt, weight [0-9]+/), "\(facts)")
                #expect(facts.contains("In its container top"), "\(facts)")
                #expect(try await page.count(".inspected") == 1)
                // The part is marked in the tree of its widget, which the click has selected.
                #expect(try await page.count("#inspector-tree [aria-current]") == 1)
                #expect(try await page.reading("#detail-title").contains("Medium"))
                #expect(!(await device.trace().contains { $0.kind == .intentAsked }))
                // Without the inspector, the same click taps.
                try await page.click("#inspect")
                try await page.click("[data-widget=w2] [data-action]")
                for await snapshot in await device.updates()
                where snapshot.trace.contains(where: { $0.kind == .intentAsked }) {
                    break
                }

                // By keyboard.
                try await page.evaluate("document.activeElement.blur()")
                try await page.press(.character("b"))
                try await page.evaluate("document.querySelector('[data-widget=w1] .widget-select').click()")
                try await page.wait(for: "#inspector-tree button")
                try await page.evaluate("[...document.querySelectorAll('#inspector-tree button')].at(-1).focus()")
                #expect(try await page.count("[data-widget=w1] .inspected") == 1)
                #expect(try await page.reading("#inspected").contains("Frame"))
                // Another part of the inspector leaves the phone without a mark.
                try await page.click("#detail [data-part=why]")
                try await page.wait(forNo: ".inspected")

                // Parts of known frames and colours have the names of views, and texts a contrast.
                let found =
                    try await page
                    .evaluate(
                        """
                        (async () => {
                          const { facts, name } = await import('/page/parts.js');
                          const at = (left, top, inner = '') => `<span class="v" style="position:absolute;left:${left}px;top:${top}px;width:20px;height:20px">${inner}</span>`;
                          const root = Object.assign(document.createElement('div'), { className: 'vw' });
                          root.style.cssText = 'position:fixed;left:0;top:0;width:100px;height:100px;background:#fff;color:#777';
                          const whole = 'class="v" style="position:absolute;inset:0"';
                          root.innerHTML = `<span ${whole}>${at(0, 0)}${at(30, 0)}</span><span ${whole}>${at(0, 0)}${at(0, 30)}</span>
                            <span ${whole}>${at(0, 0)}${at(5, 5)}</span><img class="v" alt=""><svg class="v"></svg><button class="v">Go</button>
                            <span class="v"><span class="vh">6 of 9</span><span class="vt">6</span><span class="vt">9</span></span>
                            ${at(10, 10, '<span class="vt">Low</span>')}`;
                          document.body.append(root);
                          const parts = [...root.children];
                          const said = parts.map(name);
                          const last = facts(parts.at(-1)).map((fact) => fact.join(' ')).join('; ');
                          root.remove();
                          return `${said.join()} | ${last}`;
                        })()
                        """
                    )
                    .string ?? ""
                let names = "HStack,VStack,ZStack,Image,Shape,Button “Go”,Text “6 of 9”,Text “Low” | "
                #expect(found.hasPrefix(names), "\(found)")
                #expect(
                    found.contains("Frame 10, 10, 20 × 20 pt; To the edges top 10, right 70, bottom 70, left 10"),
                    "\(found)"
                )
                #expect(found.contains("Contrast 4.5 : 1"), "\(found)")
            }
        }
    }
}
