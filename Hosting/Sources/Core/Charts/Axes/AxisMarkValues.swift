/// The values at which an axis has marks.
public struct AxisMarkValues: Sendable {
    enum Kind: Sendable {
        case automatic(count: Int?)
        case stride(Double)
        case calendar(Calendar.Component, count: Int, Calendar)
        case list([PlottedValue])
    }

    let kind: Kind

    public static let automatic = AxisMarkValues(kind: .automatic(count: nil))

    /// About so many values.
    public static func automatic(
        desiredCount: Int? = nil,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }

    /// About so many values, at least as far apart as given.
    public static func automatic<P: BinaryFloatingPoint>(
        minimumStride: P,
        desiredCount: Int? = nil,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }

    /// The multiples of a number.
    public static func stride<P: BinaryFloatingPoint>(
        by stepSize: P,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .stride(Double(stepSize))) }

    /// The beginnings of units of the calendar.
    public static func stride(
        by component: Calendar.Component,
        count: Int = 1,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .calendar(component, count: max(count, 1), calendar ?? DeviceLocale.calendar))
    }
}

/// One of the values at which an axis has marks.
public struct AxisValue {
    /// The value's number, from 0.
    public let index: Int
    /// How many values there are.
    public let count: Int
    let place: PlottedValue

    /// The value as a type; nil if it is not of that kind.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? {
        primitive(P.PrimitivePlottable.self).flatMap { P(primitivePlottable: $0) }
    }

    private func primitive<P: PrimitivePlottableProtocol>(_ type: P.Type) -> P? {
        switch place {
        case .date(let date): date as? P
        case .category(let name): name as? P
        case .number(let number):
            number as? P ?? CGFloat(number) as? P ?? Float(number) as? P ?? Decimal(number) as? P
                ?? Int(exactly: number.rounded()) as? P
        }
    }
}
