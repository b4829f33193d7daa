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

    /// Calls that read the disk, the network or a database.
    static func readings(in method: SyntaxNode) -> [SyntaxNode] {
        method.descendants.filter { node in
            let path = node.detail.split(separator: ".").first.map(String.init) ?? ""
            switch node.kind {
            case .call:
                return ["UserDefaults", "FileManager", "URLSession", "ModelContainer", "ModelContext"]
                    .contains(node.name)
                    || ["NSPersistentContainer", "DispatchSemaphore"].contains(node.name)
                    || node.name == "Data" && node.argument("contentsOf") != nil
                    || ["UserDefaults", "FileManager", "URLSession"].contains(path)
            case .member: return ["UserDefaults", "FileManager", "URLSession"].contains(node.detail)
            default: return false
            }
        }
    }
}
