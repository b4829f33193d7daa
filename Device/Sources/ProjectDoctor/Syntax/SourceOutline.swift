import Foundation

/// A Swift file as the rules see it: the nodes of its syntax that one may ask for, in the order of the source.
public final class SourceOutline: Sendable {
    /// What a node is.
    public enum Kind: String, Sendable {
        case type, function, parameter, property, enumCase, accessor, attribute, `import`, condition
        /// A `binding` is a constant of a condition, and a `choice` is an expression `? :`.
        case loop, branch, binding, choice, `switch`, `case`
        case call, argument, member, name, text, value, array, closure, unwrap, fallback, `try`, assignment, exit
    }

    /// Whether the file could be read.
    public enum State: String, Sendable {
        case file, unreadable, tooLarge, notUTF8, unparsable
    }

    /// A comment `// vitrine:allow RULE reason`.
    struct Permission: Sendable {
        var rule: String
        var reason: String
        /// Where the comment stands, and the lines that it is about.
        var line: Int
        var column: Int
        var targets: ClosedRange<Int>
    }

    struct Entry: Sendable {
        var kind: Kind
        var depth: Int
        var line: Int
        var column: Int
        var name: String
        var detail: String
        /// Whether this is an extension of a type.
        var isExtension = false
        /// The position behind the last node within this one.
        var end = 0
        var parent: Int?
    }

    /// The absolute path.
    public let path: String
    let state: State
    let entries: [Entry]
    let permissions: [Permission]

    init(path: String, state: State, entries: [Entry] = [], permissions: [Permission] = []) {
        self.path = path
        self.state = state
        self.permissions = permissions
        var entries = entries
        var open: [Int] = []
        for index in entries.indices {
            while let last = open.last, entries[last].depth >= entries[index].depth {
                entries[last].end = index
                open.removeLast()
            }
            entries[index].parent = open.last
            open.append(index)
        }
        for index in open { entries[index].end = entries.count }
        self.entries = entries
    }

    /// Every node of the file.
    var nodes: some Sequence<SyntaxNode> { entries.indices.lazy.map { SyntaxNode(file: self, index: $0) } }

    /// The nodes that are in no other one.
    var top: [SyntaxNode] { SyntaxNode.siblings(in: 0..<entries.count, of: self) }

    /// The nodes of a kind.
    func nodes(_ kind: Kind) -> [SyntaxNode] { nodes.filter { $0.kind == kind } }

    /// The calls of functions and types of these names.
    func calls(_ names: Set<String>) -> [SyntaxNode] { nodes.filter { $0.kind == .call && names.contains($0.name) } }

    /// The types that conform to a protocol by their own declaration.
    func types(_ conformance: String) -> [SyntaxNode] { nodes(.type).filter { $0.conforms(to: conformance) } }
}

/// A node of a file's syntax.
struct SyntaxNode {
    let file: SourceOutline
    let index: Int

    private var entry: SourceOutline.Entry { file.entries[index] }
    var kind: SourceOutline.Kind { entry.kind }
    /// The name of a declaration or a called function, the label of an argument, or the text of a literal.
    var name: String { entry.name }
    /// The conformances of a type, the labels of a function, the type of a property or a parameter, what precedes a
    /// member's dot, or a condition.
    var detail: String { entry.detail }
    var isExtension: Bool { entry.isExtension }
    var place: FindingPlace { FindingPlace(file: file.path, line: entry.line, column: entry.column) }

    /// The nodes within this one.
    var descendants: some Sequence<SyntaxNode> {
        (index + 1..<max(entry.end, index + 1)).lazy.map { SyntaxNode(file: file, index: $0) }
    }

    /// The nodes within this one that are not within a type in it.
    var ownDescendants: [SyntaxNode] {
        var end = index
        return descendants.filter { node in
            guard node.index >= end else { return false }
            if node.kind == .type { end = file.entries[node.index].end }
            return node.kind != .type
        }
    }

    func isSame(_ other: SyntaxNode) -> Bool { index == other.index && file === other.file }

    /// Whether this is the part of a branch that is taken if its condition does not hold.
    var isElse: Bool { kind == .branch && name.hasPrefix("else") }

    /// Whether this is in the part of a branch that is taken if its condition holds, and the branch has another part.
    var isBeforeElse: Bool {
        ancestors.contains { branch in
            branch.kind == .branch && branch.children.contains { $0.isElse && index < $0.index }
        }
    }

    var children: [SyntaxNode] { Self.siblings(in: index + 1..<max(entry.end, index + 1), of: file) }

    /// The nodes in a part of a file that are in no other one there.
    fileprivate static func siblings(in part: Range<Int>, of file: SourceOutline) -> [SyntaxNode] {
        var found: [SyntaxNode] = []
        var index = part.lowerBound
        while index < part.upperBound {
            // Only a rule that looks for the end of a block needs one.
            if file.entries[index].kind != .exit { found.append(SyntaxNode(file: file, index: index)) }
            index = file.entries[index].end
        }
        return found
    }

    var parent: SyntaxNode? { entry.parent.map { SyntaxNode(file: file, index: $0) } }

    /// The nodes around this one, the nearest first.
    var ancestors: some Sequence<SyntaxNode> {
        sequence(state: entry.parent) { next in
            guard let parent = next else { return nil }
            next = file.entries[parent].parent
            return SyntaxNode(file: file, index: parent)
        }
    }

    /// The type around this one that is in no other type.
    var outermostType: SyntaxNode? { ancestors.filter { $0.kind == .type }.last }

    func ancestor(_ kind: SourceOutline.Kind) -> SyntaxNode? { ancestors.first { $0.kind == kind } }

    func calls(_ names: Set<String>) -> [SyntaxNode] {
        descendants.filter { $0.kind == .call && names.contains($0.name) }
    }

    /// The value of an argument of this call; for the label "" of the first one without a label.
    func argument(_ label: String) -> SyntaxNode? { children.first { $0.kind == .argument && $0.name == label } }

    /// The only node of an argument.
    var only: SyntaxNode? {
        let own = children
        return own.count == 1 ? own[0] : nil
    }

    /// What has the expression of a property: its getter, or itself.
    var source: SyntaxNode { children.first { $0.kind == .accessor && $0.name == "get" } ?? self }

    /// The text of an argument that is a literal.
    var literal: String? { only.flatMap { $0.kind == .text && $0.detail.isEmpty ? $0.name : nil } }

    /// The types that a declaration of a type or a property names, such as `View` and `Equatable` of
    /// `@MainActor View & Equatable`.
    var conformances: [String] { detail.split { ", &".contains($0) }.map(String.init) }

    func conforms(to name: String) -> Bool { conformances.contains { $0 == name || $0.hasSuffix(".\(name)") } }
}
