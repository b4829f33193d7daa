import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    /// The page's own text has enough contrast with its background (WCAG 2.2, success criterion 1.4.3, level AA).
    ///
    /// The tests exclude the contents of widgets and apps.
    @Suite struct Contrast {
        private static let tooFaint = """
            (() => {
              const numbers = (color) => {
                const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
                canvas.fillStyle = color;
                canvas.fillRect(0, 0, 1, 1);
                const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
                return [r, g, b, a / 255];
              };
              const luminance = (color) => {
                const [r, g, b] = color.map((part) => {
                  const value = part / 255;
                  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
                });
                return 0.2126 * r + 0.7152 * g + 0.0722 * b;
              };
              const over = ([r, g, b, a], below) => [r, g, b].map((part, i) => part * a + below[i] * (1 - a));
              const backdrop = (element) => {
                if (!element) return numbers(getComputedStyle(document.documentElement).getPropertyValue('--ground')).slice(0, 3);
                const color = numbers(getComputedStyle(element).backgroundColor);
                return color[3] === 1 ? color.slice(0, 3) : over(color, backdrop(element.parentElement));
              };
              const texts = [...document.querySelectorAll('.bar *, .panel *, dialog[open] *, .toast.shown')].filter((element) =>
                element.checkVisibility() && !element.closest('.widget-frame, .skip, :disabled, option')
                  && [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ''));
              return texts.flatMap((element) => {
                const below = backdrop(element);
                const text = over(numbers(getComputedStyle(element).color), below);
                const [low, high] = [luminance(below), luminance(text)].sort((a, b) => a - b);
                const ratio = (high + 0.05) / (low + 0.05);
                return ratio < 4.5 ? [`${ratio.toFixed(2)} ${element.textContent.trim().slice(0, 40)}`] : [];
              }).concat(texts.length < 12 ? ['only ' + texts.length + ' texts were checked'] : []);
            })()
            """

        private static func faintTexts(on page: BrowserPage) async throws -> [String] {
            try await page.evaluate(tooFaint).array.compactMap(\.string)
        }

        @Test func textIsReadableInEveryAppearance() async throws {
            try await PageTests.onPage(of: [.faulty("exit:timeline"), .sample()]) { page, device in
                for appearance in DeviceAppearance.allCases {
                    try await page.setPreferences(isDark: appearance != .light, reducesMotion: true)
                    try await device.set(\.appearance, to: appearance)
                    try await page.wait(for: ":root[data-appearance=\(appearance.rawValue)]")
                    // The check includes warnings and errors in the trace.
                    try await page.show(tab: "trace")
                    try await page.wait(for: "#trace [data-level=error]")
                    for tab in ["trace", "widgets", "time", "world", "findings"] {
                        try await page.show(tab: tab)
                        #expect(try await Self.faintTexts(on: page) == [], "\(tab)")
                    }
                    try await page.click("#open-palette")
                    #expect(try await Self.faintTexts(on: page) == [])
                    try await page.press(.escape)
                    try await page.evaluate("document.getElementById('open-gallery').click()")
                    try await page.wait(for: ".gallery-item")
                    #expect(try await Self.faintTexts(on: page) == [])
                    try await page.press(.escape)
                    try await page.wait(forNo: "#gallery[open]")
                }
            }
        }
    }
}
