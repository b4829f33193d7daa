/// A font, with the part of UIKit's interface that widgets use to create a `Font`.
public final class UIFont: Sendable {
    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        let weight: Font.Weight

        public static let ultraLight = Weight(weight: .ultraLight)
        public static let thin = Weight(weight: .thin)
        public static let light = Weight(weight: .light)
        public static let regular = Weight(weight: .regular)
        public static let medium = Weight(weight: .medium)
        public static let semibold = Weight(weight: .semibold)
        public static let bold = Weight(weight: .bold)
        public static let heavy = Weight(weight: .heavy)
        public static let black = Weight(weight: .black)
    }

    /// A text style.
    public enum TextStyle: Sendable {
        case extraLargeTitle, extraLargeTitle2, largeTitle, title1, title2, title3, headline, subheadline, body,
            callout, footnote, caption1, caption2
    }

    /// The size in points.
    public let pointSize: CGFloat
    let font: Font

    init(_ font: Font, pointSize: CGFloat) {
        self.font = font
        self.pointSize = pointSize
    }

    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(.custom(fontName, fixedSize: fontSize), pointSize: fontSize)
    }

    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight), pointSize: fontSize)
    }

    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight).monospacedDigit(), pointSize: fontSize)
    }

    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced), pointSize: fontSize)
    }

    /// The font of a text style at the usual text size, whatever the traits say.
    public static func preferredFont(
        forTextStyle style: TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { preferredFont(forTextStyle: style) }

    /// The font of a text style at the usual text size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        switch style {
        case .extraLargeTitle: UIFont(.system(size: 36, weight: .bold), pointSize: 36)
        case .extraLargeTitle2: UIFont(.system(size: 28, weight: .bold), pointSize: 28)
        case .largeTitle: UIFont(.largeTitle, pointSize: 34)
        case .title1: UIFont(.title, pointSize: 28)
        case .title2: UIFont(.title2, pointSize: 22)
        case .title3: UIFont(.title3, pointSize: 20)
        case .headline: UIFont(.headline, pointSize: 17)
        case .subheadline: UIFont(.subheadline, pointSize: 15)
        case .body: UIFont(.body, pointSize: 17)
        case .callout: UIFont(.callout, pointSize: 16)
        case .footnote: UIFont(.footnote, pointSize: 13)
        case .caption1: UIFont(.caption, pointSize: 12)
        case .caption2: UIFont(.caption2, pointSize: 11)
        }
    }

    /// The height of a line, by the measures of Apple's system font.
    public var lineHeight: CGFloat { pointSize * 1.193 }
}

extension UIFont {
    /// The fonts of the system by their families: only the system's own is known here.
    public static var familyNames: [String] { [] }
    public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(size: fontSize).italic(), pointSize: fontSize)
    }
    public static var labelFontSize: CGFloat { 17 }
    public static var systemFontSize: CGFloat { 14 }
    public static var smallSystemFontSize: CGFloat { 12 }

    public func withSize(_ fontSize: CGFloat) -> UIFont { .systemFont(ofSize: fontSize) }
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, size: pointSize) }
    public var familyName: String { ".AppleSystemUIFont" }
    public var fontName: String { ".SFUI-Regular" }
    public var ascender: CGFloat { pointSize * 0.952 }
    public var descender: CGFloat { pointSize * -0.241 }
    public var capHeight: CGFloat { pointSize * 0.705 }
    public var xHeight: CGFloat { pointSize * 0.526 }

    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize == 0 ? descriptor.pointSize : pointSize
        self.init(descriptor.font(size), pointSize: size)
    }
}

/// What a font is chosen by.
public final class UIFontDescriptor: Sendable {
    /// Qualities of a font.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// The form of the letters.
    public enum SystemDesign: Sendable {
        case `default`, rounded, serif, monospaced
    }

    public let pointSize: CGFloat
    private let base: Font
    private let design: Font.Design?
    private let traits: SymbolicTraits

    init(_ base: Font, size: CGFloat, design: Font.Design? = nil, traits: SymbolicTraits = []) {
        self.base = base
        pointSize = size
        self.design = design
        self.traits = traits
    }

    public convenience init(name: String, size: CGFloat) { self.init(.custom(name, fixedSize: size), size: size) }

    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        let form: Font.Design? =
            switch design {
            case .default: nil
            case .rounded: .rounded
            case .serif: .serif
            case .monospaced: .monospaced
            }
        return UIFontDescriptor(base, size: pointSize, design: form, traits: traits)
    }

    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(base, size: pointSize, design: design, traits: symbolicTraits)
    }

    func font(_ size: CGFloat) -> Font {
        var font =
            design.map { Font.system(size: size, design: $0) } ?? (size == pointSize ? base : .system(size: size))
        if traits.contains(.traitBold) { font = font.bold() }
        if traits.contains(.traitItalic) { font = font.italic() }
        return font
    }
}

extension Font {
    /// Creates a font from one of UIKit.
    public init(_ font: UIFont) {
        self = font.font
    }
}
