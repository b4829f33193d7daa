import Foundation
import VitrineHost

extension ProjectRule {
    static let bundleIdentifier = ProjectRule(
        "bundleIdentifier",
        .problem,
        "An extension's bundle identifier is not its app's with one further component.",
        why: "The installation or the upload is refused.",
        remedy: "Let the identifier be the app's, a dot and one word, in every configuration.",
        source: "duckduckgo/iOS#713"
    ) { target, project in
        let key = "PRODUCT_BUNDLE_IDENTIFIER"
        return project.pairs(target)
            .compactMap { own, app -> Hit? in
                guard let identifier = known(own.settings[key]), let parent = known(app.settings[key]) else {
                    return nil
                }
                let rest = identifier.hasPrefix(parent + ".") ? identifier.dropFirst(parent.count + 1) : ""
                guard rest.isEmpty || rest.contains(".") else { return nil }
                return Hit(target.place(key, identifier), "\(identifier) does not follow from \(parent)", in: own.name)
            }
    }

    /// An identifier, unless a variable of it is not set.
    private static func known(_ identifier: String?) -> String? {
        guard let identifier, !identifier.isEmpty, !identifier.hasPrefix("."), !identifier.hasSuffix("."),
            !identifier.contains(".."), !identifier.contains("$")
        else { return nil }
        return identifier
    }

    static let bundleVersion = ProjectRule(
        "bundleVersion",
        .problem,
        "An extension has another version than its app.",
        why: "The store warns at each upload (ITMS-90473), and so does Xcode.",
        remedy:
            "Set MARKETING_VERSION and CURRENT_PROJECT_VERSION once for the project, and use them in both property lists.",
        source: "mozilla-mobile/firefox-ios#30777"
    ) { target, project in
        let keys = [
            ("CFBundleShortVersionString", "MARKETING_VERSION"), ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
        ]
        return project.pairs(target)
            .flatMap { own, app in
                keys.compactMap { key, setting -> Hit? in
                    guard let mine = own.version(key, setting), let others = app.version(key, setting), mine != others
                    else { return nil }
                    let place = own.info?.text(key) == nil ? target.place(setting, mine) : own.info?.place(key)
                    return place.map { Hit($0, "\(key) is \(mine), and the app's is \(others)", in: own.name) }
                }
            }
    }

    static let extensionPoint = ProjectRule(
        "extensionPoint",
        .problem,
        "The Info.plist names no extension point, or not that of widgets.",
        why: "The system does not register the extension, and the gallery has no widget of it.",
        remedy:
            "Add NSExtension with NSExtensionPointIdentifier com.apple.widgetkit-extension to the extension's Info.plist.",
        source: "Lcharvol/Claude-God#13"
    ) { target, _ in
        guard target.project.hasSuffix("pbxproj") else { return [] }
        return target.configurations.filter { !$0.lacksInfo && ($0.isWhole || $0.info != nil) }
            .compactMap { own -> Hit? in
                guard own.info == nil || own.info?.fields != nil else { return nil }
                guard let point = own.info?.fields.flatMap(ExtensionPoint.name) else {
                    let place = own.info.map { FindingPlace(file: $0.path) } ?? target.place("GENERATE_INFOPLIST_FILE")
                    return Hit(place, "\(target.name) has no NSExtensionPointIdentifier")
                }
                guard let known = ExtensionPoint(named: point), known != .widget else { return nil }
                return own.info.map { Hit($0.place(point), "\(point) is not the extension point of widgets") }
            }
    }

    static let notEmbedded = ProjectRule(
        "notEmbedded",
        .problem,
        "No app of the project contains an extension.",
        why: "The app is installed without it, and the gallery has no widget of it.",
        remedy: "Add the extension to the app's build phase Embed Foundation Extensions, or remove its target.",
        source: apple("widgetkit/creating-a-widget-extension")
    ) { target, project in
        let apps = project.apps.filter { $0.project == target.project }
        guard target.project.hasSuffix("pbxproj"), !apps.isEmpty,
            !apps.contains(where: { $0.embedded.contains(target.name) })
        else { return [] }
        return [Hit(target.place("PRODUCT_BUNDLE_IDENTIFIER"), "no app contains \(target.name)")]
    }

    static let principalClass = ProjectRule(
        "principalClass",
        .problem,
        "The Info.plist names a principal class beside a Swift `@main`.",
        why:
            "The system looks for the class in place of the program's entry point, and the extension ends at its start.",
        remedy: "Remove NSExtensionPrincipalClass.",
        source: apple("bundleresources/information-property-list/nsextension/nsextensionprincipalclass")
    ) { target, _ in
        let key = "NSExtensionPrincipalClass"
        guard target.own.contains(where: { $0.nodes(.attribute).contains { $0.name == "main" } }) else { return [] }
        return target.configurations.compactMap(\.info)
            .filter { ($0.fields?["NSExtension"] as? [String: Any])?[key] != nil }
            .map { Hit($0.place(key), "\(target.name) has @main and a principal class") }
    }

    static let displayName = ProjectRule(
        "displayName",
        .problem,
        "An extension has no display name.",
        why: "The store refuses the upload (ITMS-90360).",
        remedy:
            "Set INFOPLIST_KEY_CFBundleDisplayName, or CFBundleDisplayName in the Info.plist, for every configuration.",
        source: "vellum-ai/vellum-assistant#39557"
    ) { target, _ in
        guard target.project.hasSuffix("pbxproj") else { return [] }
        let key = "CFBundleDisplayName"
        let lacking = target.configurations.filter { own in
            own.isWhole && !own.lacksInfo && (own.info == nil || own.info?.fields != nil)
                && (own.information(key) ?? "").isEmpty
        }
        guard let first = lacking.first else { return [] }
        let place = first.info?.text(key) == nil ? target.place("PRODUCT_BUNDLE_IDENTIFIER") : first.info?.place(key)
        let list = lacking.map(\.name).joined(separator: ", ")
        return place.map { [Hit($0, "\(target.name) has no display name in \(list)")] } ?? []
    }

    static let deploymentTarget = ProjectRule(
        "deploymentTarget",
        .notice,
        "An extension needs a newer system than its app.",
        why: "On older systems the app installs and its widgets are silently missing.",
        remedy:
            "Set IPHONEOS_DEPLOYMENT_TARGET of the app to the extension's, or lower the extension's as far as its code compiles; WidgetKit needs 14.0.",
        source: "scastiel/kado#97"
    ) { target, project in
        let key = "IPHONEOS_DEPLOYMENT_TARGET"
        return project.pairs(target)
            .compactMap { own, app -> Hit? in
                guard let mine = own.settings[key], let others = app.settings[key], let one = Double(mine),
                    let other = Double(others), one > other
                else { return nil }
                return Hit(target.place(key, mine), "\(target.name) needs \(mine), and its app \(others)", in: own.name)
            }
    }

    static let liveActivitiesKey = ProjectRule(
        "liveActivitiesKey",
        .problem,
        "The app does not say that it has Live Activities.",
        why: "No activity starts: the key counts in the app's Info.plist, not in the extension's.",
        remedy:
            "Set NSSupportsLiveActivities to YES in the app's Info.plist, or INFOPLIST_KEY_NSSupportsLiveActivities.",
        source: apple("bundleresources/information-property-list/nssupportsliveactivities")
    ) { target, project in
        guard let app = project.app(of: target), project.startsActivities,
            let call = target.calls(["ActivityConfiguration"]).first
        else { return [] }
        let key = "NSSupportsLiveActivities"
        let lacking = app.configurations.filter { own in
            guard own.isWhole, !own.lacksInfo, own.info == nil || own.info?.fields != nil else { return false }
            return ["NO", "false", nil].contains(own.information(key))
        }
        guard !lacking.isEmpty else { return [] }
        return [Hit(call, "\(app.name) lacks \(key) in \(lacking.map(\.name).joined(separator: ", "))")]
    }

    static let privacyManifest = ProjectRule(
        "privacyManifest",
        .problem,
        "An extension uses UserDefaults and has no privacy manifest.",
        why: "The store refuses the upload (ITMS-91053): each bundle needs a manifest of its own.",
        remedy:
            "Add PrivacyInfo.xcprivacy to the extension, with reason CA92.1 for its own defaults or 1C8F.1 for the group's.",
        source: "Automattic/simplenote-ios#1575"
    ) { target, _ in
        guard !target.configurations.isEmpty, !target.resources.contains(where: { $0.hasSuffix(".xcprivacy") }) else {
            return []
        }
        let uses = target.own.lazy.flatMap { file in
            file.nodes.filter { node in
                node.kind == .call && (node.name == "UserDefaults" || node.detail == "UserDefaults")
                    || node.kind == .attribute && node.name == "AppStorage"
                    || node.detail == "UserDefaults.standard"
                    || node.name == "standard" && node.detail == "UserDefaults"
                    || [.property, .parameter].contains(node.kind)
                        && ["UserDefaults", "UserDefaults?"].contains(node.detail.split(separator: " ").last)
            }
        }
        return uses.first.map { [Hit($0, "\(target.name) has no PrivacyInfo.xcprivacy")] } ?? []
    }
}

extension WidgetProject.Configuration {
    /// A version of the Info.plist, or of the setting that Xcode takes; nil if it is not known.
    fileprivate func version(_ key: String, _ setting: String) -> String? {
        // Where Xcode generates the list, the setting counts more (`InfoPlistProcessorTaskAction` in swift-build).
        let isGenerated = settings["GENERATE_INFOPLIST_FILE"] == "YES"
        let stated = isGenerated ? settings[setting] ?? info?.text(key) : info?.text(key) ?? settings[setting]
        guard !lacksInfo, let value = stated else { return nil }
        // A variable of what is empty is set by what starts the build.
        return SettingExpansion.expand([value], settings)?.first { !$0.isEmpty }
    }
}
