/// The values of an axis that have marks.
struct TickValues {
    /// More than a reader can tell apart.
    private static let most = 400

    let least: Double
    let greatest: Double
    let isDate: Bool
    /// Whether the axis has its marks at powers of ten, if it has two of them.
    var isLogarithmic = false
    let length: CGFloat

    /// How many values an axis of so many points has.
    static func count(along length: CGFloat) -> Int { Int(max(2, min(5, length.isNaN ? 2 : length / 28))) }

    /// The step of a round number that divides a span into about so many parts.
    static func step(for span: Double, count: Int) -> Double {
        let raw = span / Double(max(count, 1))
        guard raw > 0, raw.isFinite else { return 1 }
        let magnitude = pow(10, log10(raw).rounded(.down))
        let share = raw / magnitude
        return magnitude * (share <= 1 ? 1 : share <= 2 ? 2 : share <= 2.5 ? 2.5 : share <= 5 ? 5 : 10)
    }

    func values(_ wanted: AxisMarkValues) -> [PlottedValue] {
        guard least <= greatest, least.isFinite, greatest.isFinite else { return [] }
        switch wanted.kind {
        case .list(let list):
            return list.filter { ($0.number ?? -.infinity) >= least && ($0.number ?? .infinity) <= greatest }
        case .stride(let step): return multiples(of: step)
        case .calendar(let component, let count, let calendar): return dates(by: component, count, calendar)
        case .automatic(let count):
            let count = count ?? Self.count(along: length)
            let powers = isLogarithmic ? powers(count: count) : []
            guard powers.count < 2 else { return powers }
            guard isDate else { return multiples(of: Self.step(for: greatest - least, count: count)) }
            let unit = Self.unit(for: greatest - least, count: count)
            return dates(by: unit.component, unit.count, DeviceLocale.calendar)
        }
    }

    /// The powers of ten, or every second, third … of them, so that there are about so many.
    private func powers(count: Int) -> [PlottedValue] {
        let first = (log10(least) - 1e-9).rounded(.up)
        let last = (log10(greatest) + 1e-9).rounded(.down)
        guard first <= last else { return [] }
        let step = max(((last - first) / Double(max(count, 1))).rounded(.up), 1)
        return stride(from: first, through: last, by: step).map { .number(pow(10, $0)) }
    }

    private func multiples(of step: Double) -> [PlottedValue] {
        guard step > 0, (greatest - least) / step < Double(Self.most) else { return [] }
        let first = (least / step - 1e-9).rounded(.up)
        let last = (greatest / step + 1e-9).rounded(.down)
        guard first <= last else { return [] }
        // Adding zero makes a negative zero positive, which would be written as "-0".
        return stride(from: first, through: last, by: 1).map { .number($0 * step + 0) }
    }

    private func dates(by component: Calendar.Component, _ count: Int, _ calendar: Calendar) -> [PlottedValue] {
        let start = Date(timeIntervalSinceReferenceDate: least)
        guard var date = calendar.dateInterval(of: component, for: start)?.start else { return [] }
        var dates: [PlottedValue] = []
        while date.timeIntervalSinceReferenceDate <= greatest, dates.count < Self.most {
            if date >= start { dates.append(.date(date)) }
            guard let next = calendar.date(byAdding: component, value: count, to: date), next > date else { break }
            date = next
        }
        return dates
    }

    /// The unit of the calendar that divides a span into about so many parts, in seconds.
    static func unit(for span: Double, count: Int) -> (component: Calendar.Component, count: Int) {
        let units: [(Calendar.Component, Int, Double)] = [
            (.minute, 5, 300), (.minute, 15, 900), (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600),
            (.hour, 12, 43_200), (.day, 1, 86_400), (.day, 2, 172_800), (.day, 7, 604_800), (.month, 1, 2_678_400),
            (.month, 3, 7_905_600), (.year, 1, 31_622_400), (.year, 5, 157_852_800),
        ]
        let fitting = units.first { span / $0.2 <= Double(max(count, 1)) + 0.5 } ?? (.year, 10, 0)
        return (fitting.0, fitting.1)
    }

    /// The usual text of a value.
    func text(_ value: PlottedValue) -> String {
        switch value {
        case .category(let name): return name
        case .number(let number):
            let style = FloatingPointFormatStyle<Double>.number
            let own = abs(number) >= 10_000 ? style.notation(.compactName) : style.precision(.fractionLength(0...2))
            return own.onDevice.format(number)
        case .date(let date): return dateStyle.onDevice.format(date)
        }
    }

    private var dateStyle: Date.FormatStyle {
        switch greatest - least {
        case ..<100_000: .dateTime.hour()
        case ..<5_400_000: .dateTime.month(.abbreviated).day()
        case ..<63_000_000: .dateTime.month(.abbreviated)
        default: .dateTime.year()
        }
    }
}
