import AssetCompiler
import Foundation
import PropertyLists
import WidgetArchive

/// A widget extension that a configuration of Expo's describes.
struct ExpoTarget {
    let configuration: ExpoConfiguration
    var sources: ExtensionSources
    /// What the plugin refuses or gets wrong.
    private(set) var troubles: [ProjectOutline.Trouble] = []

    init(configuration: ExpoConfiguration, sources: ExtensionSources) {
        self.configuration = configuration
        self.sources = sources
    }

    mutating func add(_ message: String, at key: String = "", behind outer: String? = nil) {
        troubles.append(configuration.trouble(message, at: key, behind: outer, rule: "expoTarget"))
    }

    // MARK: - The app and its other targets

    /// Where the target does not go with its app, or with a target before it.
    func disagreements(with app: ExpoApp, _ others: [ExpoTarget], _ files: FileTree) -> [ProjectOutline.Trouble] {
        groups(of: app, files) + identity(of: app, others) + plugin(of: app)
    }

    private func groups(of app: ExpoApp, _ files: FileTree) -> [ProjectOutline.Trouble] {
        let stated = app.value["ios"]["entitlements"][PropertyList.appGroupsKey]
        // Entitlements that cannot be read are a finding of another rule.
        guard app.own != nil, let own = try? sources.entitlements.appGroups(sources.code.settings, files: files),
            !own.isEmpty, let groups = stated == .missing ? [] : stated.texts, Set(own).isDisjoint(with: groups)
        else { return [] }
        let known = groups.isEmpty ? "has none" : "has \(groups.joined(separator: ", "))"
        let message = "\(sources.name) has \(own.joined(separator: ", ")), and its app \(known)"
        if case .file(let path) = sources.entitlements {
            return [ProjectOutline.Trouble(path: path, line: 1, message: message, rule: "groupMismatch")]
        }
        return [configuration.trouble(message, at: PropertyList.appGroupsKey, rule: "groupMismatch")]
    }

    private func identity(of app: ExpoApp, _ others: [ExpoTarget]) -> [ProjectOutline.Trouble] {
        var found: [ProjectOutline.Trouble] = []
        let identifier = sources.code.settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? ""
        if let other = others.first(where: { $0.sources.name == sources.name }) {
            let message = "\(other.configuration.path) has the name \(sources.name) too: one target replaces the other"
            found.append(configuration.trouble(message, at: "name", rule: "expoTarget"))
        } else if let other = others.first(where: {
            $0.sources.code.settings["PRODUCT_BUNDLE_IDENTIFIER"] == identifier
        }) {
            let message = "\(identifier) is that of \(other.sources.name) too"
            found.append(configuration.trouble(message, at: "bundleIdentifier", rule: "bundleIdentifier"))
        }
        guard let parent = app.value["ios"]["bundleIdentifier"].text,
            configuration.value["bundleIdentifier"].text != nil
        else { return found }
        let rest = identifier.hasPrefix(parent + ".") ? identifier.dropFirst(parent.count + 1) : ""
        if rest.isEmpty || rest.contains(".") {
            let message = "\(identifier) does not follow from \(parent)"
            found.append(configuration.trouble(message, at: "bundleIdentifier", rule: "bundleIdentifier"))
        }
        return found
    }

    private func plugin(of app: ExpoApp) -> [ProjectOutline.Trouble] {
        // A plugin of the app's own may call the other one, as may the app's script.
        guard let own = app.own, app.value["plugins"].unknownLines.isEmpty, !own.mentions("apple-targets"),
            !app.plugins.contains(where: { $0.contains("apple-targets") || $0.hasPrefix(".") })
        else { return [] }
        let message = "the plugins lack @bacons/apple-targets, so that \(sources.name) is not made"
        return [own.trouble(message, at: "plugins", rule: "expoTarget")]
    }

    // MARK: - Colours and images

    /// Takes colours and images from the configuration.
    ///
    /// - Parameters:
    ///   - folder: The target's folder, to which paths with a dot at the start are relative.
    ///   - root: The app's folder, to which the others are.
    ///   - files: The files to read.
    mutating func addAssets(in folder: String, _ root: String, _ files: FileTree) {
        for (name, value) in configuration.value["colors"].members.sorted(by: { $0.key < $1.key }) {
            let stated = value.members.isEmpty ? .map(["light": value]) : value
            guard value.unknownLines.isEmpty else { continue }
            let variants = [("light", nil), ("dark", ResourceIndex.Appearance.dark)]
                .compactMap { key, appearance in CSSColor(stated[key])?.variant(appearance: appearance) }
            if variants.count < 1 || variants.count < stated.members.count {
                add(
                    "the colour \(name) is not understood; write it as \"#FF6600\" or { light, dark }",
                    at: name,
                    behind: "colors"
                )
            }
            if !variants.isEmpty { sources.assets.colors[name] = ResourceIndex.Color(variants: variants) }
        }
        for (name, value) in configuration.value["images"].members.sorted(by: { $0.key < $1.key }) {
            let stated = value.text == nil ? value : .map(["1x": value])
            for (scale, path) in stated.members.sorted(by: { $0.key < $1.key }) {
                guard let path = path.text, scale.hasSuffix("x"), let factor = Double(scale.dropLast()) else {
                    continue
                }
                let base = path.hasPrefix(".") || path.hasPrefix("/") ? folder : root
                let file = FilePath.absolute(path.hasPrefix("/") ? "." + path : path, in: base)
                if path.contains("://") {
                    let line = configuration.line(of: name, behind: "images")
                    sources.notes.append(
                        "\(configuration.path):\(line): the image \(name) lies on a server; nothing is fetched"
                    )
                } else if files.contents(file) == nil {
                    add("the image \(name) is not there: \(file)", at: name, behind: "images")
                } else {
                    sources.assets.images[name, default: []].append(.init(file: URL(filePath: file), scale: factor))
                }
            }
        }
    }
}
