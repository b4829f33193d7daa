/// The locale in which an app runs: its own language, with the region of the device.
///
/// An app that has no texts in the device's language runs in another one, and its dates and numbers are in that
/// language too: on a German device, the locale of an app with English texts only is `en_DE`. Sources: Apple's
/// documentation of `NSLocale.current` ("if the person … has set their device to use a Spanish-language locale, but the
/// app only supports English, this value returns an English locale"); observed with iOS 18 and macOS 15: `en_JP` on a
/// Japanese device (zenn.dev, "Locale.current 観測隊 2024").
public enum AppLocale {
    /// The identifier of an app's locale.
    /// - Parameters:
    ///   - language: The app's language as a BCP 47 tag, such as `en` or `zh-Hans`; its region counts only if the
    ///     device's locale has none.
    ///   - device: The identifier of the device's locale, such as `de_DE`; its keywords, such as `@hours=h23`, are
    ///     kept.
    /// - Returns: An identifier such as `en_DE`.
    public static func identifier(language: String, on device: String) -> String {
        let own = Subtags(language)
        let region = Subtags(device).region ?? own.region
        let name = [own.language, own.script, region].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "_")
        return name + device.drop { $0 != "@" }
    }

    /// The region of a locale's identifier in capitals, such as `DE`; nil if it names none.
    package static func region(of identifier: String) -> String? { Subtags(identifier).region }
}

/// The parts of a locale's identifier that choose texts and formats.
private struct Subtags {
    var language = ""
    var script: String?
    var region: String?

    init(_ identifier: String) {
        let name = identifier.prefix { $0 != "@" && $0 != "." }
        for (index, part) in name.split(whereSeparator: { $0 == "_" || $0 == "-" }).enumerated() {
            switch part.utf8.count {
            // A single letter begins an extension, which holds neither.
            case 1: return
            case _ where index == 0: language = part.lowercased()
            case 4 where script == nil && region == nil: script = part.capitalized
            case 2 where region == nil: region = part.uppercased()
            case 3 where region == nil && part.utf8.allSatisfy { (48...57).contains($0) }: region = String(part)
            default: break
            }
        }
    }
}

extension Substring {
    /// The word with a capital first letter, as the names of scripts are written.
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
