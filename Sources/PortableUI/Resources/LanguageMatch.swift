/// Chooses the language of a program's texts for a locale.
package enum LanguageMatch {
    /// Chooses the best of the languages for a locale.
    ///
    /// The locale's language with script and region comes first, then without the region, then the language alone, then
    /// the language of another region.
    /// - Parameters:
    ///   - languages: BCP 47 tags, such as `zh-Hans` and `pt-BR`.
    ///   - localeIdentifier: an identifier such as `zh_Hans_CN` or `pt-PT`; what follows an `@` is ignored.
    /// - Returns: One of the languages; nil if none is in the locale's language.
    package static func best(of languages: [String], for localeIdentifier: String) -> String? {
        let parts = localeIdentifier.prefix { $0 != "@" && $0 != "." }.split { $0 == "_" || $0 == "-" }.map(String.init)
        guard let language = parts.first?.lowercased() else { return nil }
        let script = parts.dropFirst().first { $0.count == 4 } ?? script(of: language, region: parts.last)
        let region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 }
        let known = languages.map { (tag: $0, key: normalized($0)) }
        for suffix in [[script, region], [region], [script], []] {
            // Concatenated here: joining the parts makes types at run time, at each start of an extension.
            var key = language
            for case let part? in suffix { key += "-" + part.lowercased() }
            if let match = known.first(where: { $0.key == key }) { return match.tag }
        }
        // Chinese in another script is not a text that everybody can read.
        guard script == nil else { return nil }
        return known.filter { $0.key.hasPrefix(language + "-") }.map(\.tag).min()
    }

    /// The script of Chinese where the identifier names none; other languages are written in one script here.
    private static func script(of language: String, region: String?) -> String? {
        guard language == "zh" else { return nil }
        return ["TW", "HK", "MO"].contains(region?.uppercased()) ? "Hant" : "Hans"
    }

    private static func normalized(_ tag: String) -> String {
        String(tag.lowercased().map { $0 == "_" ? "-" : $0 })
    }
}
