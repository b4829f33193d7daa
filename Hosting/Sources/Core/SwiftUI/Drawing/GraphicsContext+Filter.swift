extension GraphicsContext {
    /// A change of what is drawn afterwards.
    public struct Filter: Sendable {
        let change: @Sendable (AnyView) -> AnyView

        public static func blur(radius: CGFloat) -> Filter { Filter { AnyView($0.blur(radius: radius)) } }

        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
            radius: CGFloat,
            x: CGFloat = 0,
            y: CGFloat = 0
        ) -> Filter { Filter { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) } }

        public static func brightness(_ amount: Double) -> Filter { Filter { AnyView($0.brightness(amount)) } }
        public static func contrast(_ amount: Double) -> Filter { Filter { AnyView($0.contrast(amount)) } }
        public static func saturation(_ amount: Double) -> Filter { Filter { AnyView($0.saturation(amount)) } }
        public static func grayscale(_ amount: Double) -> Filter { Filter { AnyView($0.grayscale(amount)) } }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter { AnyView($0.hueRotation(angle)) } }
        public static func colorMultiply(_ color: Color) -> Filter { Filter { AnyView($0.colorMultiply(color)) } }
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter { AnyView($0.colorInvert()) } }

        /// Has no effect, with a finding.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter { AnyView($0._ignoring()) }
        }

        /// Has no effect, with a finding.
        public static var luminanceToAlpha: Filter { Filter { AnyView($0.luminanceToAlpha()) } }
    }

    /// In which colours a filter computes; here it makes no difference.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let linearColor = FilterOptions(rawValue: 1)
    }
}
