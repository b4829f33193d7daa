/// The declarations that an extension's widgets lead to, by name.
///
/// A file that an extension shares with its app often has views that no widget shows.
struct ReachedCode {
    /// Types, their extensions, functions and properties that extend views, and those outside of types.
    let declarations: [SyntaxNode]

    /// - Parameters:
    ///   - target: The extension.
    ///   - roots: The types to begin with; by default every widget and bundle.
    ///   - isEnd: Whether nothing is followed that a declaration leads to.
    ///   - isLeftOut: Whether a node within a declaration is not followed.
    init(
        _ target: WidgetProject.Target,
        from roots: [SyntaxNode]? = nil,
        until isEnd: (SyntaxNode) -> Bool = { _ in false },
        without isLeftOut: (SyntaxNode) -> Bool = { _ in false }
    ) {
        let types = target.files.flatMap { $0.nodes(.type) }
        let extended: Set = ["View", "ViewModifier", "WidgetConfiguration", "Text", "Image"]
        let members = target.files.flatMap { file in
            file.nodes.filter { node in
                guard [.function, .property].contains(node.kind) else { return false }
                let owner = node.ancestors.first { $0.kind != .condition }
                return owner.map { $0.kind == .type && extended.contains($0.name) } ?? true
            }
        }
        // What an intent shows is drawn when it is performed.
        let intents = Set(types.filter { $0.conformances.contains { $0.hasSuffix("Intent") } }.map(\.name))
        let named = Dictionary(grouping: types.filter { !intents.contains($0.name) } + members) { $0.name }
        let isRoot: (SyntaxNode) -> Bool = { type in
            ["Widget", "WidgetBundle", "ControlWidget"].contains { type.conforms(to: $0) }
        }
        var seen: Set<String> = []
        // A name that is declared often leads to the same declarations each time.
        var open = (roots ?? types.filter(isRoot)).map(\.name).filter { seen.insert($0).inserted }
        var found: [SyntaxNode] = []
        while let name = open.popLast() {
            for declaration in named[name] ?? [] {
                found.append(declaration)
                guard !isEnd(declaration) else { continue }
                // A type has what extends the protocols to which it conforms, and a property what its type has.
                let stated = declaration.kind == .function ? [] : declaration.conformances
                open += stated.filter { !extended.contains($0) && named[$0] != nil && seen.insert($0).inserted }
                for node in declaration.ownDescendants where [.call, .name, .member].contains(node.kind) {
                    let first = node.detail.split(separator: ".").first.map(String.init)
                    let names = [node.name, first ?? ""].filter { named[$0] != nil && !seen.contains($0) }
                    guard !names.isEmpty, !isLeftOut(node) else { continue }
                    open += names.filter { seen.insert($0).inserted }
                }
            }
        }
        declarations = found
    }

    /// The views among them that only extensions have, and what extends these.
    func views(in project: WidgetProject, _ target: WidgetProject.Target) -> [SyntaxNode] {
        let own = Set(project.extensionOnly(target).map(\.path))
        let types = declarations.filter { own.contains($0.file.path) && $0.kind == .type }
        let names = Set(types.filter { $0.conforms(to: "View") || $0.conforms(to: "ViewModifier") }.map(\.name))
        return types.filter { names.contains($0.name) }
    }
}

/// The methods in which a provider answers the system.
enum ProviderMethod {
    /// The methods of a kind in the files of a target: `placeholder`, `snapshot` or `timeline`.
    static func all(_ kind: String, in target: WidgetProject.Target) -> [SyntaxNode] {
        let types = target.files.flatMap { $0.nodes(.type) }
        // An extension has the methods of a type that conforms elsewhere, or those of a protocol.
        let providers = Set(
            types.flatMap { type in
                let protocols = type.conformances.filter { $0.contains("Provid") }
                return protocols.isEmpty ? [] : [type.name] + protocols
            }
        )
        return target.files.flatMap { $0.nodes(.function) }
            .filter { isAnswer($0, kind) && $0.ancestor(.type).map { providers.contains($0.name) } == true }
    }

    /// Whether a function is such a method.
    static func isAnswer(_ function: SyntaxNode, _ kind: String) -> Bool {
        let names: Set<String> = [kind, "get" + kind.prefix(1).uppercased() + kind.dropFirst()]
        return names.contains(function.name)
            && ["in", "for,in", "in,completion", "for,in,completion"].contains(function.detail)
    }
}

/// The methods of a target's types, by what calls them.
struct OwnMethods {
    private let byName: [String: [SyntaxNode]]

    init(_ target: WidgetProject.Target) {
        let methods = target.files.flatMap { $0.nodes(.function) }.filter { $0.parent?.kind == .type }
        byName = Dictionary(grouping: methods) { "\($0.parent?.name ?? "").\($0.name)" }
    }

    /// A method and those of its own type that it leads to where it is not about a preview.
    func reached(from method: SyntaxNode) -> [SyntaxNode] {
        var found = [method]
        var index = 0
        while index < found.count {
            let next = found[index].descendants.filter { $0.kind == .call && !$0.isForPreview }
                .flatMap { called(by: $0, in: found[index]) }
                .filter { $0.parent?.name == method.parent?.name }
            for own in next where !found.contains(where: own.isSame) { found.append(own) }
            index += 1
        }
        return found
    }

    /// The methods that a call in a function means: those of its own type, or of the type that is named or made.
    func called(by call: SyntaxNode, in function: SyntaxNode) -> [SyntaxNode] {
        guard call.kind == .call else { return [] }
        let base = call.children.first.flatMap { [.argument, .closure].contains($0.kind) ? nil : $0 }
        let path = call.detail.split(separator: ".").map(String.init)
        let owner: String? =
            if path.isEmpty {
                base == nil ? function.ancestor(.type)?.name : base?.kind == .call ? base?.name : nil
            } else if ["self", "Self"].contains(call.detail) {
                function.ancestor(.type)?.name
            } else if path.count == 1, let made = call.constant(path[0]) {
                made.kind == .call ? made.name : made.detail
            } else {
                path.count == 1 || path.last == "shared" ? path[0] : nil
            }
        return owner.flatMap { byName["\($0).\(call.name)"] } ?? []
    }

    /// The first place in a method that reads the disk, the network or a database, also by a method that it calls, with
    /// what reads there; a method in which a node is an answer to that does not count.
    func reading(
        in method: SyntaxNode,
        unless isAnswered: (SyntaxNode) -> Bool = { _ in false }
    ) -> (place: SyntaxNode, reader: SyntaxNode)? {
        var seen: [SyntaxNode] = []
        func first(in own: SyntaxNode, steps: Int) -> (SyntaxNode, SyntaxNode)? {
            guard steps > 0, !seen.contains(where: own.isSame), !own.descendants.contains(where: isAnswered) else {
                return nil
            }
            seen.append(own)
            for node in own.descendants {
                if Self.isReading(node) { return (node, node) }
                for next in called(by: node, in: own) {
                    if let found = first(in: next, steps: steps - 1) { return (node, found.1) }
                }
            }
            return nil
        }
        return first(in: method, steps: 8)
    }

    /// Whether a call or a member reads the disk, the network or a database.
    private static func isReading(_ node: SyntaxNode) -> Bool {
        let stores: Set = ["UserDefaults", "FileManager", "URLSession"]
        let path = node.detail.split(separator: ".").first.map(String.init) ?? ""
        switch node.kind {
        case .call:
            return stores.contains(node.name) || stores.contains(path)
                || ["ModelContainer", "ModelContext", "NSPersistentContainer", "DispatchSemaphore"].contains(node.name)
                || node.name == "Data" && node.argument("contentsOf") != nil
        case .member: return stores.contains(node.detail)
        default: return false
        }
    }
}
