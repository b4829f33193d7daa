public import Foundation

extension FormatStyle {
    /// The style with the device's locale and calendar in place of those that Foundation takes for the current ones,
    /// such as `en_001` on Linux; what the code has chosen stays.
    public var onDevice: Self { _following(DeviceLocale.current) }
}

extension ParseStrategy {
    /// The strategy with the device's locale and calendar, as ``onDevice`` has them for a format.
    public var parsingOnDevice: Self {
        if let style = self as? any FormatStyle { return style.onDevice as? Self ?? self }
        return (self as? any StyleParseStrategy)?.styleOnDevice as? Self ?? self
    }
}

/// A strategy that reads what a format writes.
private protocol StyleParseStrategy: ParseStrategy {
    associatedtype Style: FormatStyle
    var formatStyle: Style { get set }
}

extension StyleParseStrategy {
    fileprivate var styleOnDevice: Self {
        var copy = self
        copy.formatStyle = formatStyle.onDevice
        return copy
    }
}

extension IntegerParseStrategy: StyleParseStrategy where Format: FormatStyle, Format.FormatInput: BinaryInteger {}
extension FloatingPointParseStrategy: StyleParseStrategy
where Format: FormatStyle, Format.FormatInput: BinaryFloatingPoint {}
extension Decimal.ParseStrategy: StyleParseStrategy {}
