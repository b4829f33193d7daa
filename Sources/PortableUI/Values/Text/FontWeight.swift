extension Font {
    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        /// The CSS weight, 100 … 900.
        package let cssValue: Int

        /// The thinnest weight, 100.
        public static let ultraLight = Weight(cssValue: 100)
        /// Very thin, 200.
        public static let thin = Weight(cssValue: 200)
        /// Thin, 300.
        public static let light = Weight(cssValue: 300)
        /// The weight of body text, 400.
        public static let regular = Weight(cssValue: 400)
        /// Slightly bolder than regular, 500.
        public static let medium = Weight(cssValue: 500)
        /// Between medium and bold, 600.
        public static let semibold = Weight(cssValue: 600)
        /// Bold, 700.
        public static let bold = Weight(cssValue: 700)
        /// Bolder than `bold`, 800.
        public static let heavy = Weight(cssValue: 800)
        /// The boldest weight, 900.
        public static let black = Weight(cssValue: 900)

        /// The weight while bold text is on.
        ///
        /// Apple publishes no table; this one is an assumption: weights below semibold grow by two steps, the others by
        /// one.
        package var emboldened: Weight { Weight(cssValue: min(cssValue + (cssValue < 600 ? 200 : 100), 900)) }
    }

    /// The width of a font.
    ///
    /// The available fonts have one width: other widths are measured and drawn as `standard`.
    public struct Width: Hashable, Sendable {
        /// The width: 0 is standard, negative is narrower.
        public var value: CGFloat

        /// Creates a width: 0 is standard, negative is narrower.
        public init(_ value: CGFloat) {
            self.value = value
        }

        /// The narrowest width.
        public static let compressed = Width(-0.8)
        /// Narrower than standard.
        public static let condensed = Width(-0.5)
        /// The standard width.
        public static let standard = Width(0)
        /// Wider than standard.
        public static let expanded = Width(0.5)
    }

    /// The design of a system font.
    public enum Design: Hashable, Sendable {
        /// The default design.
        case `default`
        /// With serifs.
        case serif
        /// With rounded ends.
        case rounded
        /// With characters of the same width.
        case monospaced
    }

    /// The line spacing.
    public enum Leading: Hashable, Sendable {
        /// The default spacing.
        case standard
        /// Reduced by two points.
        case tight
        /// Increased by two points.
        case loose
    }
}
