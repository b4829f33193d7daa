import Foundation
public import WidgetArchive

extension ArchiveRGBA {
    /// The contrast of two opaque colours, 1 … 21.
    ///
    /// W3C, Web Content Accessibility Guidelines 2.2, "contrast ratio".
    public func contrast(with other: ArchiveRGBA) -> Double {
        let (own, others) = (luminance, other.luminance)
        return (max(own, others) + 0.05) / (min(own, others) + 0.05)
    }

    /// The colour drawn over an opaque one.
    func over(_ ground: ArchiveRGBA) -> ArchiveRGBA {
        let share = Double(alpha) / 255
        func mixed(_ own: UInt8, _ below: UInt8) -> Double { (Double(own) * share + Double(below) * (1 - share)) / 255 }
        return ArchiveRGBA(
            red: mixed(red, ground.red),
            green: mixed(green, ground.green),
            blue: mixed(blue, ground.blue)
        )
    }

    /// The colour with each component multiplied, up to white; the opacity stays.
    func brightened(by factor: Double) -> ArchiveRGBA {
        func component(_ value: UInt8) -> Double { Double(value) / 255 * factor }
        return ArchiveRGBA(
            red: component(red),
            green: component(green),
            blue: component(blue),
            opacity: Double(alpha) / 255
        )
    }

    /// The relative luminance, 0 (black) … 1 (white).
    private var luminance: Double {
        func linear(_ value: UInt8) -> Double {
            let component = Double(value) / 255
            return component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}

/// The least contrast at which a text can be read.
enum LeastContrast {
    /// 3 for large or bold text, 4.5 for other text (Apple, Human Interface Guidelines, Accessibility, "Color and
    /// effects": up to 17 points, 18 points and more, bold).
    static func of(size: Double, weight: Int) -> Double { size >= 18 || weight >= 700 ? 3 : 4.5 }
}
