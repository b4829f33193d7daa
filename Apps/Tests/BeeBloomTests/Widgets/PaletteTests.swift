import BeeBloomModel
import Testing
import VitrineUI

/// The colours of stored habits.
struct PaletteTests {
    /// A colour from red, green, blue and opacity, 0 to 255.
    private func color(_ bytes: [Double]) -> Color {
        Color(red: bytes[0] / 255, green: bytes[1] / 255, blue: bytes[2] / 255, opacity: bytes[3] / 255)
    }

    private static let colors: [String: [Double]] = [
        "#FF5733": [255, 87, 51, 255], "#ff5733": [255, 87, 51, 255], "#000000": [0, 0, 0, 255],
        "#FF573380": [255, 87, 51, 128],
    ]

    @Test(arguments: colors)
    func hexadecimalColoursAreParsed(text: String, bytes: [Double]) {
        #expect(Palette.color(text) == color(bytes))
    }

    @Test func shortFormRepeatsEachDigit() {
        #expect(Palette.color("#FFF") == Palette.color("#FFFFFF"))
        #expect(Palette.color("#000") == Palette.color("#000000"))
    }

    @Test func transparentColourStaysVisible() {
        #expect(Palette.color("#FF573300") == color([255, 87, 51, 51]))
    }

    @Test(arguments: ["", "#", "red", "#12", "#12345", "#1234567", "#GGGGGG", "FF5733", "#\u{FF11}23456", "#FF5733FF0"])
    func invalidColourBecomesHoney(text: String) {
        #expect(Palette.color(text) == Palette.honey)
    }
}
