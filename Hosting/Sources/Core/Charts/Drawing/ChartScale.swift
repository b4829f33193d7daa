/// The positions of values on an axis: numbers and dates by their size, categories one beside the other.
struct ChartScale {
    private enum Kind {
        case categories([PlottedValue])
        case quantity(least: Double, greatest: Double)
    }

    private let kind: Kind
    private let type: ScaleType
    /// The length of the axis, in points.
    let length: CGFloat
    /// The room for one value, in points.
    let step: CGFloat
    /// Whether the values are dates.
    let isDate: Bool
    /// The free room at both ends, in points.
    private let inset: CGFloat
    /// Whether the axis begins with its greatest value, or its last category.
    let isReversed: Bool

    /// - Parameters:
    ///   - values: all values of the marks.
    ///   - domain: what the code says about the values; nil if it says nothing.
    ///   - type: how numbers become distances.
    ///   - length: the length of the axis, in points.
    ///   - showsAmounts: whether the axis shows amounts, which are seen against zero.
    ///   - isUpward: whether the axis leads up: its first category is at the top.
    ///   - isPadded: whether half a place is left free at both ends for bars that stand at points.
    init(
        _ values: [PlottedValue],
        domain: ChartDomain?,
        type: ScaleType,
        length: CGFloat,
        showsAmounts: Bool,
        isUpward: Bool,
        isPadded: Bool
    ) {
        self.length = length
        self.type = type
        var seen: Set<PlottedValue> = []
        let distinct = values.filter { seen.insert($0).inserted }
        isReversed = domain?.isReversed ?? false
        isDate = values.contains { if case .date = $0 { true } else { false } }
        if case .categories(let list)? = domain {
            kind = .categories(isUpward ? list.reversed() : list)
            step = length / CGFloat(max(list.count, 1))
            inset = 0
            return
        }
        let categories = distinct.filter { if case .category = $0 { true } else { false } }
        if !categories.isEmpty {
            kind = .categories(isUpward != isReversed ? categories.reversed() : categories)
            step = length / CGFloat(categories.count)
            inset = 0
            return
        }
        step = length / CGFloat(max(distinct.count, 1))
        inset = isPadded ? step / 2 : 0
        // Zero and what is below it have no place on a logarithmic axis.
        let numbers = distinct.compactMap(\.number).filter { type.mapped($0).isFinite }
        let showsAmounts = showsAmounts && !isDate && type != .log
        var bounds = Self.bounds(of: numbers, domain, showsAmounts, length)
        if type == .log { bounds = Self.positive(bounds, isGiven: domain?.isRange ?? false) }
        kind = .quantity(least: bounds.least, greatest: bounds.greatest)
    }

    private static func bounds(
        of numbers: [Double],
        _ domain: ChartDomain?,
        _ showsAmounts: Bool,
        _ length: CGFloat
    ) -> (least: Double, greatest: Double) {
        if case .range(let first, let last)? = domain, let low = first.number, let high = last.number {
            return (min(low, high), max(low, high))
        }
        var includesZero = showsAmounts
        if case .automatic(let choice?, _)? = domain { includesZero = choice }
        let all = includesZero ? numbers + [0] : numbers
        let (low, high) = (all.min() ?? 0, all.max() ?? 1)
        guard showsAmounts, high > low else { return (low, high) }
        // Two steps of a short axis would leave half of it empty.
        let step = TickValues.step(for: high - low, count: max(TickValues.count(along: length), 3))
        return ((low / step).rounded(.down) * step, (high / step).rounded(.up) * step)
    }

    /// The bounds of a logarithmic axis: powers of ten unless the code gives them, and never zero or below.
    private static func positive(
        _ bounds: (least: Double, greatest: Double),
        isGiven: Bool
    ) -> (least: Double, greatest: Double) {
        guard bounds.greatest > 0 else { return (1, 10) }
        let least = bounds.least > 0 ? bounds.least : min(1, bounds.greatest / 10)
        guard !isGiven else { return (least, bounds.greatest) }
        let (low, high) = (log10(least).rounded(.down), log10(bounds.greatest).rounded(.up))
        return (pow(10, low), pow(10, max(high, low + 1)))
    }

    /// The distance from the start of the axis, in points; nil for a category that is not on it.
    func position(_ value: PlottedValue) -> CGFloat? {
        switch kind {
        case .categories(let list): return list.firstIndex(of: value).map { (CGFloat($0) + 0.5) * step }
        case .quantity(let least, let greatest):
            guard let number = value.number else { return nil }
            guard greatest > least else { return length / 2 }
            let (low, high) = (type.mapped(least), type.mapped(greatest))
            let place = type.mapped(number)
            let share = CGFloat(place.isFinite ? (place - low) / (high - low) : 0)
            return inset + (isReversed ? 1 - share : share) * (length - 2 * inset)
        }
    }

    /// The position of zero, or of the nearest value that the axis shows.
    var base: CGFloat {
        guard case .quantity(let least, let greatest) = kind else { return 0 }
        return position(.number(min(max(0, least), greatest))) ?? 0
    }

    /// The breadth of a place on the axis: of the whole unit of a date, of a category, or of one of the values.
    func breadth(_ extent: ChartMark.Extent) -> CGFloat { distance(extent).map { abs($0) } ?? step }

    /// From the start of a date's unit to its end; negative on a reversed axis, nil for another value.
    private func distance(_ extent: ChartMark.Extent) -> CGFloat? {
        guard let span = extent.span, case .date(let date)? = extent.end, let start = position(.date(date)),
            let end = position(.date(date.addingTimeInterval(span)))
        else { return nil }
        return end - start
    }

    /// The middle of a place on the axis.
    func middle(_ extent: ChartMark.Extent) -> CGFloat? {
        guard let end = extent.end, let place = position(end) else { return nil }
        return place + (distance(extent) ?? (extent.span == nil ? 0 : step)) / 2
    }

    /// The values that have marks.
    func ticks(_ values: AxisMarkValues) -> [PlottedValue] {
        switch kind {
        case .categories(let list):
            guard case .list(let given) = values.kind else { return list }
            return given
        case .quantity: return tickValues.values(values)
        }
    }

    /// The usual text of a value.
    func text(_ value: PlottedValue) -> String { tickValues.text(value) }

    private var tickValues: TickValues {
        guard case .quantity(let least, let greatest) = kind else {
            return TickValues(least: 0, greatest: 0, isDate: isDate, length: length)
        }
        let isLogarithmic = type == .log
        return TickValues(
            least: least,
            greatest: greatest,
            isDate: isDate,
            isLogarithmic: isLogarithmic,
            length: length
        )
    }

    /// Whether the values are categories.
    var hasCategories: Bool { if case .categories = kind { true } else { false } }
}
