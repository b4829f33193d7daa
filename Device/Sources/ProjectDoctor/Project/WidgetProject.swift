import Foundation
import PropertyLists
import VitrineHost

/// What the rules judge: the apps and widget extensions of a project with their settings, property lists and code.
struct WidgetProject {
    /// The folder that is examined.
    var root: String
    var targets: [Target] = []
    /// Projects that cannot be read.
    var troubles: [ProjectOutline.Trouble] = []
    /// What was not read, or is only assumed.
    var notes: [String] = []
    /// The kinds of an earlier state; nil if none was recorded.
    var recordedKinds: KindList?
    /// The entitlements of targets that are not judged, such as a watch's.
    var otherEntitlements: [String] = []
    /// Whether code in another language or of another extension asks for reloads, or a package may that is not here.
    var reloadsElsewhere = false

    struct Target {
        var name: String
        var isExtension: Bool
        /// The file that describes the target.
        var project: String
        var configurations: [Configuration]
        /// The target's own files.
        var own: [SourceOutline]
        /// The files of the frameworks and packages that it uses.
        var shared: [SourceOutline]
        /// Absolute paths.
        var resources: [String]
        /// The names of the targets that it needs, and of those that are put into it.
        var dependencies: [String]
        var embedded: [String] = []

        var files: [SourceOutline] { own + shared }
    }

    /// A target in one build configuration.
    struct Configuration {
        var name: String
        /// Whether every file with settings is there: what is not set may be set there.
        var isWhole = true
        var settings: [String: String]
        var info: PropertyFile?
        /// The settings that name a file which is not there, with its path.
        var absent: [String: String]
        /// The entitlements, and the file that has them.
        var stated: TargetEntitlements
        var entitlements: PropertyFile?
    }

    var apps: [Target] { targets.filter { !$0.isExtension } }
    var extensions: [Target] { targets.filter(\.isExtension) }

    /// Every file once.
    var files: [SourceOutline] {
        var seen: Set<String> = []
        return targets.flatMap(\.files).filter { seen.insert($0.path).inserted }
    }

    /// Whether code starts Live Activities, or has them started by pushes: Xcode's template has one that nothing
    /// starts.
    var startsActivities: Bool {
        files.contains { file in
            file.calls(["request"]).contains { $0.argument("attributes") != nil }
                || file.nodes(.member).contains { $0.name == "pushToStartTokenUpdates" }
        }
    }

    /// Whether an activity may become stale: code says when, or a server may.
    var limitsActivities: Bool {
        files.contains { file in
            let isPushed = file.nodes(.member).contains { $0.name == "pushToStartTokenUpdates" }
            return isPushed
                || file.nodes(.argument)
                    .contains { ["staleDate", "pushType"].contains($0.name) && $0.only?.name != "nil" }
        }
    }

    /// The app that embeds an extension: the one that needs it, or else the only one of the same project.
    func app(of target: Target) -> Target? {
        let near = apps.filter { $0.project == target.project }
        return near.first { $0.dependencies.contains(target.name) } ?? (near.count == 1 ? near[0] : nil)
    }

    /// The files that only extensions have: what stands there runs in no app.
    func extensionOnly(_ target: Target) -> [SourceOutline] {
        let others = Set(apps.flatMap { $0.files.map(\.path) })
        return target.own.filter { !others.contains($0.path) }
    }

    /// Each configuration of an extension with that of its app.
    func pairs(_ target: Target) -> [(own: Configuration, app: Configuration)] {
        guard let app = app(of: target) else { return [] }
        return target.configurations.compactMap { own in
            app.configurations.first { $0.name == own.name }.map { (own, $0) }
        }
    }
}

extension WidgetProject.Target {
    /// Where a setting stands in the project file, if possible in a configuration of this target; the file's first
    /// line if it stands elsewhere.
    func place(_ setting: String, _ value: String = "") -> FindingPlace {
        let lines = FileManager.default.contents(atPath: project)?.textLines ?? []
        let named = lines.indices.filter { lines[$0].contains("\(setting) =") || lines[$0].contains("\(setting):") }
        let configurations = configurations(in: lines)
        let own = named.filter { line in configurations.contains { $0.contains(line) } }
        // A value whose variables are replaced may stand on another target's line only.
        let exact = own.first { lines[$0].contains(value) } ?? own.first ?? named.first { lines[$0].contains(value) }
        return FindingPlace(file: project, line: (exact ?? named.first ?? 0) + 1)
    }

    /// The lines of this target's configurations, which Xcode's comments tell apart.
    private func configurations(in lines: [Substring]) -> [Range<Int>] {
        let title = "/* Build configuration list for PBXNativeTarget \"\(name)\" */ = {"
        guard let list = lines.firstIndex(where: { $0.hasSuffix(title) }) else { return [] }
        let identifiers = lines[list...].prefix { !$0.hasSuffix(");") }
            .filter { $0.hasSuffix("*/,") }
            .compactMap { $0.split(whereSeparator: \.isWhitespace).first }
        return identifiers.compactMap { identifier in
            lines.firstIndex { $0.hasSuffix("= {") && $0.contains(identifier) }
                .map { $0..<(lines[$0...].firstIndex { $0 == "\t\t};" } ?? $0) }
        }
    }

    /// The types that conform to a protocol, in all files of the target.
    func types(_ conformance: String) -> [SyntaxNode] { files.flatMap { $0.types(conformance) } }

    func calls(_ names: Set<String>) -> [SyntaxNode] { files.flatMap { $0.calls(names) } }
}

extension WidgetProject.Configuration {
    /// Whether the project names an Info.plist that is not there, or that is made by the C preprocessor.
    var lacksInfo: Bool { absent["INFOPLIST_FILE"] != nil || settings["INFOPLIST_PREPROCESS"] == "YES" }

    /// The value of a key of the Info.plist, or of the setting from which Xcode makes it, with variables replaced.
    func information(_ key: String) -> String? {
        let stated = (info?.fields?[key] as? Bool).map { $0 ? "YES" : "NO" } ?? info?.text(key)
        // Xcode puts the setting over the file's value, where it makes the list (`InfoPlistProcessorTaskAction`).
        let own = settings["INFOPLIST_KEY_\(key)"].flatMap { $0.isEmpty ? nil : $0 } ?? stated
        var expansion = SettingExpansion(settings)
        return own.map { expansion.expand($0) }
    }

    /// The App Groups of the entitlements; nil if they are not known.
    var groups: [String]? {
        switch stated {
        case .absent: []
        case .unknown: nil
        case .groups(let listed): SettingExpansion.expand(listed, settings)
        case .file:
            entitlements?.fields.flatMap { SettingExpansion.expand(PropertyList.appGroups(in: $0), settings) }
        }
    }
}
