package import WidgetArchive

extension Text {
    /// The style of a line under or through a text.
    public struct LineStyle: Hashable, Sendable {
        /// What the line consists of; each pattern with a dash is drawn with dashes only.
        public struct Pattern: Hashable, Sendable {
            fileprivate let name: String
            /// A continuous line.
            public static let solid = Pattern(name: "solid")
            /// Dots with gaps.
            public static let dot = Pattern(name: "dot")
            /// Dashes with gaps.
            public static let dash = Pattern(name: "dash")
            /// Alternating dashes and dots.
            public static let dashDot = Pattern(name: "dashDot")
            /// Alternating dashes and pairs of dots.
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        private let pattern: Pattern
        private let color: Color?

        /// Creates a line; nil is the text's colour.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A single continuous line.
        public static let single = LineStyle()

        /// The line as a view in an environment draws it.
        package func archived(in environment: EnvironmentValues) -> ArchivedTextLine {
            let form: ArchivedTextLine.Pattern =
                switch pattern {
                case .solid: .solid
                case .dot: .dots
                default: .dashes
                }
            return ArchivedTextLine(pattern: form, color: color.map { environment.drawn($0.archived) })
        }
    }
}

extension Text {
    /// Draws what an attributed string says about a run; nil leaves it as it is (an implementation detail; do not use
    /// it).
    public func _decorated(underline: LineStyle?, strikethrough: LineStyle?, background: Color?) -> Text {
        setting { attributes in
            attributes.underline = underline.map { .some($0) }
            attributes.strikethrough = strikethrough.map { .some($0) }
            attributes.background = background
        }
    }
}
