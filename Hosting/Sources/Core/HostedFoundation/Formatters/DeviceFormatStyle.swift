public import Foundation

/// A style that keeps the locale it formats for.
public protocol DeviceFormatStyle: FormatStyle {
    var locale: Locale { get }
}

extension FormatStyle {
    /// The style with the device's locale in place of the one that Foundation takes for the current one, which is
    /// `en_001` on Linux; a locale that the code has chosen stays.
    public var onDevice: Self {
        guard let own = self as? any DeviceFormatStyle, own.locale == Locale.autoupdatingCurrent else { return self }
        return locale(DeviceLocale.current)
    }
}

extension ByteCountFormatStyle: DeviceFormatStyle {}
extension Date.FormatStyle: DeviceFormatStyle {}
extension Date.IntervalFormatStyle: DeviceFormatStyle {}
extension Date.RelativeFormatStyle: DeviceFormatStyle {}
extension Decimal.FormatStyle: DeviceFormatStyle {}
extension Decimal.FormatStyle.Currency: DeviceFormatStyle {}
extension Decimal.FormatStyle.Percent: DeviceFormatStyle {}
extension Duration.UnitsFormatStyle: DeviceFormatStyle {}
extension Duration.TimeFormatStyle: DeviceFormatStyle {}
extension FloatingPointFormatStyle: DeviceFormatStyle {}
extension FloatingPointFormatStyle.Currency: DeviceFormatStyle {}
extension FloatingPointFormatStyle.Percent: DeviceFormatStyle {}
extension IntegerFormatStyle: DeviceFormatStyle {}
extension IntegerFormatStyle.Currency: DeviceFormatStyle {}
extension IntegerFormatStyle.Percent: DeviceFormatStyle {}
extension ListFormatStyle: DeviceFormatStyle {}
