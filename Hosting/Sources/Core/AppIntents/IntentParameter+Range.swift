/// How a number is entered; the device's form has fields only.
public enum IntentControlStyle: Sendable {
    case field, slider, stepper
}

extension IntentParameter where Value.UnwrappedType == Int {
    /// Creates a parameter with a range, outside of which the device configures no widget.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Int? = nil,
        controlStyle: IntentControlStyle = .field,
        inclusiveRange: (lowerBound: Int, upperBound: Int),
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(
            _title: title,
            default: defaultValue,
            least: Double(inclusiveRange.lowerBound),
            greatest: Double(inclusiveRange.upperBound)
        )
    }
}

extension IntentParameter where Value.UnwrappedType == Double {
    /// Creates a parameter with a range, outside of which the device configures no widget.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Double? = nil,
        controlStyle: IntentControlStyle = .field,
        inclusiveRange: (lowerBound: Double, upperBound: Double),
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(
            _title: title,
            default: defaultValue,
            least: Double(inclusiveRange.lowerBound),
            greatest: Double(inclusiveRange.upperBound)
        )
    }
}
