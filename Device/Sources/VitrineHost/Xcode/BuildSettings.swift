import Foundation

/// The build settings of a target: the project's, then those of its configuration file, then its own.
package enum BuildSettings {
    /// Reads the settings of a target, for the configuration of a name or else the first one.
    static func of(
        _ target: ProjectObjects.Object,
        in objects: ProjectObjects,
        _ folders: ProjectFolders,
        _ files: FileTree,
        sourceRoot: String,
        configuration name: String = "Debug"
    ) -> [String: String] {
        var settings: [String: String] = [:]
        for owner in [objects.root, target] {
            guard let configuration = configuration(name, of: owner, in: objects) else { continue }
            let file = folders.configurationFile(of: configuration)
            let layers = [file.map { parse(file: $0, files) } ?? [:], configuration.settings("buildSettings")]
            for layer in layers { merge(forPhone(layer), into: &settings) }
        }
        // What Xcode takes where neither the project nor the target says it.
        settings["PRODUCT_NAME"] = settings["PRODUCT_NAME"] ?? "$(TARGET_NAME)"
        let fixed = ["TARGET_NAME": target.text("name") ?? "", "SRCROOT": sourceRoot, "PROJECT_DIR": sourceRoot]
        return resolve(settings, with: fixed)
    }

    private static func configuration(
        _ name: String,
        of owner: ProjectObjects.Object,
        in objects: ProjectObjects
    ) -> ProjectObjects.Object? {
        let list = objects[owner.text("buildConfigurationList")]
        let all = objects.all(list?.list("buildConfigurations") ?? [])
        return all.first { $0.text("name") == name } ?? all.first
    }

    private static func merge(_ layer: [String: String], into settings: inout [String: String]) {
        for (key, value) in layer {
            let inherited = settings[key] ?? ""
            // A setting that names itself means the layer below, as `inherited` does.
            settings[key] = ["$(inherited)", "$(\(key))", "${\(key)}"]
                .reduce(value) { $0.replacingOccurrences(of: $1, with: inherited) }
                .trimmingCharacters(in: .whitespaces)
        }
    }

    /// Reads the lines `KEY = value` of an `.xcconfig` file and of the files that it includes.
    ///
    /// A missing file has no settings; Xcode says so of one that is not included with `#include?`.
    private static func parse(file: String, _ files: FileTree, depth: Int = 0) -> [String: String] {
        // Two files may include each other.
        guard depth < 8, let text = files.text(file) else { return [:] }
        var settings: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            if let included = includedFile(line) {
                let path = FilePath.absolute(included, in: FilePath.folder(file))
                merge(parse(file: path, files, depth: depth + 1), into: &settings)
            } else if let (key, value) = setting(line) {
                settings[key] = value
            }
        }
        return settings
    }

    /// The path in a line `#include "Base.xcconfig"`; nil for any other line.
    private static func includedFile(_ line: Substring) -> String? {
        guard line.hasPrefix("#include") else { return nil }
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.count == 3 ? String(parts[1]) : nil
    }

    /// The key and the value of a line; a condition in brackets belongs to the key.
    private static func setting(_ line: Substring) -> (key: String, value: String)? {
        let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
        let afterCondition = code.lastIndex(of: "]").map { code[$0...] } ?? code
        guard let equals = afterCondition.firstIndex(of: "="), !code.hasPrefix("#") else { return nil }
        let key = code[..<equals].trimmingCharacters(in: .whitespaces)
        return (key, code[code.index(after: equals)...].trimmingCharacters(in: .whitespaces))
    }

    /// The settings with those for the SDK of phones, such as `KEY[sdk=iphoneos*]`, under their plain keys.
    private static func forPhone(_ layer: [String: String]) -> [String: String] {
        var settings = layer.filter { !$0.key.contains("[") }
        for (key, value) in layer.sorted(by: { $0.key > $1.key }) where key.contains("[sdk=iphone") {
            settings[String(key.prefix { $0 != "[" })] = value
        }
        return settings
    }

    /// Replaces `$(NAME)`, `${NAME}` and `$NAME`, also within each other's values.
    ///
    /// An unknown name becomes empty, but without brackets it stays, as that of a colour `$accent`.
    static func resolve(_ settings: [String: String], with fixed: [String: String]) -> [String: String] {
        let known = settings.merging(fixed) { _, fixed in fixed }
        return known.mapValues { expand($0, known, depth: 0) }
    }

    /// Whether a value has no variable without a setting.
    package static func knows(_ value: String, _ known: [String: String]) -> Bool {
        value.matches(of: /\$[({]([^)}:]*)/).allSatisfy { known[String($0.1)] != nil }
    }

    package static func expand(_ value: String, _ known: [String: String], depth: Int) -> String {
        // Two settings may name each other.
        guard depth < 8 else { return value }
        var result = ""
        var rest = value[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let after = rest[rest.index(after: dollar)...]
            let closing: Character? = after.first == "(" ? ")" : after.first == "{" ? "}" : nil
            guard let closing, let end = after.firstIndex(of: closing) else {
                let name = String(after.prefix { $0 == "_" || $0.isLetter || $0.isNumber })
                let replaced = known[name].map { expand($0, known, depth: depth + 1) }
                result += replaced ?? "$"
                rest = replaced == nil ? after : after.dropFirst(name.count)
                continue
            }
            // `$(NAME:c99extidentifier)` has an operator after the name.
            let name = after[after.index(after: after.startIndex)..<end]
            let key = String(name.prefix { $0 != ":" })
            let replaced = expand(known[key] ?? "", known, depth: depth + 1)
            result += name.hasSuffix("identifier") ? ModuleName.make(replaced) : replaced
            rest = after[after.index(after: end)...]
        }
        return result + rest
    }
}
