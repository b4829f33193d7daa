/// An RGBA colour with components from 0 to 1.
struct Ink: Hashable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha = 1.0

    /// Creates a colour from `0xRRGGBB`.
    init(_ hex: UInt32, alpha: Double = 1) {
        red = Double(hex >> 16 & 255) / 255
        green = Double(hex >> 8 & 255) / 255
        blue = Double(hex & 255) / 255
        self.alpha = alpha
    }

    /// Returns the colour with another opacity.
    func faded(_ alpha: Double) -> Ink {
        var ink = self
        ink.alpha = alpha
        return ink
    }

    static let black = Ink(0x15_12_1C)
    static let white = Ink(0xFF_FF_FF)
    static let paper = Ink(0xFD_FB_F4)
}
