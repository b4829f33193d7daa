import Testing
import WidgetArchive

@testable import PortableUI

struct FontTests {
    /// `InterfaceGuidelinesTests` has the sizes and leadings of all styles at every text size.
    @Test(arguments: [
        (Font.largeTitle, 34.0, 400), (.title, 28, 400), (.title2, 22, 400), (.title3, 20, 400), (.headline, 17, 600),
        (.body, 17, 400), (.callout, 16, 400), (.subheadline, 15, 400), (.footnote, 13, 400), (.caption, 12, 400),
        (.caption2, 11, 400),
    ])
    func textStylesHaveApplesSizesAndWeights(_ font: Font, _ size: Double, _ weight: Int) {
        #expect(font.resolved().size == size && font.resolved().weight == weight)
    }

    @Test func onlyTextStylesHaveALeading() {
        #expect(Font.footnote.resolved().leading == 18)
        #expect(Font.system(size: 13).resolved().leading == nil)
        #expect(Font.custom("Inter", size: 17).resolved().leading == nil)
    }

    @Test func fixedSizesStayAndCustomSizesScale() {
        #expect(Font.system(size: 40).resolved(at: .accessibility5).size == 40)
        #expect(Font.custom("Inter", fixedSize: 20).resolved(at: .accessibility5).size == 20)
        let grown = Font.custom("Inter", size: 17).resolved(at: .accessibility5)
        #expect(grown.size == 53 && grown.family == "Inter")
        #expect(Font.custom("Inter", size: 12, relativeTo: .caption).resolved(at: .xSmall).size == 11)
    }

    @Test func fontModifiersChangeOneProperty() {
        let font = Font.system(.title2, design: .rounded, weight: .heavy).italic().monospacedDigit().leading(.tight)
        let resolved = font.resolved()
        #expect(resolved.design == .rounded && resolved.weight == 800 && resolved.isItalic)
        #expect(resolved.hasMonospacedDigits && resolved.leading == 26 && resolved.size == 22)
        #expect(font.monospaced().resolved().design == .monospaced)
        #expect(font.bold().resolved().weight == 700)
        #expect(font == font.weight(.heavy) && font != font.bold())
    }

    @Test func environmentOverridesTheFont() {
        let resolved = Font.headline.resolved(weight: .light, design: .serif)
        #expect(resolved.weight == 300 && resolved.design == .serif)
    }

    @Test(arguments: [-4.0, .nan, .infinity])
    func invalidSizesBecomeZero(_ size: Double) {
        #expect(Font.system(size: size).resolved().size == 0)
    }
}
