import Foundation
import WidgetArchive
import _FoundationICU

/// Formats counts of time units with ICU.
///
/// On Linux, Foundation lacks `Date.ComponentsFormatStyle` and `DateComponentsFormatter`, and
/// `Duration.UnitsFormatStyle` supports neither months nor years. ICU comes with Foundation, and browsers use it too.
enum UnitFormat {
    /// Formats a count with its unit, abbreviated for minutes and seconds and written out otherwise.
    ///
    /// If ICU fails, the result is the plain number and the English name of the unit.
    static func words(for part: TickingTime.Part, locale: Locale) -> String {
        let isShort = part.unit == .minute || part.unit == .second
        let skeleton =
            "measure-unit/duration-\(part.unit.rawValue) \(isShort ? "unit-width-short" : "unit-width-full-name")"
        let units = Array(skeleton.utf16)
        var status = U_ZERO_ERROR
        let formatter = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale.identifier, &status)
        defer { swift_unumf_close(formatter) }
        let result = swift_unumf_openResult(&status)
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatInt(formatter, Int64(part.count), result, &status)
        let words = text { swift_unumf_resultToString(result, $0, $1, &status) }
        return status.rawValue <= U_ZERO_ERROR.rawValue && !words.isEmpty
            ? words : "\(part.count) \(part.unit.rawValue)"
    }

    /// The separator between two units in a list.
    static func separator(locale: Locale) -> String {
        var status = U_ZERO_ERROR
        let formatter = swift_ulistfmt_openForType(
            locale.identifier,
            ULISTFMT_TYPE_UNITS,
            ULISTFMT_WIDTH_SHORT,
            &status
        )
        defer { swift_ulistfmt_close(formatter) }
        let first: [UInt16] = [0x31]
        let second: [UInt16] = [0x32]
        let pair = first.withUnsafeBufferPointer { first in
            second.withUnsafeBufferPointer { second in
                let items = [first.baseAddress, second.baseAddress]
                let lengths: [Int32] = [1, 1]
                return text { swift_ulistfmt_format(formatter, items, lengths, 2, $0, $1, &status) }
            }
        }
        guard status.rawValue <= U_ZERO_ERROR.rawValue, pair.hasPrefix("1"), pair.hasSuffix("2") else { return ", " }
        return String(pair.dropFirst().dropLast())
    }

    private static func text(_ write: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32) -> String {
        let units = [UInt16](unsafeUninitializedCapacity: 128) { buffer, count in
            count = min(max(Int(write(buffer.baseAddress, Int32(buffer.count))), 0), buffer.count)
        }
        return String(decoding: units, as: UTF16.self)
    }
}
