/// One mark of a chart (an implementation detail; do not use it).
public struct ChartMark: ChartContent {
    /// The form of a mark.
    enum Form {
        case bar, line, area, point, rule, rectangle, sector
    }

    /// A view at a mark.
    struct Annotation {
        var position: AnnotationPosition
        /// Which of its edges lies at the same edge of the mark.
        var alignment = Alignment.center
        var spacing: CGFloat
        var content: AnyView
    }

    /// Where a mark begins and ends along an axis.
    struct Extent {
        var start: PlottedValue?
        var end: PlottedValue?
        /// The unit of the calendar that a date stands for, in seconds.
        var span: Double?

        /// A point, or nothing.
        init(_ value: PlottedValue? = nil, span: Double? = nil) {
            start = nil
            end = value
            self.span = span
        }

        /// A point, or the unit of the calendar that begins there.
        init<Value: Plottable>(_ value: PlottableValue<Value>) { self.init(value.place, span: value.span) }

        init<Value: Plottable>(_ start: PlottableValue<Value>, _ end: PlottableValue<Value>) {
            self.start = start.place
            self.end = end.place
        }

        /// The values that the axis must show.
        var values: [PlottedValue] {
            let last = span.flatMap { span in
                if case .date(let date)? = end { PlottedValue.date(date.addingTimeInterval(span)) } else { nil }
            }
            return [start, end, last].compactMap { $0 }
        }
    }

    var form: Form
    var x = Extent()
    var y = Extent()
    /// The extent across the bar or rectangle.
    var breadth = MarkDimension.automatic
    /// The other extent of a rectangle.
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.standard
    /// The style that the code gives; nil for that of the series.
    var style: AnyShapeStyle?
    /// The value that the style stands for.
    var styleValue: String?
    /// The value by which bars of one place stand beside each other.
    var group: String?
    /// The series of a line or an area.
    var series = ""
    var stroke = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    var interpolation = InterpolationMethod.linear
    var cornerRadius: CGFloat?
    var opacity = 1.0
    /// The area of the symbol, in square points.
    var symbolSize: CGFloat = 28
    var hasSymbol = false
    /// The form of the symbol that the code gives; nil for that of the value.
    var symbol: (any ChartSymbolShape)?
    /// The value that the symbol stands for.
    var symbolValue: String?
    var isHidden = false
    var offset = CGSize.zero
    /// The inner and the outer radius of a sector.
    var radii = (inner: MarkDimension.automatic, outer: MarkDimension.automatic)
    /// The angle that stays free between sectors, in points along the edge.
    var angularInset: CGFloat = 0
    var annotations: [Annotation] = []
    /// What the code asked of the mark that is not drawn.
    var lacks: [String] = []

    public var _marks: [ChartMark] { [self] }
}

/// The breadth of a mark.
public struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    enum Kind {
        case automatic
        case fixed(CGFloat)
        case ratio(CGFloat)
        case inset(CGFloat)
    }

    let kind: Kind

    public static let automatic = MarkDimension(kind: .automatic)
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

    init(kind: Kind) {
        self.kind = kind
    }

    public init(floatLiteral value: Double) {
        kind = .fixed(CGFloat(value))
    }

    public init(integerLiteral value: Int) {
        kind = .fixed(CGFloat(value))
    }

    /// The breadth in points, of a place that is so wide; automatic is a share of it.
    func points(of whole: CGFloat, share: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: whole * share
        case .fixed(let points): points
        case .ratio(let ratio): whole * ratio
        case .inset(let inset): max(whole - 2 * inset, 0)
        }
    }
}

/// How marks at one place lie on each other.
public enum MarkStackingMethod: Hashable, Sendable {
    case standard
    /// The marks of a place fill the axis from 0 to 1.
    case normalized
    /// Drawn as ``standard`` here.
    case center
    case unstacked
}

/// How the points of a line are joined.
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind {
        case straight, smooth, stepStart, stepCenter, stepEnd
    }

    let kind: Kind

    public static let linear = InterpolationMethod(kind: .straight)
    public static let monotone = InterpolationMethod(kind: .smooth)
    public static let catmullRom = InterpolationMethod(kind: .smooth)
    public static let cardinal = InterpolationMethod(kind: .smooth)
    public static let stepStart = InterpolationMethod(kind: .stepStart)
    public static let stepCenter = InterpolationMethod(kind: .stepCenter)
    public static let stepEnd = InterpolationMethod(kind: .stepEnd)
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
}
