public import Foundation

extension FormatStyle {
    /// The style with the device's locale and calendar in place of those that Foundation takes for the current ones,
    /// such as `en_001` on Linux; what the code has chosen stays.
    public var onDevice: Self { _following(DeviceLocale.current) }
}
