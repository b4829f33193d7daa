import Foundation
import PropertyLists
import VitrineHost

extension ProjectRule {
    static let groupMismatch = ProjectRule(
        "groupMismatch",
        .problem,
        "The app and its extension have no App Group in common.",
        why: "Each of them has a container of its own, so the widget never sees what the app writes.",
        remedy: "Name the same App Group in the entitlements of both targets, in every configuration.",
        source: apple("xcode/configuring-app-groups")
    ) { target, project in
        project.pairs(target)
            .compactMap { own, app -> Hit? in
                guard let groups = own.groups, let others = app.groups, !groups.isEmpty,
                    Set(groups).isDisjoint(with: others)
                else { return nil }
                let known = others.isEmpty ? "has none" : "has \(others.joined(separator: ", "))"
                return Hit(
                    own.placeOfGroups(target),
                    "\(target.name) has \(groups.joined(separator: ", ")), and its app \(known)",
                    in: own.name
                )
            }
    }

    static let groupPrefix = ProjectRule(
        "groupPrefix",
        .problem,
        "An App Group's identifier does not begin with `group.`.",
        why: "On a phone such a group cannot be registered: signing fails, or the container is missing.",
        remedy: "Begin the identifier with group.; a team's prefix is for the Mac only.",
        source: apple("xcode/configuring-app-groups")
    ) { project in
        project.targets.flatMap { target in
            target.configurations.flatMap { configuration in
                (configuration.groups ?? []).filter { !$0.hasPrefix("group.") }
                    .map { Hit(configuration.placeOfGroups(target), "\(target.name) has the group \($0)") }
            }
        }
    }

    static let groupPerConfiguration = ProjectRule(
        "groupPerConfiguration",
        .problem,
        "Code has one literal for a group that differs between configurations.",
        why: "In the configuration with the other group the container is missing, often only in the store's build.",
        remedy:
            "Set a variable in the build settings, and use it in the entitlements and in a key of the Info.plist that code reads.",
        source: "NIAEFEUP/uni#1837"
    ) { target, _ in
        let known = target.configurations.map { ($0, $0.groups) }
        guard known.allSatisfy({ $0.1 != nil }) else { return [] }
        let all = Set(known.flatMap { $0.1 ?? [] })
        // What follows `??` counts where the property list names no group.
        let literals = target.files.flatMap { $0.nodes(.text) }
            .filter { all.contains($0.name) && $0.detail.isEmpty && !$0.isFallback }
        // Code that names the group of each configuration chooses among them.
        guard Set(literals.map(\.name)).count == 1, let literal = literals.first else { return [] }
        let lacking = known.filter { $0.1?.contains(literal.name) == false }.map(\.0.name)
        guard !lacking.isEmpty else { return [] }
        return [Hit(literal, "\(literal.name) is not in the entitlements of \(lacking.joined(separator: ", "))")]
    }

    static let entitlementsUnused = ProjectRule(
        "entitlementsUnused",
        .problem,
        "No configuration, or not every one, names the entitlements that lie beside an extension.",
        why: "The extension is signed without them: it has no App Group, and shows its placeholder or nothing.",
        remedy: "Set CODE_SIGN_ENTITLEMENTS for all configurations of the target.",
        source: "dotnet/macios#9458"
    ) { target, project in
        let own = project.extensionOnly(target)
        guard target.project.hasSuffix("pbxproj"), !own.isEmpty else { return [] }
        let folder = FilePath.commonFolder(of: own.map(\.path))
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let lacking = target.configurations.filter { $0.stated == .absent }
        guard !lacking.isEmpty else { return [] }
        let list = lacking.map(\.name).joined(separator: ", ")
        let others =
            project.targets.filter { $0.name != target.name }
            .flatMap { $0.configurations.compactMap(\.entitlements?.path) }
            + project.otherEntitlements
        return names.sorted().filter { $0.hasSuffix(".entitlements") }.compactMap { PropertyFile("\(folder)/\($0)") }
            .filter { !others.contains($0.path) && $0.isMissed }
            .map { Hit(FindingPlace(file: $0.path), "\(target.name) does not use it in \(list)") }
    }

    static let entitlementsChangeable = ProjectRule(
        "entitlementsChangeable",
        .problem,
        "The build may change the entitlements.",
        why: "A group can be lost on the way to the store, where nothing else shows it.",
        remedy:
            "Remove CODE_SIGN_ALLOW_ENTITLEMENTS_MODIFICATION, and look at the product with `codesign -d --entitlements -`.",
        source: "readest/readest#4891"
    ) { project in
        project.targets.flatMap { target in
            let setting = "CODE_SIGN_ALLOW_ENTITLEMENTS_MODIFICATION"
            return target.configurations.contains { $0.settings[setting] == "YES" }
                ? [Hit(target.place(setting, "YES"), "\(target.name) sets \(setting)")] : []
        }
    }
}

extension WidgetProject.Configuration {
    /// Where the groups stand: in the entitlements, or in a `project.yml` from which these are made.
    fileprivate func placeOfGroups(_ target: WidgetProject.Target) -> FindingPlace {
        entitlements?.place(PropertyList.appGroupsKey)
            ?? target.place(PropertyList.appGroupsKey, groups?.first ?? "")
    }
}
