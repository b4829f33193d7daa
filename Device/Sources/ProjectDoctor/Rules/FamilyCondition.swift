/// Whether code is left out for one family of widgets, by the conditions and choices around it.
struct FamilyCondition {
    /// Such as `systemSmall`.
    let family: String

    /// Whether a condition around a node, or one that ends its block before it, shows that the family never has it.
    func excludes(_ node: SyntaxNode) -> Bool {
        var child = node
        for parent in node.ancestors.prefix(while: { $0.kind != .type }) {
            if admits(child, in: parent) == false { return true }
            let before = parent.children.prefix { $0.index < child.index }
            if before.contains(where: ends) { return true }
            child = parent
        }
        return false
    }

    /// Whether the family comes to a part of a statement; nil if that depends on something else.
    private func admits(_ part: SyntaxNode, in parent: SyntaxNode) -> Bool? {
        switch parent.kind {
        case .branch where parent.name == "guard" || part.isElse,
            .choice where part.kind == .choice && part.name == "else":
            holds(parent.detail[...]).map { !$0 }
        case .branch, .choice: holds(parent.detail[...])
        case .switch where Self.isFamily(parent.name[...]) && part.kind == .case: admits(part, among: parent.children)
        default: nil
        }
    }

    private func admits(_ part: SyntaxNode, among cases: [SyntaxNode]) -> Bool? {
        let isNamed: (SyntaxNode) -> Bool = { $0.name.contains(".\(family)") && !$0.name.contains(" where ") }
        if part.name.contains(".\(family)") { return true }
        // A case without a family, such as `default`, has what the others leave.
        return part.name.contains(".") ? false : cases.contains(where: isNamed) ? false : nil
    }

    /// Whether what follows a statement is never reached with the family.
    private func ends(_ statement: SyntaxNode) -> Bool {
        guard statement.kind == .branch, let isTaken = holds(statement.detail[...]) else { return false }
        let exits = statement.descendants.contains { $0.kind == .exit && $0.parent?.index == statement.index }
        return statement.name == "guard" ? !isTaken : isTaken && exits
    }

    /// Whether a condition holds for the family; nil if that depends on something else.
    private func holds(_ condition: Substring) -> Bool? {
        Self.parts(condition, ",")
            .map { all in
                Self.parts(all, "||").map { Self.parts($0, "&&").map(isMet).combined(deciding: false) }
                    .combined(deciding: true)
            }
            .combined(deciding: false)
    }

    private func isMet(_ term: Substring) -> Bool? {
        let term = term.trimming
        if term.hasPrefix("!") { return isMet(term.dropFirst()).map { !$0 } }
        if term.hasPrefix("("), term.hasSuffix(")") { return holds(term.dropFirst().dropLast()) }
        if term.hasPrefix("["), let list = term.wholeMatch(of: /\[(.*)\]\.contains\((.*)\)/), Self.isFamily(list.2) {
            return Self.parts(list.1, ",").contains { Self.name($0) == family }
        }
        guard let sides = term.wholeMatch(of: /(?:case)?\s*(\S+)\s*(==|!=|=)\s*(\S+)/) else { return nil }
        let names = [sides.1, sides.3]
        guard let other = names.first(where: { !Self.isFamily($0) }), names.contains(where: Self.isFamily),
            other.contains(".")
        else { return nil }
        return (Self.name(other) == family) == (sides.2 != "!=")
    }

    private static func name(_ path: Substring) -> Substring { (path.split(separator: ".").last ?? "").trimming }

    private static func isFamily(_ path: Substring) -> Bool { ["family", "widgetFamily"].contains(name(path)) }

    /// What stands between the marks of a condition that are in no brackets.
    private static func parts(_ text: Substring, _ mark: String) -> [Substring] {
        var depth = 0
        var (start, index) = (text.startIndex, text.startIndex)
        var found: [Substring] = []
        while index < text.endIndex {
            depth += "([{".contains(text[index]) ? 1 : ")]}".contains(text[index]) ? -1 : 0
            if depth == 0, text[index...].hasPrefix(mark) {
                found.append(text[start..<index])
                start = text.index(index, offsetBy: mark.count)
                index = start
            } else {
                index = text.index(after: index)
            }
        }
        return found + [text[start...]]
    }
}

extension Substring {
    fileprivate var trimming: Substring {
        let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex
        return self[..<end].drop(while: \.isWhitespace)
    }
}

extension [Bool?] {
    /// The value of a chain in which one value decides for all.
    fileprivate func combined(deciding: Bool) -> Bool? {
        contains(deciding) ? deciding : contains(nil) ? nil : !deciding
    }
}
