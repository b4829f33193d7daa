import Foundation
import WidgetArchive

/// A colour as style sheets write it: `#F60`, `#FF6600`, `#FF660080`, `rgb(255, 102, 0)`, `rgba(255, 102, 0, 0.5)`,
/// `hsl(24, 100%, 50%)`, `hwb(24 0% 0%)` and a name.
struct CSSColor: Hashable {
    var red: Double
    var green: Double
    var blue: Double
    var opacity = 1.0

    /// Reads a text, or a number such as `0xFF660080`; nil for any other value.
    init?(_ value: ScriptValue) {
        switch value {
        case .text(let text): self.init(text)
        case .number(let number):
            guard let number = UInt32(exactly: number) else { return nil }
            self.init(number: number)
        default: return nil
        }
    }

    /// Reads a colour; nil for any other text.
    init?(_ text: String) {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        if text.hasPrefix("#") {
            self.init(digits: text.dropFirst())
        } else if text == "transparent" {
            self.init(red: 0, green: 0, blue: 0, opacity: 0)
        } else if let digits = Self.names[text] {
            self.init(digits: digits[...])
        } else {
            self.init(function: text)
        }
    }

    private init(red: Double, green: Double, blue: Double, opacity: Double) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    private init?(digits: Substring) {
        let long = digits.count <= 4 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard [6, 8].contains(long.count), let number = UInt32(long.count == 6 ? long + "ff" : long, radix: 16) else {
            return nil
        }
        self.init(number: number)
    }

    /// Red, green, blue and opacity, eight bits each.
    private init(number: UInt32) {
        let parts = [24, 16, 8, 0].map { Double((number >> $0) & 0xff) / 255 }
        self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }

    private init?(function text: String) {
        guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
        let parts = text[text.index(after: open)...].dropLast().split { ", /".contains($0) }.map(String.init)
        guard [3, 4].contains(parts.count) else { return nil }
        let colors: [Double]
        switch text[..<open] {
        case "rgb", "rgba": colors = parts.prefix(3).compactMap { Self.part($0, of: 255) }
        case "hsl", "hsla": colors = Self.hue(parts)
        case "hwb": colors = Self.whitened(parts)
        default: return nil
        }
        guard colors.count == 3, let opacity = parts.count == 4 ? Self.part(parts[3], of: 1) : 1 else { return nil }
        self.init(red: colors[0], green: colors[1], blue: colors[2], opacity: opacity)
    }

    /// Red, green and blue of a hue in degrees, a saturation and a lightness; empty for other texts.
    /// https://www.w3.org/TR/css-color-4/#hsl-to-rgb
    private static func hue(_ parts: [String]) -> [Double] {
        let degrees = parts[0].hasSuffix("deg") ? String(parts[0].dropLast(3)) : parts[0]
        guard let hue = Double(degrees), hue.isFinite, let saturation = part(parts[1], of: 100),
            let lightness = part(parts[2], of: 100)
        else { return [] }
        let turn = hue.truncatingRemainder(dividingBy: 360) + 360
        let amount = saturation * min(lightness, 1 - lightness)
        return [0.0, 8, 4]
            .map { start in
                let place = (start + turn / 30).truncatingRemainder(dividingBy: 12)
                return lightness - amount * max(-1, min(place - 3, 9 - place, 1))
            }
    }

    /// Red, green and blue of a hue, a whiteness and a blackness; empty for other texts.
    /// https://www.w3.org/TR/css-color-4/#hwb-to-rgb
    private static func whitened(_ parts: [String]) -> [Double] {
        guard let white = part(parts[1], of: 100), let black = part(parts[2], of: 100) else { return [] }
        let sum = max(white + black, 1)
        return hue([parts[0], "100%", "50%"]).map { $0 * (1 - (white + black) / sum) + white / sum }
    }

    /// A number, or a percentage, as a part of the whole.
    private static func part(_ text: String, of whole: Double) -> Double? {
        let isPercentage = text.hasSuffix("%")
        guard let number = Double(isPercentage ? String(text.dropLast()) : text) else { return nil }
        return min(max(number / (isPercentage ? 100 : whole), 0), 1)
    }

    /// The colour of an asset catalogue, whose numbers count in Display P3, as the plugin writes them.
    func variant(appearance: ResourceIndex.Appearance? = nil) -> ResourceIndex.Color.Variant {
        ResourceIndex.Color.Variant(
            space: .displayP3,
            red: red,
            green: green,
            blue: blue,
            opacity: opacity,
            appearance: appearance
        )
    }
}
