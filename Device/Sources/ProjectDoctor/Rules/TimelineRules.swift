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
                guard let list = call.entries, list.kind == .array, list.name == "1" else {
                    return false
                }
                return call.argument("policy")?.only?.name == "atEnd" && !(list.only.map(isLater) ?? false)
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
        return target.timelines.filter { $0.argument("policy")?.only?.name == "never" }
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
        ProviderMethod.all("placeholder", in: target)
            .compactMap { ProviderMethod.readings(in: $0).first.map { Hit($0, "placeholder(in:) uses \($0.name)") } }
    }

    static let snapshotWithoutPreview = ProjectRule(
        "snapshotWithoutPreview",
        .notice,
        "A snapshot reads the disk or the network and never asks whether it is a preview.",
        why: "The gallery shows an empty or a late widget to a person who has no data yet.",
        remedy: "If context.isPreview is true, return sample data at once.",
        source: apple("widgetkit/timelineprovider/getsnapshot(in:completion:)")
    ) { target, _ in
        ProviderMethod.all("snapshot", in: target)
            .filter { method in !method.descendants.contains { $0.name == "isPreview" } }
            .compactMap {
                ProviderMethod.readings(in: $0).first
                    .map { Hit($0, "the snapshot uses \($0.name == "init" ? $0.detail : $0.name) in a preview too") }
            }
    }

    static let sampleData = ProjectRule(
        "sampleData",
        .problem,
        "A timeline has sample data.",
        why: "People see invented values on their home screen and take them for their own.",
        remedy: "Show an empty state; samples belong to previews and to snapshots with context.isPreview.",
        source: apple("widgetkit/making-a-configurable-widget")
    ) { target, _ in
        ProviderMethod.all("timeline", in: target)
            .flatMap { method in
                method.descendants
                    .filter { node in
                        guard [.member, .call].contains(node.kind) else { return false }
                        let isSample = ["sample", "mock", "preview", "samples", "mocks", "sampleData", "mockData"]
                            .contains(node.name)
                        // A value, such as that of a sensor, takes or has samples, and a note has a preview.
                        let owner = node.detail.split(separator: ".").last
                        let isMeasured =
                            owner?.first?.isLowercase == true
                            && (node.kind == .call || owner != "self" && !node.name.hasSuffix("Data"))
                        return isSample && !isMeasured && !isForPreview(node)
                    }
                    .prefix(1).map { Hit($0, "the timeline uses \($0.name)") }
            }
    }

    /// Whether a node is the choice of an `if` or a `? :` that asks for a preview, or is not in what people install.
    private static func isForPreview(_ node: SyntaxNode) -> Bool {
        let around = node.ancestors
        let isBranch = around.contains { own in
            switch own.kind {
            case .branch: own.descendants.contains { $0.name == "isPreview" }
            case .condition: ["DEBUG", "targetEnvironment(simulator)"].contains(own.name)
            default: false
            }
        }
        return isBranch
            || zip([node] + around, around)
                .contains { own, parent in
                    parent.children.contains { other in
                        other.name == "isPreview" && other.index < own.index
                            && own.place.line - other.place.line <= 2
                    }
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
}
