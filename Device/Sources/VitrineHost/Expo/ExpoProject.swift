import PropertyLists
import VitrineDevice

/// The widget extensions of an Expo project that has not been generated: folders with an `expo-target.config.js`,
/// `.json` or `.ts`, which the plugin `@bacons/apple-targets` makes into targets.
struct ExpoProject {
    let files: FileTree

    /// The widget extensions of some configurations, and what is wrong with these.
    struct Outline {
        var extensions: [ExtensionSources] = []
        var troubles: [ProjectOutline.Trouble] = []
    }

    /// The widget extensions in a folder and below it, in the order of their folders.
    ///
    /// - Throws: ``HostError`` with code `project` for a configuration that Expo refuses to read.
    func extensions(below folder: String) throws(HostError) -> [ExtensionSources] {
        let outline = outline(below: folder)
        guard let broken = outline.troubles.first(where: { $0.rule == ProjectOutline.Trouble.unreadable }) else {
            return outline.extensions
        }
        throw HostError(.project, broken.text)
    }

    /// Reads the configurations in a folder and below it.
    func outline(below folder: String) -> Outline {
        // A repository of several packages has apps/NAME/targets/TARGET.
        let paths = files.projects(below: folder, levels: 6) { $0.hasPrefix(Self.configuration) }
            .filter { ["js", "cjs", "mjs", "ts", "json"].contains(FilePath.fileExtension($0)) }
        var outline = Outline()
        for (root, paths) in Dictionary(grouping: paths, by: appFolder).sorted(by: { $0.value[0] < $1.value[0] }) {
            let app = ExpoApp(in: root, files: files)
            outline.troubles += app.troubles
            var others: [ExpoTarget] = []
            for path in paths {
                let own = ExpoConfiguration(path, files, for: app.value.withLine(0))
                if let mistake = own.mistake {
                    outline.troubles.append(mistake)
                    continue
                }
                outline.troubles += unknownType(own)
                guard var target = target(own, app) else { continue }
                var found = target.troubles
                // Of a watch, the identifiers follow from those of the watch's app.
                if target.sources.platform == .phone, app.troubles.isEmpty {
                    found += target.disagreements(with: app, others, files)
                    others.append(target)
                }
                target.sources.notes += found.map(\.text)
                outline.troubles += found
                outline.extensions.append(target.sources)
            }
        }
        return outline
    }

    /// The plugin of an app that makes its widgets when the native project is generated; nil if none has one.
    func generatingPlugin(below folder: String) -> String? {
        files.projects(below: folder) { ExpoApp.files.contains($0) }
            .flatMap { ExpoApp(in: FilePath.folder($0), files: files).plugins }
            .first { ["expo-widgets", "voltra", "@use-voltra/ios-client"].contains($0) }
    }

    private static let configuration = "expo-target.config."

    /// The extension that a configuration describes; nil if the target is not a widget.
    private func target(_ configuration: ExpoConfiguration, _ app: ExpoApp) -> ExpoTarget? {
        let folder = FilePath.folder(configuration.path)
        let own = configuration.value
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
        sources.appName = app.text(["name"])
        sources.entitlements = entitlements(own, app.value) ?? sources.entitlements
        sources.notes += app.notes + configuration.unknown
        var found = ExpoTarget(configuration: configuration, sources: sources)
        let beside = (files.names(folder) ?? []).filter { FilePath.fileExtension($0) == "entitlements" }
        if beside.count > 1 {
            found.add(
                "the folder has several entitlements, which the plugin refuses: \(beside.joined(separator: ", "))"
            )
        }
        found.addAssets(in: folder, app.folder ?? folder, files)
        return found
    }

    /// A type that is misspelt: of a folder whose code is a widget, and of none of the plugin's types.
    private func unknownType(_ own: ExpoConfiguration) -> [ProjectOutline.Trouble] {
        guard let type = own.value["type"].text,
            let meant = Spelling.closest(to: type, of: ["widget", "watch-widget"]),
            meant != type,
            CandidateCheck(files: files)
                .isWidget(FolderProject(files: files).sources(at: FilePath.folder(own.path)).code.swiftFiles)
        else { return [] }
        let message = "the plugin knows no target of the type \(type); did you mean \(meant)?"
        return [own.trouble(message, at: "type", rule: ProjectOutline.Trouble.unreadable)]
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

    /// The folder of the app that a target belongs to.
    private func appFolder(of configuration: String) -> String? {
        var folder = FilePath.folder(FilePath.folder(configuration))
        for _ in 0..<4 {
            if !Set(files.names(folder) ?? []).isDisjoint(with: ExpoApp.files) { return folder }
            folder = FilePath.folder(folder)
        }
        return nil
    }

    // MARK: - What the plugin makes of them

    private func settings(_ own: ScriptValue, _ app: ExpoApp, target: String) -> [String: String] {
        let appIdentifier = app.text(["ios", "bundleIdentifier"]) ?? "hosted.app"
        let stated = own["bundleIdentifier"].text
        let appended = stated ?? ".\(own["type"].text ?? "widget")"
        var settings = [
            "PRODUCT_NAME": target, "TARGET_NAME": target, "SWIFT_VERSION": "5.0",
            "PRODUCT_BUNDLE_IDENTIFIER": appended.hasPrefix(".") ? appIdentifier + appended : appended,
            "CURRENT_PROJECT_VERSION": app.text(["ios", "buildNumber"]) ?? "1",
            "MARKETING_VERSION": app.text(["ios", "version"]) ?? app.text(["version"]) ?? "1.0.0",
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
}
