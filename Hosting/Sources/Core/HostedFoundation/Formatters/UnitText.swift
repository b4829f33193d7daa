internal import Foundation
internal import _FoundationICU

/// A measurement as text, by the unit preferences and patterns of CLDR, from the ICU that Foundation brings.
struct UnitText {
    enum Width: String {
        case wide = "full-name"
        case abbreviated = "short"
        case narrow
    }

    let locale: Locale
    let width: Width
    /// What the measurement is used for, by CLDR's name, which decides on the unit; nil keeps the given unit.
    var usage: String?
    /// Whether a temperature names its scale beside its degrees.
    var hasScale = true
    /// How precise the number is, as ICU's skeleton; nil for the usual precision of the usage.
    var precision: String?

    /// A measurement in the unit of locale and usage; `number` writes its number, nil leaves that to ICU.
    func text(_ value: Double, _ unit: Unit, number: ((Double) -> String)? = nil) -> String {
        guard let name = CLDRUnit.name(of: unit) else {
            return (number?(value) ?? value.formatted(.number.locale(locale))) + " " + unit.symbol
        }
        if !hasScale, let temperature = unit as? UnitTemperature {
            let own = Measurement(value: value, unit: temperature)
            guard usage != nil else { return text(value, "measure-unit/temperature-generic", nil, number) ?? "" }
            let shown = own.converted(to: locale.measurementSystem == .us ? .fahrenheit : .celsius)
            var copy = self
            // As ICU rounds a number in the unit of a usage: to a whole one, or to two digits if it has fewer.
            copy.precision = precision ?? "./@#r"
            return copy.text(shown.value, "measure-unit/temperature-generic", nil, number) ?? ""
        }
        // A kind of unit that has no preferences is refused with a usage.
        return text(value, "unit/\(name)", usage, number) ?? text(value, "unit/\(name)", nil, number) ?? ""
    }

    /// A number in a unit by its name in CLDR; nil for another name.
    func text(_ value: Double, _ name: String) -> String? { text(value, "unit/\(name)", nil, nil) }

    private func text(_ value: Double, _ unit: String, _ usage: String?, _ number: ((Double) -> String)?) -> String? {
        let words = [unit, "unit-width-\(width.rawValue)"] + (usage.map { ["usage/\($0)"] } ?? [])
        guard let number else { return icu(value, words + (precision.map { [$0] } ?? []))?.text }
        // The number in the shown unit is replaced by the one that the caller writes.
        guard let shown = icu(value, words + ["precision-unlimited"]),
            let plain = icu(shown.number, ["precision-unlimited"])?.text
        else { return nil }
        return shown.text.range(of: plain)
            .map { shown.text.replacingCharacters(in: $0, with: number(shown.number)) } ?? shown.text
    }

    /// What ICU writes with a skeleton, and the number in it; nil if the skeleton is not sound.
    private func icu(_ value: Double, _ skeleton: [String]) -> (text: String, number: Double)? {
        var status = U_ZERO_ERROR
        let words = Array(skeleton.joined(separator: " ").utf16)
        let formatter = swift_unumf_openForSkeletonAndLocale(words, Int32(words.count), locale.identifier, &status)
        defer { swift_unumf_close(formatter) }
        let result = swift_unumf_openResult(&status)
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        // Both are longer than the longest number, which has 309 digits.
        var text = [UInt16](repeating: 0, count: 1_024)
        var digits = [CChar](repeating: 0, count: 512)
        let length = swift_unumf_resultToString(result, &text, Int32(text.count), &status)
        _ = swift_unumf_resultToDecimalNumber(result, &digits, Int32(digits.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        return (String(decoding: text.prefix(Int(length)), as: UTF16.self), strtod(digits, nil))
    }
}

extension UnitText.Width {
    init<UnitType>(_ width: Measurement<UnitType>.FormatStyle.UnitWidth) {
        switch width {
        case .wide: self = .wide
        case .abbreviated: self = .abbreviated
        case .narrow: self = .narrow
        }
    }
}
