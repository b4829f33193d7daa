import Foundation

extension ProjectRule {
    static let nameNotTranslated = ProjectRule(
        "nameNotTranslated",
        .notice,
        "The project has several languages, and a name in the gallery only one.",
        why: "The gallery shows a widget's name or description, or its intent's title, as it stands in the code.",
        remedy: "Add the text to a table of strings or a catalogue that is a resource of the extension.",
        source: apple("xcode/localizing-your-app")
    ) { target, project in
        let own = TranslatedTexts(target.resources)
        let others = project.app(of: target).map { TranslatedTexts($0.resources).languages } ?? []
        let languages = own.languages.union(others)
        guard languages.count > 1, !own.isUnreadable else { return [] }
        // The name of a product is the same in every language.
        let products = [target, project.app(of: target)].compactMap(\.self).flatMap(\.configurations)
            .flatMap {
                [$0.information("CFBundleDisplayName"), $0.information("CFBundleName"), $0.settings["PRODUCT_NAME"]]
            }
        return names(in: target)
            .filter { name, _ in
                !own.keys.contains(name) && !products.contains(name) && name.contains(where: \.isLetter)
            }
            .map { Hit($1, "\"\($0)\" is in no table of \(target.name)") }
    }

    /// The literals that the gallery and the form of a widget show.
    private static func names(in target: WidgetProject.Target) -> [(name: String, node: SyntaxNode)] {
        let calls: [SyntaxNode] = target.own.flatMap { $0.calls(["configurationDisplayName", "description"]) }
        let shown = calls.filter { $0.ancestor(.type)?.conforms(to: "Widget") == true }
        let titles: [SyntaxNode] = target.own.flatMap { $0.nodes(.property) }
            .filter { property in
                property.name == "title" && property.detail.hasSuffix("LocalizedStringResource")
                    && property.ancestor(.type)?.conforms(to: "WidgetConfigurationIntent") == true
            }
        var found: [(name: String, node: SyntaxNode)] = []
        for node in shown + titles {
            let text = node.kind == .call ? node.argument("")?.literal : node.source.literal
            if let text { found.append((text, node)) }
        }
        return found
    }
}

/// What the tables of strings of a bundle translate.
struct TranslatedTexts {
    /// The folders of languages, and those of catalogues.
    private(set) var languages: Set<String> = []
    private(set) var keys: Set<String> = []
    /// Whether a table cannot be read, so that its keys are not known.
    private(set) var isUnreadable = false

    /// - Parameter paths: The resources of the bundle: files, and folders of languages.
    init(_ paths: [String]) {
        for path in paths {
            let folder = path.split(separator: "/").first { $0.hasSuffix(".lproj") }
            // These folders are for all languages.
            if let folder, !["Base.lproj", "mul.lproj"].contains(folder) {
                languages.insert(String(folder.dropLast(6)))
            }
            switch path.split(separator: ".").last {
            case "strings": add(PropertyFile(path)?.fields.map { Set($0.keys) })
            case "xcstrings": addCatalogue(path)
            default: break
            }
        }
    }

    private mutating func addCatalogue(_ path: String) {
        let catalogue = FileManager.default.contents(atPath: path)
            .flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
        let texts = catalogue?["strings"] as? [String: [String: Any]]
        add(texts.map { Set($0.keys) })
        let found = (texts ?? [:]).values.compactMap { $0["localizations"] as? [String: Any] }.flatMap(\.keys)
        languages.formUnion(found + [catalogue?["sourceLanguage"] as? String].compactMap(\.self))
    }

    private mutating func add(_ found: Set<String>?) {
        isUnreadable = isUnreadable || found == nil
        keys.formUnion(found ?? [])
    }
}
