extension ProjectRule {
    static let standardDefaults = ProjectRule(
        "standardDefaults",
        .problem,
        "An extension reads a value of the app from the standard defaults.",
        why: "They are the extension's own: what the app stores in its standard defaults is never seen.",
        remedy: "Use UserDefaults(suiteName:) with the App Group, and @AppStorage with its store.",
        source: apple("xcode/configuring-app-groups")
    ) { target, project in
        // Views may have a store from those around them.
        let hasStore = !target.calls(["defaultAppStorage"]).isEmpty
        let uses = project.extensionOnly(target).flatMap(standardDefaults)
            .filter { !hasStore || $0.use.name != "AppStorage" }
        guard !uses.isEmpty, let app = project.app(of: target) else { return [] }
        let own = Set(project.extensionOnly(target).map(\.path))
        let others = app.files.filter { !own.contains($0.path) }
        let constants = Constants(others)
        let keys = others.flatMap(\.nodes).filter(\.isKey)
        let known = Set(keys.compactMap(\.only?.nameOfKey) + keys.compactMap(constants.named))
        // What an extension sets and reads is its own.
        let (written, read) = (uses.filter(\.use.isSetting), uses.filter { !$0.use.isSetting })
        let kept = Set(written.map(\.key.nameOfKey)).intersection(read.map(\.key.nameOfKey))
        // A name of the extension's own, such as a local constant, is another one than that of the app.
        let shared = Set(
            others.flatMap { $0.nodes(.property) }.filter { $0.ancestor(.function) == nil }.map(\.name)
        )
        let foreign = known.subtracting(kept)
        return
            uses.filter { _, key in
                foreign.contains(key.nameOfKey) && (key.kind != .name || shared.contains(key.name))
            }
            .map { Hit($0.use, "\($0.key.nameOfKey) is not shared with the app") }
    }

    /// The values of the standard defaults that a file uses, by their keys.
    static func standardDefaults(in file: SourceOutline) -> [(use: SyntaxNode, key: SyntaxNode)] {
        file.nodes.compactMap { node in
            let isUse =
                node.kind == .call && (node.detail == "UserDefaults.standard" || isOfStandardDefaults(node))
                || node.kind == .attribute && node.name == "AppStorage" && node.argument("store") == nil
            let key = isUse ? (node.argument("forKey") ?? node.argument(""))?.only : nil
            return key.map { (node, $0) }
        }
    }

    /// Whether a call is one of `UserDefaults()`, or of a constant with the standard defaults.
    private static func isOfStandardDefaults(_ call: SyntaxNode) -> Bool {
        guard call.argument("forKey") != nil else { return false }
        let base = call.detail.isEmpty ? call.children.first : call.constant(call.detail)
        guard let base, ["UserDefaults", "standard"].contains(base.name) else { return false }
        guard base.kind != .call else { return base.argument("suiteName") == nil }
        let isTyped = base.parent?.detail.hasSuffix(" UserDefaults") == true
        return base.detail == "UserDefaults" || base.detail.isEmpty && isTyped
    }

    static let containerUnwrap = ProjectRule(
        "containerUnwrap",
        .problem,
        "Code ends the process if the container is missing.",
        why: "A wrong entitlement then ends the extension at each start, and the widget shows nothing at all.",
        remedy: "Show an empty state without a container.",
        source: "home-assistant/iOS#4998"
    ) { target, _ in
        let isContainer: (SyntaxNode) -> Bool = { $0.argument("forSecurityApplicationGroupIdentifier") != nil }
        let called = target.calls(["containerURL"]).filter { isContainer($0) && isDemanded($0) }
        let named = target.files.flatMap { $0.nodes(.unwrap) }.compactMap { $0.only?.constant }.filter(isContainer)
        return (called + named).filter { isUsed($0, in: target) }
            .map { Hit($0, "the process ends without a container") }
    }

    /// Whether the process ends without what a call, or a chain that begins with it, returns: by `!` or a `guard`.
    private static func isDemanded(_ call: SyntaxNode) -> Bool {
        guard let user = call.ancestors.first(where: { ![.call, .binding].contains($0.kind) }) else { return false }
        if user.kind == .unwrap { return true }
        guard user.kind == .branch, user.name == "guard" else { return false }
        return user.calls(["fatalError", "preconditionFailure"]).contains { $0.index > call.index }
    }

    static let databaseWritable = ProjectRule(
        "databaseWritable",
        .problem,
        "An extension opens the app's database for writing.",
        why: "The system ends a process that holds a lock on it when it is suspended (0xDEAD10CC), the app's too.",
        remedy: "Let the app write a small file for the widget, or open the database for reading only.",
        source: "groue/GRDB.swift#1626"
    ) { target, project in
        project.extensionOnly(target)
            .flatMap { $0.calls(containers.union(["ModelConfiguration", "ModelContainer"])) }
            .filter { call in
                guard !call.isForPreview else { return false }
                switch call.name {
                // A container without a configuration is one for writing.
                case "ModelContainer": return call.argument("for") != nil && call.argument("configurations") == nil
                case "ModelConfiguration":
                    return ["allowsSave": "true", "isStoredInMemoryOnly": "false"]
                        .allSatisfy { label, value in call.argument(label).map { $0.only?.name == value } ?? true }
                default: break
                }
                let named = call.argument("configuration")?.only?.name
                let configurations = target.files.flatMap(\.nodes)
                    .filter { [.property, .function].contains($0.kind) && $0.name == named }
                let words: Set<String> = ["isReadOnly", "readonly", "NSReadOnlyPersistentStoreOption"]
                let isMemory = call.name == "DatabaseQueue" && !call.children.contains { $0.kind == .argument }
                // What is opened in one member of a type may be set in another one.
                let around = call.ancestors.suffix(1)
                return !isMemory
                    && !(around + configurations).contains { $0.descendants.contains { words.contains($0.name) } }
            }
            .map { Hit($0, "\($0.name) without reading only") }
    }

    private static let containers: Set<String> = [
        "NSPersistentContainer", "NSPersistentCloudKitContainer", "DatabasePool", "DatabaseQueue",
    ]

    static let backgroundSession = ProjectRule(
        "backgroundSession",
        .problem,
        "An extension's background session has no shared container.",
        why: "Such a session is invalid at once, and nothing is loaded.",
        remedy: "Set sharedContainerIdentifier of the session's configuration to the App Group.",
        source: apple("foundation/urlsessionconfiguration/sharedcontaineridentifier")
    ) { target, _ in
        target.own.flatMap { file -> [Hit] in
            guard !file.nodes.contains(where: { $0.kind == .member && $0.name == "sharedContainerIdentifier" }) else {
                return []
            }
            return file.calls(["background"])
                .filter { $0.argument("withIdentifier") != nil && isUsed($0, in: target) }
                .map { Hit($0, "no sharedContainerIdentifier is set") }
        }
    }

    /// Whether any code of a target names the property or the method of a type in which a call stands, but what an app
    /// alone has done, such as a drag.
    private static func isUsed(_ call: SyntaxNode, in target: WidgetProject.Target) -> Bool {
        let around = Array(call.ancestors)
        guard !around.contains(where: { $0.name == "transferRepresentation" }) else { return false }
        guard let type = around.firstIndex(where: { $0.kind == .type }),
            let member = around[..<type].last(where: { [.property, .function].contains($0.kind) }),
            member.name != "init"
        else { return true }
        let uses: Set<SourceOutline.Kind> = [.call, .member, .name]
        return target.files.contains { file in
            file.nodes.contains { node in
                (node.name == member.name || node.detail.split(separator: ".").contains { $0 == member.name })
                    && uses.contains(node.kind)
                    && !node.ancestors.contains { $0.name == "transferRepresentation" || $0.isSame(member) }
            }
        }
    }
}

extension SyntaxNode {
    /// Whether this is the argument that names a stored value: that of a call `forKey:` or of an attribute.
    fileprivate var isKey: Bool {
        guard kind == .argument, let user = parent else { return false }
        let isCoding = user.name.hasPrefix("decode") || user.name.hasPrefix("encode")
        return user.kind == .attribute || ["forKey", "key"].contains(name) && !isCoding
    }

    /// What a key is called: its text, or the name of a constant or a case.
    fileprivate var nameOfKey: String {
        name == "rawValue" ? detail.split(separator: ".").last.map(String.init) ?? name : name
    }

    /// Whether this call stores a value.
    fileprivate var isSetting: Bool { kind == .call && ["set", "setValue", "removeObject"].contains(name) }
}
