package import WidgetArchive

/// A colour, which may differ between the light and the dark appearance.
public struct Color: Hashable, Sendable {
    /// The colour in the light appearance.
    package var light: Components
    /// The colour in the dark appearance.
    package var dark: Components

    /// A colour's components in sRGB, 0…1 if sRGB can represent the colour.
    package struct Components: Hashable, Sendable {
        package var red: Double
        package var green: Double
        package var blue: Double
        package var opacity: Double
    }

    /// Creates a colour that differs between appearances.
    package init(light: Components, dark: Components) {
        self.light = light
        self.dark = dark
    }

    /// Creates a colour that is the same in both appearances.
    package init(_ components: Components) {
        self.init(light: components, dark: components)
    }

    /// Creates a colour from `0xRRGGBB` for each appearance, as design guidelines print it.
    package init(light: UInt32, dark: UInt32, lightOpacity: Double = 1, darkOpacity: Double = 1) {
        self.init(
            light: Components(hexadecimal: light, opacity: lightOpacity),
            dark: Components(hexadecimal: dark, opacity: darkOpacity)
        )
    }
}

extension Color {
    /// A colour space.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The standard colour space of screens.
        case sRGB
        /// The standard colour space with components proportional to light.
        case sRGBLinear
        /// The wider colour space of Apple's screens; colours outside sRGB are clamped.
        case displayP3
    }

    /// Creates a colour from components, each 0…1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        self.init(Components(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Creates a grey: 0 is black, 1 is white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a colour from hue (a fraction of a full turn, starting at red), saturation and brightness, each 0…1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let turn = (hue - hue.rounded(.down)) * 6
        func component(_ offset: Double) -> Double {
            let place = (turn + offset).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// Creates a colour from resolved components.
    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red),
            green: Double(resolved.green),
            blue: Double(resolved.blue),
            opacity: Double(resolved.opacity)
        )
    }
}

extension Color {
    /// The colour with its opacity multiplied by a factor in 0…1.
    public func opacity(_ opacity: Double) -> Color {
        var copy = self
        copy.light.opacity *= opacity
        copy.dark.opacity *= opacity
        return copy
    }

    /// The colour a fraction of the way to another colour, mixed perceptually (in Oklab) or by components.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let fraction = min(max(fraction, 0), 1)
        return Color(
            light: light.mixed(with: rhs.light, by: fraction, isPerceptual: colorSpace == .perceptual),
            dark: dark.mixed(with: rhs.dark, by: fraction, isPerceptual: colorSpace == .perceptual)
        )
    }

    /// A gradient from a slightly lighter tone to the colour itself.
    public var gradient: AnyGradient { AnyGradient(gradientOfTone) }

    /// The stops of ``gradient``; the tones are our own choice, because Apple does not document them.
    private var gradientOfTone: Gradient { Gradient(colors: [mix(with: .white, by: 0.2), self]) }

    /// The colour in archived form, with both appearances.
    package var archived: ArchiveColor { ArchiveColor(light: light.archived, dark: dark.archived) }

    /// Creates a colour from its archived form.
    package init(_ archived: ArchiveColor) {
        self.init(light: Components(archived.light), dark: Components(archived.dark ?? archived.light))
    }
}

extension Color {
    /// A colour's components in one appearance.
    public struct Resolved: Hashable, Sendable {
        /// The red component in sRGB, 0…1.
        public var red: Float
        /// The green component in sRGB, 0…1.
        public var green: Float
        /// The blue component in sRGB, 0…1.
        public var blue: Float
        /// The opacity, 0…1.
        public var opacity: Float

        /// Creates a colour from components of a space, which are converted to sRGB.
        public init(
            colorSpace: RGBColorSpace = .sRGB,
            red: Float,
            green: Float,
            blue: Float,
            opacity: Float = 1
        ) {
            let sRGB = Components(
                colorSpace,
                red: Double(red),
                green: Double(green),
                blue: Double(blue),
                opacity: Double(opacity)
            )
            self.init(sRGB)
        }

        /// Creates components from those of one appearance.
        package init(_ components: Components) {
            red = Float(components.red)
            green = Float(components.green)
            blue = Float(components.blue)
            opacity = Float(components.opacity)
        }
    }
}

extension Color: CustomStringConvertible {
    /// The colour as `#rrggbbaa`; both values if it differs between light and dark.
    public var description: String {
        let archived = archived
        return archived.dark.map { "\(archived.light.hexadecimal)/\($0.hexadecimal)" } ?? archived.light.hexadecimal
    }
}
