import AssetCompiler
import Foundation
import PropertyLists
import WidgetArchive

/// The widget extensions of an Expo project that has not been generated: folders with an `expo-target.config.js`,
/// `.json` or `.ts`, which the plugin `@bacons/apple-targets` makes into targets.
struct ExpoProject {
    let files: FileTree

    /// The widget extensions in a folder and below it, in the order of their folders.
    func extensions(below folder: String) -> [ExtensionSources] {
        // A repository of several packages has apps/NAME/targets/TARGET.
        files.projects(below: folder, levels: 6) { $0.hasPrefix(Self.configuration) }
            .filter { ["js", "cjs", "mjs", "ts", "json"].contains(FilePath.fileExtension($0)) }
            .compactMap(sources)
    }

    /// The plugin of an app that makes its widgets in Swift when the native project is generated; nil if it has none.
    func generatingPlugin(in folder: String) -> String? {
        let plugins = app(in: folder)["plugins"].elements.compactMap { $0.text ?? $0.elements.first?.text }
        return plugins.first { ["expo-widgets", "voltra", "@use-voltra/ios-client"].contains($0) }
    }

    private static let configuration = "expo-target.config."

    /// The extension that a configuration describes; nil if the target is not a widget.
    private func sources(at configuration: String) -> ExtensionSources? {
        let folder = FilePath.folder(configuration)
        let root = appFolder(above: folder)
        let app = root.map(app) ?? .missing
        let own = value(at: configuration, for: app.withoutLines)
        guard let platform = Self.platform(own["type"]) else { return nil }

        let name = own["name"].text ?? FilePath.name(folder)
        let target = String(name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
        var sources = FolderProject(files: files).sources(at: folder)
        // What the configuration computes may be a target without widgets.
        if own["type"].text == nil, !CandidateCheck(files: files).isWidget(sources.code.swiftFiles) { return nil }
        let shared = files.files(below: FilePath.folder(folder) + "/_shared")
        sources.name = target.isEmpty ? FilePath.name(folder) : target
        sources.code.name = ModuleName.make(sources.name)
        sources.code.swiftFiles += shared.filter(FolderProject.isSwift)
        sources.resources += FolderProject.resources(shared)
        sources.code.settings = settings(own, app, target: sources.name)
        sources.resources.removeAll {
            FilePath.name($0).hasPrefix(Self.configuration) || FilePath.name($0) == "pods.rb"
        }
        sources.platform = platform
        sources.appName = app["name"].text
        sources.entitlements = entitlements(own, app) ?? sources.entitlements
        var notes = ScriptNotes(path: configuration)
        notes.addUnknown(in: own)
        let used = [app["ios"]["bundleIdentifier"], app["ios"]["entitlements"], app["name"]]
        if let root, !used.allSatisfy(\.unknownLines.isEmpty) {
            sources.notes.append("\(root): the app's configuration computes its name, identifier or entitlements")
        }
        sources.assets = assets(own, in: folder, root ?? folder, &notes)
        sources.notes += notes.lines
        return sources
    }

    /// The system of a type of target; nil for a target without widgets.
    ///
    /// A type that is not known may be a widget's.
    private static func platform(_ type: ScriptValue) -> ExtensionPlatform? {
        switch type {
        case .text("widget"), .unknown, .missing: .phone
        case .text("watch-widget"): .watch
        default: nil
        }
    }

    // MARK: - Configurations

    private static let appConfigurations = ["app.config.ts", "app.config.js", "app.config.cjs", "app.config.mjs"]

    /// The folder of the app that a target belongs to.
    private func appFolder(above folder: String) -> String? {
        var folder = FilePath.folder(folder)
        for _ in 0..<4 {
            let names = Set(files.names(folder) ?? [])
            if !names.isDisjoint(with: ["app.json", "app.config.json"] + Self.appConfigurations) { return folder }
            folder = FilePath.folder(folder)
        }
        return nil
    }

    /// The configuration of an app: of a program that makes it, what can be read without running it.
    private func app(in folder: String) -> ScriptValue {
        func unwrapped(_ value: ScriptValue) -> ScriptValue { value["expo"] == .missing ? value : value["expo"] }
        let stated = ["app.json", "app.config.json"].map { "\(folder)/\($0)" }.first { files.contents($0) != nil }
        let plain = stated.map { unwrapped(value(at: $0, for: .missing)) } ?? .missing
        let program = Self.appConfigurations.map { "\(folder)/\($0)" }.first { files.contents($0) != nil }
        guard let program, case .map(let made) = unwrapped(value(at: program, for: .map(["config": plain]))) else {
            return plain
        }
        return .map(plain.members.merging(made) { $1.unknownLines.isEmpty ? $1 : $0 })
    }

    /// The longest configuration that is read, in bytes.
    private static let sizeLimit = 1 << 20

    private func value(at path: String, for argument: ScriptValue) -> ScriptValue {
        guard let data = files.contents(path), data.count <= Self.sizeLimit,
            let text = String(data: data, encoding: .utf8)
        else { return .unknown(line: 1) }
        var reader = ScriptReader(text) { [files] required in
            let path = FilePath.absolute(required, in: FilePath.folder(path))
            guard required.hasPrefix("."), let text = files.text(path) else { return .missing }
            var reader = ScriptReader(text)
            return reader.exported(for: .missing)
        }
        return reader.exported(for: argument)
    }

    // MARK: - What the plugin makes of them

    private func settings(_ own: ScriptValue, _ app: ScriptValue, target: String) -> [String: String] {
        let appIdentifier = app["ios"]["bundleIdentifier"].text ?? "hosted.app"
        let stated = own["bundleIdentifier"].text
        let appended = stated ?? ".\(own["type"].text ?? "widget")"
        var settings = [
            "PRODUCT_NAME": target, "TARGET_NAME": target, "SWIFT_VERSION": "5.0",
            "PRODUCT_BUNDLE_IDENTIFIER": appended.hasPrefix(".") ? appIdentifier + appended : appended,
            "CURRENT_PROJECT_VERSION": app["ios"]["buildNumber"].text ?? "1",
            "MARKETING_VERSION": app["ios"]["version"].text ?? app["version"].text ?? "1.0.0",
            "INFOPLIST_KEY_CFBundleDisplayName": own["displayName"].text ?? own["name"].text ?? target,
        ]
        for (key, value) in own["infoPlist"].members {
            if case .text(let text) = value { settings["INFOPLIST_KEY_\(key)"] = text }
        }
        return settings
    }

    /// The groups of the configuration's entitlements; nil if it has none, and a file beside it counts.
    private func entitlements(_ own: ScriptValue, _ app: ScriptValue) -> TargetEntitlements? {
        switch own["entitlements"] {
        case .missing: return nil
        case .map(let stated):
            // The plugin copies the app's groups where the target's entitlements do not name any.
            let groups = stated[PropertyList.appGroupsKey] ?? app["ios"]["entitlements"][PropertyList.appGroupsKey]
            // Entitlements from elsewhere may have groups.
            if groups == .missing { return stated["..."] == nil ? .groups([]) : .unknown }
            return groups.texts.map { .groups($0) } ?? .unknown
        default: return .unknown
        }
    }

    private func assets(
        _ own: ScriptValue,
        in folder: String,
        _ root: String,
        _ notes: inout ScriptNotes
    ) -> DeclaredAssets {
        var assets = DeclaredAssets()
        for (name, value) in own["colors"].members.sorted(by: { $0.key < $1.key }) {
            let stated = value.text == nil ? value : .map(["light": value])
            guard value.unknownLines.isEmpty else { continue }
            let variants = [("light", nil), ("dark", ResourceIndex.Appearance.dark)]
                .compactMap { key, appearance in
                    stated[key].text.flatMap { CSSColor($0) }.map { $0.variant(appearance: appearance) }
                }
            if variants.count < 1 || variants.count < stated.members.count {
                notes.add("the colour \(name) is not understood; write it as \"#FF6600\" or { light, dark }")
            }
            if !variants.isEmpty { assets.colors[name] = ResourceIndex.Color(variants: variants) }
        }
        for (name, value) in own["images"].members.sorted(by: { $0.key < $1.key }) {
            let stated = value.text == nil ? value : .map(["1x": value])
            for (scale, path) in stated.members.sorted(by: { $0.key < $1.key }) {
                guard let path = path.text, scale.hasSuffix("x"), let factor = Double(scale.dropLast()) else {
                    continue
                }
                let base = path.hasPrefix(".") || path.hasPrefix("/") ? folder : root
                let file = FilePath.absolute(path.hasPrefix("/") ? "." + path : path, in: base)
                if path.contains("://") {
                    notes.add("the image \(name) lies on a server; nothing is fetched")
                } else if files.contents(file) == nil {
                    notes.add("the image \(name) is not there: \(file)")
                } else {
                    assets.images[name, default: []].append(.init(file: URL(filePath: file), scale: factor))
                }
            }
        }
        return assets
    }
}

/// What a person should know about a configuration, with the file in front.
private struct ScriptNotes {
    let path: String
    private(set) var lines: [String] = []

    init(path: String) { self.path = path }

    /// Names the lines whose values only a run of the script would tell.
    mutating func addUnknown(in value: ScriptValue) {
        for line in value.unknownLines where line > 0 {
            lines.append("\(path):\(line): only running the script would tell what is here; it is left out")
        }
    }

    mutating func add(_ text: String) { lines.append("\(path): \(text)") }
}
