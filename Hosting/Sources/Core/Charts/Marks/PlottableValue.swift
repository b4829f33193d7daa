/// A value with its name.
public struct PlottableValue<Value: Plottable> {
    let value: Value
    /// The whole unit of the calendar in which a date lies, in seconds; nil for a point.
    var span: Double?

    init(_ value: Value, span: Double? = nil) {
        self.value = value
        self.span = span
    }

    public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue { PlottableValue(value) }

    @_disfavoredOverload
    public static func value(_ label: LocalizedStringResource, _ value: Value) -> PlottableValue {
        PlottableValue(value)
    }

    public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue(value) }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue { PlottableValue(value) }

    /// The place on an axis.
    var place: PlottedValue { value.primitivePlottable._plotted }
}

extension PlottableValue where Value == Date {
    /// A date, for the whole unit of the calendar in which it lies.
    public static func value(
        _ label: LocalizedStringKey,
        _ value: Date,
        unit: Calendar.Component,
        calendar: Calendar = DeviceLocale.calendar
    ) -> PlottableValue { PlottableValue(value, unit: unit, calendar: calendar) }

    public static func value(
        _ label: Text,
        _ value: Date,
        unit: Calendar.Component,
        calendar: Calendar = DeviceLocale.calendar
    ) -> PlottableValue { PlottableValue(value, unit: unit, calendar: calendar) }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S,
        _ value: Date,
        unit: Calendar.Component,
        calendar: Calendar = DeviceLocale.calendar
    ) -> PlottableValue { PlottableValue(value, unit: unit, calendar: calendar) }

    private init(_ value: Date, unit: Calendar.Component, calendar: Calendar) {
        let whole = calendar.dateInterval(of: unit, for: value)
        self.init(whole?.start ?? value, span: whole?.duration)
    }
}
