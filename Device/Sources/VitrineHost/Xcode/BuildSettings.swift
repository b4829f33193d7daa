import Foundation

/// The build settings of a target: the project's, then those of its configuration file, then its own.
enum BuildSettings {
    /// Reads the settings of a target, for the configuration of a name or else the first one.
    ///
    /// Of a configuration that is based on a file which is not there, only those `isCertain` that the file cannot set.
    static func of(
        _ target: ProjectObjects.Object,
        in objects: ProjectObjects,
        _ folders: ProjectFolders,
        _ files: FileTree,
        sourceRoot: String,
        project: String,
        configuration name: String = "Debug",
        isCertain: Bool = false
    ) -> [String: String] {
        let own = [objects.root, target].compactMap { configuration(name, of: $0, in: objects) }
        var layers: [[String: String]] = []
        var lacksFile = false
        for configuration in own {
            let file = folders.configurationFile(of: configuration)
            if isCertain, !absentFiles([file].compactMap(\.self), files).isEmpty { (layers, lacksFile) = ([], true) }
            layers += [file.map { read($0, files) } ?? [:], configuration.settings("buildSettings")]
        }
        let used = own.last?.text("name") ?? name
        let stated = merged(layers, configuration: used)
        let resolved = resolve(
            stated,
            target: target.text("name") ?? "",
            configuration: used,
            sourceRoot: sourceRoot,
            project: project,
            language: objects.root.text("developmentRegion")
        )
        guard lacksFile else { return resolved }
        // Settings name each other no deeper.
        return (0..<8)
            .reduce(resolved) { known, _ in
                known.filter { key, _ in stated[key].map { SettingExpansion.isKnown($0, known) } ?? true }
            }
    }

    /// The files on which the project and a target are based in a configuration, and that are not there.
    static func absentFiles(
        of target: ProjectObjects.Object,
        in objects: ProjectObjects,
        _ folders: ProjectFolders,
        _ files: FileTree,
        configuration name: String
    ) -> [String] {
        let own = [objects.root, target].compactMap { configuration(name, of: $0, in: objects) }
        return absentFiles(own.compactMap(folders.configurationFile), files)
    }

    /// Those of some `.xcconfig` files, and of the files that they must include, that are not there.
    static func absentFiles(_ paths: [String], _ files: FileTree) -> [String] {
        var (open, absent) = (paths, [String]())
        var seen: Set<String> = []
        while let file = open.popLast(), seen.count < mostFiles {
            guard FilePath.fileExtension(files.resolved(file)) == "xcconfig", seen.insert(file).inserted else {
                continue
            }
            guard let text = files.text(file) else {
                absent.append(file)
                continue
            }
            open += text.split(whereSeparator: \.isNewline).filter { !$0.contains("#include?") }
                .compactMap(includedFile).map { FilePath.absolute($0, in: FilePath.folder(file)) }
        }
        return absent.sorted()
    }

    /// The settings of layers, each over those before it, for a phone and a configuration.
    static func merged(_ layers: [[String: String]], configuration: String) -> [String: String] {
        let settings = layers.reduce(into: [:]) { merge(forPhone($1, configuration), into: &$0) }
        // Only for a list that Xcode makes do these count.
        let makesList = settings["GENERATE_INFOPLIST_FILE"].map { $0 == "YES" || $0.contains("$") } ?? false
        return makesList ? settings : settings.filter { !$0.key.hasPrefix("INFOPLIST_KEY_") }
    }

    /// The settings of an `.xcconfig` file and of the files that it includes; none if it is not there.
    ///
    /// A file of another kind is not read: it may be one with passwords, to which a link or an include leads.
    static func read(_ file: String, _ files: FileTree) -> [String: String] {
        var rest = mostBytes
        return parse(file: file, files, &rest)
    }

    /// The language of the texts in code; older projects have it in words.
    private static func developmentLanguage(_ region: String?) -> String {
        let words = ["English": "en", "French": "fr", "German": "de", "Japanese": "ja"]
        return region.map { words[$0] ?? $0 } ?? "en"
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

    /// The most bytes that a setting inherits.
    private static let longest = 1 << 20
    /// The most bytes of a configuration file with those that it includes, each as often as it is included.
    private static let mostBytes = 1 << 18
    /// The most configuration files that are looked for.
    private static let mostFiles = 100

    private static func merge(_ layer: [String: String], into settings: inout [String: String]) {
        for (key, value) in layer {
            let inherited = settings[key] ?? ""
            // A setting that names itself means the layer below, as `inherited` does.
            settings[key] = ["$(inherited)", "$(\(key))", "${\(key)}"]
                .reduce(value) { text, name in
                    let parts = text.components(separatedBy: name)
                    return (parts.count - 1) * inherited.utf8.count > longest
                        ? text : parts.joined(separator: inherited)
                }
                .trimmingCharacters(in: .whitespaces)
        }
    }

    /// Reads the lines `KEY = value` of an `.xcconfig` file and of the files that it includes.
    ///
    /// A missing file has no settings; Xcode says so of one that is not included with `#include?`.
    private static func parse(file: String, _ files: FileTree, _ rest: inout Int, depth: Int = 0) -> [String: String] {
        // Two files may include each other.
        guard depth < 8, rest >= 0, FilePath.fileExtension(files.resolved(file)) == "xcconfig",
            let text = files.text(file)
        else { return [:] }
        rest -= text.utf8.count
        var settings: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            if let included = includedFile(line) {
                let path = FilePath.absolute(included, in: FilePath.folder(file))
                merge(parse(file: path, files, &rest, depth: depth + 1), into: &settings)
            } else if let (key, value) = setting(line) {
                settings[key] = value
            }
        }
        return settings
    }

    /// The path in a line `#include "Base.xcconfig"`; nil for any other line.
    private static func includedFile(_ line: Substring) -> String? {
        guard line.drop(while: \.isWhitespace).hasPrefix("#include") else { return nil }
        // A comment behind it may have quotation marks too.
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.count >= 3 ? String(parts[1]) : nil
    }

    /// The key and the value of a line; a condition in brackets belongs to the key.
    private static func setting(_ line: Substring) -> (key: String, value: String)? {
        let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
        let afterCondition = code.lastIndex(of: "]").map { code[$0...] } ?? code
        guard let equals = afterCondition.firstIndex(of: "="), !code.hasPrefix("#") else { return nil }
        let key = code[..<equals].trimmingCharacters(in: .whitespaces)
        return (key, code[code.index(after: equals)...].trimmingCharacters(in: .whitespaces))
    }

    /// The settings with those whose conditions a phone and a configuration meet, such as `KEY[sdk=iphoneos*]`, under
    /// their plain keys.
    private static func forPhone(_ layer: [String: String], _ configuration: String) -> [String: String] {
        let own = ["sdk": "iphoneos", "arch": "arm64", "config": configuration]
        var settings = layer.filter { !$0.key.contains("[") }
        for (key, value) in layer.sorted(by: { $0.key > $1.key }) where key.contains("[") {
            let parts = key.split { "[],".contains($0) }
            let isMet = parts.dropFirst()
                .allSatisfy { condition in
                    let sides = condition.split(separator: "=", maxSplits: 1)
                    guard sides.count == 2, let own = own[String(sides[0])] else { return false }
                    return sides[1].hasSuffix("*") ? own.hasPrefix(sides[1].dropLast()) : own == sides[1]
                }
            if isMet { settings[String(parts[0])] = value }
        }
        return settings
    }

    /// The settings with those that Xcode makes by itself, and with each other's values in place of names.
    ///
    /// The project is the path of the `.xcodeproj`, the language its development region, which is English if nil.
    static func resolve(
        _ settings: [String: String],
        target: String,
        configuration: String,
        sourceRoot: String,
        project: String,
        language: String?
    ) -> [String: String] {
        var settings = settings
        // What Xcode takes where neither the project nor the target says it.
        settings["PRODUCT_NAME"] = settings["PRODUCT_NAME"] ?? "$(TARGET_NAME)"
        let fixed = [
            "TARGET_NAME": target, "CONFIGURATION": configuration, "SRCROOT": sourceRoot,
            "DEVELOPMENT_LANGUAGE": developmentLanguage(language), "SOURCE_ROOT": sourceRoot,
            "PROJECT_DIR": sourceRoot, "PROJECT_FILE_PATH": project, "PROJECT_NAME": FilePath.stem(project),
        ]
        let known = settings.merging(fixed) { _, fixed in fixed }
        var expansion = SettingExpansion(known)
        return known.mapValues { expansion.expand($0) }
    }
}
