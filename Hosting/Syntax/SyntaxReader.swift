import SwiftParser
import SwiftSyntax

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Outlines Swift files for `vitrine doctor`.
///
/// `SyntaxReader LIST OUT`: LIST has paths, each with a zero byte behind it. OUT receives for each, in their order, a
/// line `parsing`, one with its state, and a line for each node that a rule may ask for, in the order of the source:
/// depth, kind, line, column, name and detail. The
/// command compiles this file against the compiler's own `SwiftSyntax`, so that nothing of it is built with the project
/// or distributed.
@main
enum SyntaxReader {
    static func main() {
        guard CommandLine.arguments.count == 3, let list = bytes(of: CommandLine.arguments[1]),
            let out = fopen(CommandLine.arguments[2], "w")
        else { exit(74) }
        for path in String(decoding: list, as: UTF8.self).split(separator: "\0") {
            // The command reads from it at which file this program ended.
            write(Array("parsing\n".utf8), to: out)
            write(outline(of: String(path)), to: out)
        }
        exit(fclose(out) == 0 ? 0 : 74)
    }

    private static func write(_ bytes: [UInt8], to out: UnsafeMutablePointer<FILE>) {
        bytes.withUnsafeBufferPointer { _ = fwrite($0.baseAddress, 1, $0.count, out) }
        fflush(out)
    }

    /// Ends the program after some seconds of the processor's time; after 0, never.
    private static func limit(_ seconds: Int) {
        var timer = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
        // The name ITIMER_VIRTUAL has another type on each system.
        setitimer(1, &timer, nil)
    }

    private static func outline(of path: String) -> [UInt8] {
        guard let source = bytes(of: path) else { return Array("unreadable\n".utf8) }
        // A larger file is data that was written as Swift.
        guard source.count <= 16 << 20 else { return Array("tooLarge\n".utf8) }
        guard let text = String(validating: source, as: UTF8.self) else { return Array("notUTF8\n".utf8) }
        // For some sources, such as many open brackets, the parser takes twice as long with each character.
        signal(SIGVTALRM) { _ in _exit(75) }
        limit(10 + 10 * (source.count >> 20))
        defer { limit(0) }
        let tree = Parser.parse(source: text)
        let outline = Outline(source)
        outline.walk(tree)
        outline.addPermissions(of: tree)
        return Array("file\n".utf8) + outline.lines
    }

    private static func bytes(of path: String) -> [UInt8]? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var result: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&part, 1, part.count, file)
            guard count > 0 else { return ferror(file) == 0 ? result : nil }
            result += part[..<count]
        }
    }
}

/// Writes the nodes of one file.
private final class Outline: SyntaxAnyVisitor {
    private(set) var lines: [UInt8] = []
    /// The written nodes around the one that is visited.
    private var opened: [SyntaxIdentifier] = []
    private let starts: [Int]
    private let mayPermit: Bool

    init(_ source: [UInt8]) {
        starts = [0] + source.indices.filter { source[$0] == 0x0A }.map { $0 + 1 }
        // Looking for the comment in every token takes longer than the word does.
        mayPermit = String(decoding: source, as: UTF8.self).contains("vitrine:allow")
        super.init(viewMode: .sourceAccurate)
    }

    private func place(_ offset: Int) -> (line: Int, column: Int) {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }

    private func write(_ kind: String, at offset: Int, _ name: String, _ detail: String) {
        let (line, column) = place(offset)
        lines += "\(opened.count)\t\(kind)\t\(line)\t\(column)\t\(Self.plain(name))\t\(Self.plain(detail))\n".utf8
    }

    private func add(_ kind: String, _ node: some SyntaxProtocol, _ name: String = "", _ detail: String = "") {
        write(kind, at: node.positionAfterSkippingLeadingTrivia.utf8Offset, name, detail)
    }

    private func open(_ kind: String, _ node: some SyntaxProtocol, _ name: String = "", _ detail: String = "")
        -> SyntaxVisitorContinueKind
    {
        add(kind, node, name, detail)
        opened.append(node.id)
        return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) {
        if opened.last == node.id { opened.removeLast() }
    }

    /// The text in one line, cut where no name is longer.
    private static func plain(_ text: String) -> String {
        guard text.utf8.count > 300 || text.utf8.contains(where: { $0 < 0x20 || $0 == 0x5C }) else { return text }
        var result = ""
        for character in text.prefix(300) {
            switch character {
            case "\\": result += "\\\\"
            case "\n", "\r\n", "\r": result += "\\n"
            case "\t": result += "\\t"
            default: result.append(character)
            }
        }
        return result
    }

    // MARK: Declarations

    private func type(
        _ node: some DeclSyntaxProtocol,
        _ name: String,
        _ inherited: InheritanceClauseSyntax?,
        kind: String = "type"
    ) -> SyntaxVisitorContinueKind {
        let types = inherited?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        return open(kind, node, name, types.joined(separator: ","))
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node, node.name.text, node.inheritanceClause)
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node, node.name.text, node.inheritanceClause)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node, node.name.text, node.inheritanceClause)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node, node.name.text, node.inheritanceClause)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node, node.extendedType.trimmedDescription, node.inheritanceClause, kind: "extension")
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        return open("function", node, node.name.text, labels.joined(separator: ","))
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        return open("function", node, "init", labels.joined(separator: ","))
    }
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        add("parameter", node, node.firstName.text, node.type.trimmedDescription)
        return .visitChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let words = node.modifiers.map(\.name.text) + [node.bindingSpecifier.text]
        // Of several names, such as `x` and `y` of `var x, y: Int`, a later one has the type.
        let names = node.bindings.indices.map { index in
            let type = node.bindings[index...].lazy.compactMap(\.typeAnnotation?.type.trimmedDescription).first
            return (node.bindings[index].pattern.trimmedDescription, (words + [type].compactMap(\.self)))
        }
        for (name, words) in names.dropFirst() { add("property", node, name, words.joined(separator: " ")) }
        return open("property", node, names.first?.0 ?? "", (names.first?.1 ?? words).joined(separator: " "))
    }
    /// A case of an enumeration whose raw values are texts.
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        let parents = sequence(first: Syntax(node), next: \.parent)
        let type = parents.lazy.compactMap { $0.as(EnumDeclSyntax.self) }.first
        guard type?.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "String" else {
            return .visitChildren
        }
        _ = open("enumCase", node, node.name.text)
        if node.rawValue == nil { add("text", node, node.name.text) }
        return .visitChildren
    }
    /// A property that is computed has braces with or without `get`.
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        isGetter(node) ? open("accessor", node, "get") : .visitChildren
    }
    private func isGetter(_ node: AccessorBlockSyntax) -> Bool {
        if case .getter = node.accessors { true } else { false }
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        _ = type(node, node.name.text, nil)
        if let own = node.initializer.value.as(IdentifierTypeSyntax.self) { add("name", own, own.name.text) }
        return .skipChildren
    }
    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        open("accessor", node, node.accessorSpecifier.text)
    }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        open("attribute", node, node.attributeName.trimmedDescription)
    }
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        add("import", node, node.path.trimmedDescription)
        return .skipChildren
    }
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        // What no phone has is not judged.
        if let own = node.condition, Self.holds(own) == false { return .skipChildren }
        let before = node.parent?.as(IfConfigClauseListSyntax.self)?.prefix { $0.id != node.id } ?? []
        guard !before.contains(where: { $0.condition.flatMap(Self.holds) == true }) else { return .skipChildren }
        return open("condition", node, node.condition?.trimmedDescription ?? "else")
    }

    /// Whether a condition holds on a phone; nil if that depends on more than the platform.
    private static func holds(_ condition: ExprSyntax) -> Bool? {
        if let parts = condition.as(SequenceExprSyntax.self)?.elements {
            let terms = parts.split { isOperator($0, "||") }
                .map { term in
                    combined(term.split { isOperator($0, "&&") }.map { $0.first.flatMap(holds) }, false)
                }
            return combined(terms, true)
        }
        if let tuple = condition.as(TupleExprSyntax.self) {
            return tuple.elements.first.flatMap { holds($0.expression) }
        }
        if let not = condition.as(PrefixOperatorExprSyntax.self) { return holds(not.expression).map { !$0 } }
        guard let call = condition.as(FunctionCallExprSyntax.self) else { return nil }
        switch (path(call.calledExpression), call.arguments.trimmedDescription) {
        case ("os", let name): return name == "iOS"
        case ("canImport", "UIKit"): return true
        case ("canImport", "AppKit"), ("canImport", "Cocoa"), ("targetEnvironment", "macCatalyst"): return false
        default: return nil
        }
    }

    private static func isOperator(_ node: ExprSyntax, _ text: String) -> Bool {
        node.as(BinaryOperatorExprSyntax.self)?.operator.text == text
    }

    /// What `&&` makes of some values, for which `false` decides, or `||`, for which `true` does.
    private static func combined(_ values: [Bool?], _ deciding: Bool) -> Bool? {
        values.contains(deciding) ? deciding : values.contains(nil) ? nil : !deciding
    }
    // A preview is for Xcode's canvas.
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    // MARK: Statements

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        open("loop", node, node.awaitKeyword == nil ? "for" : "for await", node.pattern.trimmedDescription)
    }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { open("loop", node, "while") }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { open("loop", node, "repeat") }
    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        open("branch", node, isElse(node) ? "else if" : "if", node.conditions.trimmedDescription)
    }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        isElse(node) ? open("branch", node, "else") : .visitChildren
    }
    private func isElse(_ node: some SyntaxProtocol) -> Bool {
        node.parent?.as(IfExprSyntax.self)?.elseBody?.id == node.id
    }
    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        open("branch", node, "guard", node.conditions.trimmedDescription)
    }
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        guard node.initializer != nil else { return .visitChildren }
        return open("binding", node, node.pattern.trimmedDescription, node.bindingSpecifier.text)
    }
    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind { exit(node, "return") }
    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind { exit(node, "throw") }
    override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind { exit(node, "break") }
    private func exit(_ node: some SyntaxProtocol, _ name: String) -> SyntaxVisitorContinueKind {
        add("exit", node, name)
        return .visitChildren
    }
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        open("switch", node, node.subject.trimmedDescription)
    }
    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        open("case", node, node.label.trimmedDescription)
    }

    // MARK: Expressions

    /// A path of names, such as `WidgetCenter.shared`; nil for any other expression.
    private static func path(_ node: ExprSyntax?) -> String? {
        guard let node else { return "" }
        if let name = node.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        guard let member = node.as(MemberAccessExprSyntax.self), let base = path(member.base) else { return nil }
        return "\(base).\(member.declName.baseName.text)"
    }

    private static func isCallee(_ node: some ExprSyntaxProtocol) -> Bool {
        node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression
        if let member = called.as(MemberAccessExprSyntax.self) {
            add("call", member.declName, member.declName.baseName.text, Self.path(member.base) ?? "")
            opened.append(node.id)
            return .visitChildren
        }
        if let generic = called.as(GenericSpecializationExprSyntax.self) {
            return open("call", node, generic.expression.trimmedDescription)
        }
        return open("call", node, Self.path(called) ?? "")
    }
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        let begin = parts.lastIndex { $0.is(AssignmentExprSyntax.self) }.map { $0 + 1 } ?? 0
        for part in parts[..<begin] { walk(part) }
        addChoice(parts[begin...], in: node)
        return .skipChildren
    }
    /// Of `a ? b : c`, writes the nodes of the condition and of the first value, and within them those of the other.
    private func addChoice(_ parts: ArraySlice<ExprSyntax>, in node: SequenceExprSyntax) {
        guard let mark = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
            let other = parts[(mark + 1)...].first
        else {
            for part in parts { walk(part) }
            return
        }
        add("choice", parts[parts.startIndex], "?", parts[..<mark].map(\.description).joined())
        opened.append(node.id)
        for part in parts[...mark] { walk(part) }
        add("choice", other, "else")
        opened.append(node.id)
        addChoice(parts[(mark + 1)...], in: node)
        opened.removeLast(2)
    }
    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        open("argument", node, node.label?.text ?? "")
    }
    override func visit(_ node: MultipleTrailingClosureElementSyntax) -> SyntaxVisitorContinueKind {
        open("argument", node, node.label.text)
    }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let base = Self.path(node.base)
        if !Self.isCallee(node) { add("member", node.declName, node.declName.baseName.text, base ?? "") }
        return base == nil ? .visitChildren : .skipChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if !Self.isCallee(node), node.parent?.is(MemberAccessExprSyntax.self) != true || isBase(node) {
            add("name", node, node.baseName.text)
        }
        return .skipChildren
    }
    private func isBase(_ node: DeclReferenceExprSyntax) -> Bool {
        node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id
    }
    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        let isConstant = node.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
        let written = node.segments.map { $0.as(StringSegmentSyntax.self)?.content.text ?? "\u{2026}" }.joined()
        let text = isConstant ? node.representedLiteralValue ?? written : written
        return open("text", node, text, isConstant ? "" : "interpolated")
    }
    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        add("value", node, node.literal.text)
        return .skipChildren
    }
    override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        add("value", node, node.literal.text)
        return .skipChildren
    }
    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.expression.is(IntegerLiteralExprSyntax.self) || node.expression.is(FloatLiteralExprSyntax.self)
        else {
            return .visitChildren
        }
        add("value", node, node.trimmedDescription)
        return .skipChildren
    }
    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        add("value", node, node.literal.text)
        return .skipChildren
    }
    override func visit(_ node: NilLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        add("value", node, "nil")
        return .skipChildren
    }
    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        open("array", node, String(node.elements.count))
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        open("closure", node, node.signature?.parameterClause?.trimmedDescription ?? "$0")
    }
    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind { open("unwrap", node) }
    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        open("try", node, node.questionOrExclamationMark?.text ?? "")
    }
    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.operator.text == "??" { add("fallback", node) }
        return .skipChildren
    }
    override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind {
        add("assignment", node)
        return .skipChildren
    }

    // MARK: Comments

    /// Writes the comments `// vitrine:allow RULE reason`, each with the line of the code that it is about.
    func addPermissions(of tree: SourceFileSyntax) {
        guard mayPermit else { return }
        for token in tree.tokens(viewMode: .sourceAccurate) {
            var offset = token.position.utf8Offset
            for piece in token.leadingTrivia {
                permit(piece, at: offset, place(token.positionAfterSkippingLeadingTrivia.utf8Offset).line)
                offset += piece.sourceLength.utf8Length
            }
            offset = token.endPositionBeforeTrailingTrivia.utf8Offset
            for piece in token.trailingTrivia {
                permit(piece, at: offset, place(offset).line)
                offset += piece.sourceLength.utf8Length
            }
        }
    }

    private func permit(_ piece: TriviaPiece, at offset: Int, _ line: Int) {
        guard case .lineComment(let text) = piece else { return }
        let words = text.drop { $0 == "/" || $0 == " " }
        guard words.hasPrefix("vitrine:allow") else { return }
        write("allow", at: offset, String(words.dropFirst("vitrine:allow".count)), String(line))
    }
}
