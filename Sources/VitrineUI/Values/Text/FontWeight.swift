#if !canImport(SwiftUI)
extension Font {
    /// How bold a face is.
    public struct Weight: Hashable, Sendable {
        /// The weight as in CSS, 100 … 900.
        package let cssValue: Int

        /// Thinnest, 100.
        public static let ultraLight = Weight(cssValue: 100)
        /// Very thin, 200.
        public static let thin = Weight(cssValue: 200)
        /// Thin, 300.
        public static let light = Weight(cssValue: 300)
        /// As running text, 400.
        public static let regular = Weight(cssValue: 400)
        /// A little bolder, 500.
        public static let medium = Weight(cssValue: 500)
        /// Between medium and bold, 600.
        public static let semibold = Weight(cssValue: 600)
        /// Bold, 700.
        public static let bold = Weight(cssValue: 700)
        /// Bolder than bold, 800.
        public static let heavy = Weight(cssValue: 800)
        /// Boldest, 900.
        public static let black = Weight(cssValue: 900)
    }

    /// How wide a face is.
    ///
    /// The served fonts have one width: other widths are measured and drawn as `standard`.
    public struct Width: Hashable, Sendable {
        /// The width: 0 is standard, negative is narrower.
        public var value: CGFloat

        /// Makes a width; 0 is standard, negative is narrower.
        public init(_ value: CGFloat) {
            self.value = value
        }

        /// Narrowest.
        public static let compressed = Width(-0.8)
        /// Narrower than usual.
        public static let condensed = Width(-0.5)
        /// As usual.
        public static let standard = Width(0)
        /// Wider than usual.
        public static let expanded = Width(0.5)
    }

    /// The form of a system face.
    public enum Design: Hashable, Sendable {
        /// The system's usual face.
        case `default`
        /// With serifs.
        case serif
        /// With round ends.
        case rounded
        /// All characters equally wide.
        case monospaced
    }

    /// The distance of lines.
    public enum Leading: Hashable, Sendable {
        /// As usual.
        case standard
        /// Closer by two points.
        case tight
        /// Wider by two points.
        case loose
    }
}
#endif
