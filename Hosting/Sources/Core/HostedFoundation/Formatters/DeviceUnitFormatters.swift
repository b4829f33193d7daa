public import Foundation

// Foundation's formatters of lengths, masses and energies, which begin with the device's locale.

/// A formatter of lengths.
open class DeviceLengthFormatter: LengthFormatter {
    public override init() {
        super.init()
        numberFormatter.locale = DeviceLocale.current
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A formatter of masses.
open class DeviceMassFormatter: MassFormatter {
    public override init() {
        super.init()
        numberFormatter.locale = DeviceLocale.current
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A formatter of energies.
open class DeviceEnergyFormatter: EnergyFormatter {
    public override init() {
        super.init()
        numberFormatter.locale = DeviceLocale.current
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
