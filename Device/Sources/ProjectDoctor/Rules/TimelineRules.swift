extension ProjectRule {
    static let atEndOnce = ProjectRule(
        "atEndOnce",
        .problem,
        "A timeline of one entry asks again at its end.",
        why: "The entry is the end already, so the widget asks as soon as it may, and its budget is gone by noon.",
        remedy: "Use .after with the date of the next change, or .never and a reload when something changes.",
        source: apple("widgetkit/timelinereloadpolicy")
    ) { target, _ in
        target.timelines
            .filter { call in
                guard call.policy == "atEnd", let entry = call.onlyEntry else { return false }
                return !isLater(entry)
            }
            .map { Hit($0, "one entry with the policy atEnd") }
    }

    /// Whether the code shows that an entry is not of the present time: where it is made, as a constant, or in the
    /// function that makes it.
    private static func isLater(_ entry: SyntaxNode) -> Bool {
        let value = entry.kind == .name ? entry.constant ?? entry : entry
        let made = [value] + value.file.nodes(.function).filter { $0.name == value.name }.flatMap(\.descendants)
        let dates = made.filter { $0.kind == .call }.compactMap { $0.argument("date")?.children.first }
        return !dates.isEmpty && dates.allSatisfy(\.isOtherTime)
    }

    static let emptyTimeline = ProjectRule(
        "emptyTimeline",
        .problem,
        "A timeline has no entry.",
        why: "The system discards it silently, and the widget keeps its placeholder.",
        remedy: "Return one entry at least, such as an empty state.",
        source: "SideStore/SideStore#1415"
    ) { target, _ in
        target.timelines
            .filter { call in
                guard let list = call.entries else { return false }
                // `[Entry]()` is a call of a list.
                let isTyped = list.kind == .call && list.name.isEmpty && list.only?.kind == .array
                return isTyped || list.kind == .array && list.name == "0"
            }
            .map { Hit($0, "entries is an empty list") }
    }

    static let neverReloaded = ProjectRule(
        "neverReloaded",
        .problem,
        "A timeline is never asked for again, and nothing reloads it.",
        why: "The widget keeps its first entries for ever.",
        remedy: "Call WidgetCenter.shared.reloadTimelines(ofKind:) after the app has written, or use another policy.",
        source: apple("widgetkit/keeping-a-widget-up-to-date")
    ) { target, project in
        // Without its app, nobody knows who reloads.
        guard project.app(of: target) != nil, !project.reloadsElsewhere else { return [] }
        // The system reloads a widget after an intent of its own.
        guard !target.calls(["Button", "Toggle"]).contains(where: { $0.argument("intent") != nil }) else { return [] }
        let reloads: Set<String> = ["reloadTimelines", "reloadAllTimelines"]
        guard !project.files.contains(where: { !$0.calls(reloads).isEmpty }) else { return [] }
        return target.timelines.filter { $0.policy == "never" }
            .filter { call in
                // What is the same for ever needs no reload.
                guard let provider = call.outermostType else { return false }
                return ReachedCode(target, from: [provider]).declarations.contains { readsWhatChanges($0) }
            }
            .map { Hit($0, "the policy is never, and no code of the project reloads widgets") }
    }

    /// Whether a declaration reads what its app, the network or the system may change.
    private static func readsWhatChanges(_ declaration: SyntaxNode) -> Bool {
        let stores: Set<Substring> = [
            "UserDefaults", "AppStorage", "FileManager", "URLSession", "ModelContainer", "ModelContext",
            "FetchDescriptor", "NSPersistentContainer", "NSFetchRequest", "Realm", "EKEventStore", "HKHealthStore",
            "CLLocationManager", "SnapshotStore",
        ]
        return declaration.descendants.contains { node in
            let path = node.detail.split(separator: ".").first ?? ""
            return stores.contains(Substring(node.name)) || stores.contains(path)
                || node.kind == .argument && ["contentsOf", "contentsOfFile"].contains(node.name)
        }
    }

    static let reloadLoop = ProjectRule(
        "reloadLoop",
        .problem,
        "A reload is requested in a loop, by a provider or with each change of a property.",
        why: "A widget has 40 to 70 reloads a day; the rest is ignored, and the widget is old in the afternoon.",
        remedy: "Reload once, after everything is written, and only if what is shown has changed.",
        source: "MapleTechLabs/maple#548"
    ) { project in
        let reloads = project.files.flatMap { $0.calls(["reloadTimelines", "reloadAllTimelines"]) }
        return reloads.compactMap { call in
            let around = call.ancestors
            let near = around.prefix { $0.kind != .function && $0.kind != .type }
            // A loop over what happens later, with `await`, has one round for each.
            if let loop = near.first(where: { $0.kind == .loop && $0.name != "for await" }), !isOnce(call, in: loop) {
                // Each kind once is what a loop over the kinds does.
                return call.argument("ofKind")?.only?.kind == .text || call.name == "reloadAllTimelines"
                    ? Hit(call, "requested in a loop (\(loop.name))") : nil
            }
            if near.contains(where: { $0.kind == .accessor && ["didSet", "willSet"].contains($0.name) }) {
                return Hit(call, "requested with each change of a property")
            }
            if near.contains(where: { $0.kind == .call && $0.name == "scheduledTimer" }) {
                return Hit(call, "requested by a timer")
            }
            let isTimeline = call.ancestor(.function).map { ProviderMethod.isAnswer($0, "timeline") } ?? false
            return isTimeline ? Hit(call, "requested by the provider that answers it") : nil
        }
    }

    /// Whether a loop ends after a call in it, or only stores the closure that has the call.
    private static func isOnce(_ call: SyntaxNode, in loop: SyntaxNode) -> Bool {
        let blocks = call.ancestors.prefix { $0.index >= loop.index }
        if let closure = blocks.first(where: { $0.kind == .closure }) {
            return closure.user.map {
                !["Task", "detached", "addTask", "async", "asyncAfter", "run", "forEach"].contains($0.name)
            }
                ?? true
        }
        return loop.descendants.contains { exit in
            guard exit.kind == .exit, exit.index > call.index,
                blocks.contains(where: { $0.index == exit.parent?.index })
            else { return false }
            // In a case, `break` ends the choice.
            return exit.name != "break"
                || !exit.ancestors.prefix { $0.index > loop.index }.contains { $0.kind == .case }
        }
    }

    static let placeholderReads = ProjectRule(
        "placeholderReads",
        .notice,
        "A placeholder reads the disk, the network or a database.",
        why: "It is asked for at once and on the main thread; the widget appears late or not at all.",
        remedy: "Return an entry with fixed values; the system redacts them.",
        source: apple("widgetkit/timelineprovider/placeholder(in:)")
    ) { target, _ in
        let methods = OwnMethods(target)
        return ProviderMethod.all("placeholder", in: target).compactMap { methods.reading(in: $0) }
            .map { Hit($0.place, "placeholder(in:) uses \($0.reader.name)") }
    }

    static let snapshotWithoutPreview = ProjectRule(
        "snapshotWithoutPreview",
        .notice,
        "A snapshot reads the disk or the network and never asks whether it is a preview.",
        why: "The gallery shows an empty or a late widget to a person who has no data yet.",
        remedy: "If context.isPreview is true, return sample data at once.",
        source: apple("widgetkit/timelineprovider/getsnapshot(in:completion:)")
    ) { target, _ in
        let methods = OwnMethods(target)
        return ProviderMethod.all("snapshot", in: target)
            .compactMap { method in
                methods.reading(in: method, unless: isShownWithoutData)
                    .map { place, reader in
                        let name = reader.name == "init" ? reader.detail : reader.name
                        return Hit(place, "the snapshot uses \(name) in a preview too")
                    }
            }
    }

    /// Whether a node names what a person without data sees: a sample, or a default value.
    private static func isShownWithoutData(_ node: SyntaxNode) -> Bool {
        let name = node.name.lowercased()
        return ["sample", "preview", "mock", "placeholder", "example", "fallback"].contains { name.contains($0) }
            || name.hasPrefix("default") && !["default", "defaults"].contains(name)
    }

    /// What code calls invented values.
    private static let samples: Set<String> = [
        "sample", "mock", "preview", "example", "samples", "mocks", "examples", "sampleData", "mockData", "exampleData",
    ]

    static let sampleData = ProjectRule(
        "sampleData",
        .problem,
        "A timeline has sample data.",
        why: "People see invented values on their home screen and take them for their own.",
        remedy: "Show an empty state; samples belong to previews and to snapshots with context.isPreview.",
        source: apple("widgetkit/making-a-configurable-widget")
    ) { target, _ in
        // A placeholder is a sample if it is made of values, and not an empty state with a text or two.
        let values: Set<SourceOutline.Kind> = [.text, .value]
        let hasFullPlaceholder = target.files.flatMap { $0.nodes(.function) }
            .contains { own in
                own.name == "placeholder" && own.detail != "in"
                    && own.descendants.count { values.contains($0.kind) } > 3
            }
        let methods = OwnMethods(target)
        return ProviderMethod.all("timeline", in: target)
            .flatMap { method in
                methods.reached(from: method).flatMap(\.descendants)
                    .filter { node in
                        guard [.member, .call].contains(node.kind) else { return false }
                        let isFull = node.kind == .call && node.name == "placeholder" && node.argument("in") == nil
                        let isSample = samples.contains(node.name) || isFull && hasFullPlaceholder
                        // A value, such as that of a sensor, takes or has samples, and a note has a preview.
                        let owner = node.detail.split(separator: ".").last
                        let isMeasured =
                            owner?.first?.isLowercase == true
                            && (node.kind == .call || owner != "self" && !node.name.hasSuffix("Data"))
                        return isSample && !isMeasured && !node.isForPreview
                    }
                    .prefix(1).map { Hit($0, "the timeline uses \($0.name)") }
            }
    }
}

extension WidgetProject.Target {
    /// The calls that make a timeline, also by `.init`.
    var timelines: [SyntaxNode] { files.flatMap { $0.nodes.filter(\.isTimeline) } }
}

extension SyntaxNode {
    /// Whether this makes a timeline.
    var isTimeline: Bool {
        kind == .call && ["Timeline", "init"].contains(name) && argument("entries") != nil && argument("policy") != nil
    }

    /// The list of a timeline's entries, also as a constant.
    fileprivate var entries: SyntaxNode? { argument("entries")?.only.map { $0.constant ?? $0 } }

    /// The name of a timeline's policy, also as a constant.
    fileprivate var policy: String? { argument("policy")?.only.map { ($0.constant ?? $0).name } }

    /// The entry of a timeline that has one: in a list, or added to an empty one in the block of the timeline.
    fileprivate var onlyEntry: SyntaxNode? {
        guard let list = entries else { return nil }
        guard list.kind == .name else { return list.kind == .array && list.name == "1" ? list.only : nil }
        let scope = ancestors.first { $0.kind == .function } ?? self
        let uses = scope.descendants.filter { node in
            node.name == list.name && [.name, .property].contains(node.kind) || node.detail == list.name
        }
        let added = uses.filter { $0.kind == .call }
        // The list is declared, is added to once, and is given to the timeline.
        guard uses.count == 3, let declared = uses.first, declared.kind == .property, declared.isEmptyList,
            uses[2].isSame(list), added.count == 1, added[0].name == "append", let entry = added[0].argument("")?.only,
            let block = added[0].parent, ancestors.contains(where: { $0.isSame(block) }),
            !block.ancestors.prefix(while: { !$0.isSame(scope) }).contains(where: { $0.kind == .loop })
        else { return nil }
        return block.kind == .loop ? nil : entry
    }

    /// Whether this property begins as a list without elements.
    private var isEmptyList: Bool {
        children.last.map { $0.kind == .array && $0.name == "0" || $0.kind == .call && $0.only?.kind == .array }
            ?? false
    }

    /// Whether this is a part of what a preview has: of a choice that asks for one, of a member that is named so, or of
    /// what people do not install.
    var isForPreview: Bool {
        ancestors.contains { own in
            switch own.kind {
            case .branch, .choice: own.detail.contains("isPreview") || own.detail.contains("RUNNING_FOR_PREVIEWS")
            case .condition: ["DEBUG", "targetEnvironment(simulator)"].contains(own.name)
            case .type: own.conforms(to: "PreviewProvider") || own.conforms(to: "PreviewModifier")
            case .property, .function: own.name.hasPrefix("preview")
            default: false
            }
        }
    }
}
