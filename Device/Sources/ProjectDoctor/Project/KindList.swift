public import Foundation
import VitrineDevice

/// The kinds of a project's widgets, as a file that a person keeps with the project.
///
/// The file is JSON: `{"kinds": ["Steps", "Week"]}`.
public struct KindList: Codable, Hashable, Sendable {
    /// Sorted.
    public var kinds: [String]

    public init(kinds: [String]) { self.kinds = kinds.sorted() }

    /// - Throws: `DecodingError` for another form.
    public init(_ data: Data) throws { self = try JSONDecoder().decode(KindList.self, from: data) }

    public var json: Data { get throws { try JSONEncoder.readable.encode(self) + Data("\n".utf8) } }
}

/// A widget, control or Live Activity as code declares it.
struct DeclaredKind {
    /// Nil if the kind is not a literal, or a constant of the same project.
    var kind: String?
    var node: SyntaxNode
    /// The properties that may be meant if the kind is named.
    var properties: [SyntaxNode]

    private static let configurations: Set<String> = [
        "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration", "StaticControlConfiguration",
        "AppIntentControlConfiguration",
    ]

    /// The configurations in a target.
    static func all(in target: WidgetProject.Target) -> [DeclaredKind] {
        let constants = Constants(target.files)
        return target.calls(configurations)
            .compactMap { call in
                guard let argument = call.argument("kind") else { return nil }
                let named = constants.properties(of: argument)
                return DeclaredKind(kind: constants.text(argument, named), node: argument, properties: named)
            }
    }
}

/// The texts of constants that code declares.
struct Constants {
    /// The properties, and the cases of enumerations with texts, by name.
    private let properties: [String: [SyntaxNode]]

    init(_ files: [SourceOutline]) {
        let declared = files.flatMap { $0.nodes.filter { [.property, .enumCase].contains($0.kind) } }
        properties = Dictionary(grouping: declared) { $0.name }
    }

    /// The text of an argument whose meaning is certain: its literal, a constant near it, or one of a named type.
    ///
    /// A name may be that of a parameter, too.
    func named(_ argument: SyntaxNode) -> String? {
        let isCertain = argument.only?.kind == .member && argument.only?.detail.first?.isUppercase == true
        let constant = argument.only?.constant.flatMap { $0.kind == .text && $0.detail.isEmpty ? $0.name : nil }
        return constant ?? text(argument, isCertain ? properties(of: argument) : [])
    }

    /// The text of an argument: its literal, or the one that every property that it may name has.
    ///
    /// A constant may have the value of another one, which is followed for some steps.
    func text(_ argument: SyntaxNode, _ named: [SyntaxNode], steps: Int = 4) -> String? {
        if let literal = argument.literal { return literal }
        guard steps > 0 else { return nil }
        let texts = Set(
            named.map { property in
                let source = property.source
                let own = source.children.filter { $0.kind == .text && $0.detail.isEmpty }
                guard own.isEmpty else { return own.count == 1 ? own[0].name : nil }
                return text(source, properties(of: source), steps: steps - 1)
            }
        )
        return texts.count == 1 ? texts.first ?? nil : nil
    }

    /// The properties that an argument may name: those of the type that is meant, or else all of that name.
    func properties(of argument: SyntaxNode) -> [SyntaxNode] {
        guard let only = argument.only, [.name, .member].contains(only.kind) else { return [] }
        var path = only.detail.split(separator: ".").map(String.init)
        // The text of a case is its raw value.
        let name = only.name == "rawValue" ? path.popLast() ?? "" : only.name
        let owner = path.last ?? ""
        let all = properties[name] ?? []
        // A type may have a constant of this name of its own, and another one names it by its type.
        let type = ["", "self", "Self"].contains(owner) ? only.outermostType?.name : owner
        let near = all.filter { $0.ancestor(.type)?.name == type }
        return near.isEmpty ? all : near
    }
}
