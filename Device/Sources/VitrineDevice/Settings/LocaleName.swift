import Foundation

/// The names of locales.
public enum LocaleName {
    /// Why a device cannot have a locale; nil if its language and its region are known: a phone offers no others.
    public static func refusal(_ name: String) -> String? {
        guard !isPlausible(name) || !isKnown(Locale.Components(identifier: name).languageComponents) else { return nil }
        return "\(TraceText.quoted(name)) is not a locale of a known language and region; write it as de_DE"
    }

    private static func isKnown(_ parts: Locale.Language.Components) -> Bool {
        // The regions of the pseudo-locales.
        let isRegion = parts.region.map { $0.isISORegion || ["XA", "XB"].contains($0.identifier) } ?? true
        return isRegion && parts.languageCode?.isISOLanguage ?? false
    }

    /// Letters, digits, `_`, `-` and `@=;` for keywords; starts with a letter; at most 100 bytes.
    private static func isPlausible(_ name: String) -> Bool {
        guard let first = name.utf8.first, name.utf8.count <= 100 else { return false }
        let isLetter = { (byte: UInt8) in (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z") }
        return isLetter(first)
            && name.utf8.allSatisfy { byte in
                isLetter(byte) || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
                    || "_-@=;".utf8.contains(byte)
            }
    }
}
