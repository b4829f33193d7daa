public import Foundation

// Foundation's formatters of lengths, masses and energies, which begin with the device's locale. Those of lengths and
// masses choose the unit as the locale does; Foundation on Linux writes 1500 metres in yards.

/// A formatter of lengths.
open class DeviceLengthFormatter: LengthFormatter {
    public override init() {
        super.init()
        numberFormatter.locale = DeviceLocale.current
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func string(fromMeters numberInMeters: Double) -> String {
        guard !isForPersonHeightUse else { return super.string(fromMeters: numberInMeters) }
        let length = Measurement(value: numberInMeters, unit: UnitLength.meters)
        return HostedMeasurementFormatter.text(length, numberFormatter, unitStyle)
    }
}

/// A formatter of masses.
open class DeviceMassFormatter: MassFormatter {
    public override init() {
        super.init()
        numberFormatter.locale = DeviceLocale.current
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func string(fromKilograms numberInKilograms: Double) -> String {
        guard !isForPersonMassUse else { return super.string(fromKilograms: numberInKilograms) }
        let mass = Measurement(value: numberInKilograms, unit: UnitMass.kilograms)
        return HostedMeasurementFormatter.text(mass, numberFormatter, unitStyle)
    }
}

/// A formatter of energies.
open class DeviceEnergyFormatter: EnergyFormatter {
    public override init() {
        super.init()
        numberFormatter.locale = DeviceLocale.current
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

extension HostedMeasurementFormatter {
    /// A measurement in the unit that the locale of its number's formatter prefers.
    fileprivate static func text(
        _ measurement: Measurement<some Dimension>,
        _ number: NumberFormatter,
        _ style: Formatter.UnitStyle
    ) -> String {
        let formatter = HostedMeasurementFormatter()
        formatter.numberFormatter = number
        formatter.locale = number.locale
        formatter.unitStyle = style
        return formatter.string(from: measurement)
    }
}
