/// A formatter of sizes that writes in the device's locale, which Foundation does not ask for on Linux.
open class DeviceByteCountFormatter: ByteCountFormatter {
    /// The locale of the texts.
    package var locale = DeviceLocale.current

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override class func string(
        fromByteCount byteCount: Int64,
        countStyle: ByteCountFormatter.CountStyle
    ) -> String {
        let formatter = DeviceByteCountFormatter()
        formatter.countStyle = countStyle
        return formatter.string(fromByteCount: byteCount)
    }

    open override func string(fromByteCount byteCount: Int64) -> String {
        // A number or a unit alone is written by Foundation.
        guard includesUnit, includesCount else { return super.string(fromByteCount: byteCount) }
        let style: ByteCountFormatStyle.Style =
            switch countStyle {
            case .file: .file
            case .memory: .memory
            case .decimal: .decimal
            case .binary: .binary
            }
        return ByteCountFormatStyle(
            style: style,
            allowedUnits: allowedUnits.isEmpty ? .default : .init(rawValue: allowedUnits.rawValue),
            spellsOutZero: allowsNonnumericFormatting,
            includesActualByteCount: includesActualByteCount,
            locale: locale
        )
        .format(byteCount)
        // This class writes "KB" on Apple's systems, where the format style writes "kB".
        .replacing("kB", with: "KB")
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let count as Int64: string(fromByteCount: count)
        case let count as Int: string(fromByteCount: Int64(count))
        default: super.string(for: obj)
        }
    }
}
