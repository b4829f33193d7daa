import BeeBloomLook
import Testing
import VitrineUI

/// The colours that habits are stored with.
struct PaletteTests {
    @Test(arguments: [
        ("#FF5733", 1.0, 87.0 / 255, 51.0 / 255, 1.0), ("#ff5733", 1, 87.0 / 255, 51.0 / 255, 1),
        ("#000000", 0, 0, 0, 1), ("#FFF", 1, 1, 1, 1), ("#0F8", 0, 1, 136.0 / 255, 1),
        ("#FF573380", 1, 87.0 / 255, 51.0 / 255, 128.0 / 255),
    ])
    func hexadecimalColoursAreRead(text: String, red: Double, green: Double, blue: Double, opacity: Double) {
        #expect(Palette.color(text) == Color(red: red, green: green, blue: blue, opacity: opacity))
    }

    @Test func transparentColourIsStillSeen() {
        #expect(Palette.color("#FF573300") == Color(red: 1, green: 87.0 / 255, blue: 51.0 / 255, opacity: 0.2))
    }

    @Test(arguments: ["", "#", "red", "#12", "#12345", "#1234567", "#GGGGGG", "FF5733", "#\u{FF11}23456", "#FF5733FF0"])
    func anythingElseIsHoney(text: String) {
        #expect(Palette.color(text) == Palette.honey)
    }
}
