import Foundation
import PropertyLists

/// A program's property list, with the values of the build settings that it refers to.
struct InfoPlist {
    private(set) var findings: [AssetFinding] = []
    private let settings: [String: String]
    /// How many more bytes of settings may be put in place of their names.
    private var rest = 1 << 20
    private let file: URL?

    /// The property list in XML; nil if the target has none and no bundle identifier.
    private(set) var data: Data?
    /// The languages that the list names under `CFBundleLocalizations`; what is not a language is left out.
    private(set) var localizations: [String] = []

    /// Reads a target's property list and adds what is missing.
    init(_ sources: ResourceSources, developmentLanguage: String) {
        settings = sources.settings
        file = sources.infoPlist
        guard let file = sources.infoPlist ?? sources.bundleIdentifier.map({ _ in URL(filePath: "Info.plist") }) else {
            return
        }
        var values: [String: Any] = [:]
        if sources.infoPlist != nil {
            guard let data = try? Data(contentsOf: file),
                let read = PropertyList.fields(of: data)
            else {
                findings.append(
                    AssetFinding(.error, "is not a property list with keys at the top; correct or remove it", in: file)
                )
                return
            }
            values = read.mapValues { expanded($0) }
        }
        if let identifier = sources.bundleIdentifier { values["CFBundleIdentifier"] = identifier }
        localizations = (values["CFBundleLocalizations"] as? [String] ?? []).filter(LanguageTag.isValid)
        let region = values["CFBundleDevelopmentRegion"] as? String ?? ""
        if region.isEmpty { values["CFBundleDevelopmentRegion"] = developmentLanguage }
        data = try? PropertyList.xml(values)
    }

    private mutating func expanded(_ value: Any) -> Any {
        switch value {
        case let text as String: expanded(text)
        case let list as [Any]: list.map { expanded($0) }
        case let table as [String: Any]: table.mapValues { expanded($0) }
        default: value
        }
    }

    /// A text with its references `$(NAME)` and `${NAME}` replaced; an operator such as `:rfc1034identifier` is left
    /// out.
    ///
    /// An unknown name becomes empty, as in Xcode, and is noted.
    private mutating func expanded(_ text: String) -> String {
        var result = text
        // A value may refer to another setting. A few rounds suffice, and a setting that refers to itself ends.
        for _ in 0..<4 {
            guard result.contains("$(") || result.contains("${") else { break }
            let references = result.matches(of: #/\$[({]([A-Za-z0-9_]+)(?::[A-Za-z0-9_=,.-]+)*[)}]/#)
            guard !references.isEmpty else { break }
            for reference in references.reversed() {
                let name = String(reference.1)
                if settings[name] == nil, let file {
                    findings.append(
                        AssetFinding(.warning, "the build setting \(name) is unknown and left empty", in: file)
                    )
                }
                let value = settings[name] ?? ""
                rest -= value.utf8.count
                result.replaceSubrange(reference.range, with: rest >= 0 ? value : "")
            }
        }
        return result
    }
}
