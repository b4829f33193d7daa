extension ProjectRule {
    static let kindTwice = ProjectRule(
        "kindTwice",
        .problem,
        "Two configurations of an extension have one kind.",
        why: "The system takes one of them for both, or shows nothing of the bundle.",
        remedy: "Give each widget a kind of its own.",
        source: apple("widgetkit/staticconfiguration")
    ) { target, _ in
        let mains = target.files.flatMap { $0.nodes(.type) }
            .filter { $0.children.contains { $0.kind == .attribute && $0.name == "main" } }
        let all = DeclaredKind.all(in: target)
        guard !mains.isEmpty else { return repeated(all) }
        // What the bundle does not lead to is a widget for previews; on older systems it, or the program, may offer
        // another one.
        let isOnOlder: (SyntaxNode) -> Bool = { node in
            node.ancestors.contains { $0.isElse || $0.isGuard } || node.follows(\.startsProgram)
        }
        let isOnNewer: (SyntaxNode) -> Bool = { node in
            node.isBeforeElse || node.follows(\.isGuard) || node.ancestors.contains(where: \.startsProgram)
        }
        let hits = [isOnOlder, isOnNewer]
            .flatMap { isLeftOut in
                let offered = Set(ReachedCode(target, from: mains, without: isLeftOut).declarations.map(\.name))
                return repeated(
                    all.filter { own in own.node.ancestor(.type).map { offered.contains($0.name) } != false }
                )
            }
        return hits.reduce(into: []) { known, hit in
            if !known.contains(where: { $0.place == hit.place }) { known.append(hit) }
        }
    }

    /// The kinds that another widget has before.
    private static func repeated(_ kinds: [DeclaredKind]) -> [Hit] {
        var owners: [String: String] = [:]
        return kinds.compactMap { own in
            guard let kind = own.kind else { return nil }
            let owner = own.node.ancestor(.type)?.name ?? ""
            let first = owners[kind]
            owners[kind] = first ?? owner
            // Two configurations of one widget are branches of its body.
            guard let first, first != owner || owner.isEmpty else { return nil }
            return Hit(own.node, "the kind \(kind) stands a second time")
        }
    }

    static let kindNotConstant = ProjectRule(
        "kindNotConstant",
        .problem,
        "A kind changes from start to start.",
        why: "The system no longer finds a placed widget's kind, and its tile stays as it is.",
        remedy: "Write the kind as a constant.",
        source: "SideStore/SideStore#1415"
    ) { target, _ in
        DeclaredKind.all(in: target)
            .filter { own in
                isChanging(own.node) || !own.properties.isEmpty && own.properties.allSatisfy(isChanging)
            }
            .map { Hit($0.node, "the kind is made anew at each start") }
    }

    /// Whether something in a declaration has another value at each start.
    private static func isChanging(_ node: SyntaxNode) -> Bool {
        let calls: Set<String> = ["UUID", "Date", "random", "randomElement", "arc4random", "arc4random_uniform"]
        return node.descendants.contains { own in
            own.kind == .call && calls.contains(own.name) || own.readsNow || own.name == "globallyUniqueString"
        }
    }

    static let kindRenamed = ProjectRule(
        "kindRenamed",
        .problem,
        "A recorded kind is gone.",
        why: "Widgets that people have placed lose their kind: the tiles stay empty until they are placed again.",
        remedy: "Keep the kind's text, whatever the type is called; record a removal that is wanted with --accept.",
        source: apple("widgetkit/staticconfiguration")
    ) { project in
        guard let recorded = project.recordedKinds else { return [] }
        let declared = project.extensions.flatMap { DeclaredKind.all(in: $0) }
        // A kind that is put together may be any.
        guard !declared.contains(where: { $0.kind == nil }), let place = declared.first?.node.place else { return [] }
        return recorded.kinds.filter { kind in !declared.contains { $0.kind == kind } }
            .map { Hit(place, "no widget has the recorded kind \($0)") }
    }

    static let reloadUnknownKind = ProjectRule(
        "reloadUnknownKind",
        .problem,
        "Code reloads a kind that no widget has.",
        why: "The system ignores the request, and the widget stays old.",
        remedy: "Use one constant for the kind of the widget and of the reload.",
        source: apple("widgetkit/keeping-a-widget-up-to-date")
    ) { project in
        let declared = project.extensions.flatMap { DeclaredKind.all(in: $0) }
        guard !declared.isEmpty, !declared.contains(where: { $0.kind == nil }) else { return [] }
        let kinds = Set(declared.compactMap(\.kind))
        let constants = Constants(project.files)
        return project.files.flatMap { $0.calls(["reloadTimelines", "reloadControls"]) }
            .compactMap { call in
                guard let kind = call.argument("ofKind").flatMap(constants.named), !kinds.contains(kind) else {
                    return nil
                }
                return Hit(call, "no widget has the kind \(kind); there are \(kinds.sorted().joined(separator: ", "))")
            }
    }
}

extension SyntaxNode {
    fileprivate var isGuard: Bool { kind == .branch && name == "guard" }

    /// Whether this is an `if` without another part that starts a program, which ends there.
    fileprivate var startsProgram: Bool {
        kind == .branch && name == "if" && !children.contains(where: \.isElse) && !calls(["main"]).isEmpty
    }

    /// Whether this, or what it is in, stands behind a node in the same block.
    fileprivate func follows(_ isMeant: (SyntaxNode) -> Bool) -> Bool {
        let chain = [self] + ancestors
        return zip(chain, chain.dropFirst())
            .contains { own, parent in parent.children.contains { $0.index < own.index && isMeant($0) } }
    }
}
