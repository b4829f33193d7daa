import AssetCompiler

/// The body of a function, an initializer, a computed property or a closure that makes a value, with the functions
/// within it.
struct FunctionBody: Hashable, Sendable {
    /// The lines of the two braces, from 1.
    let lines: ClosedRange<Int>
    /// The column of the first brace, from 1.
    let column: Int
    /// Where the two braces are, as offsets in the text's scalars.
    fileprivate let braces: ClosedRange<Int>
    /// What determines an opaque type after the end of the program; nil for a type that is written out.
    fileprivate let value: String?

    /// The bodies in a Swift file that can end the program in place of what they do, in their order.
    ///
    /// A result builder's body and one that determines an opaque type cannot, but for views and results of intents,
    /// which have a value of their own.
    static func all(in source: String) -> [FunctionBody] {
        var reader = Reader()
        for (offset, scalar) in SwiftText.codeOnly(source).unicodeScalars.enumerated() {
            reader.read(scalar, at: offset)
        }
        return reader.bodies
    }

    /// Whether a place of the file is within the braces.
    func contains(line: Int, column: Int) -> Bool {
        lines.contains(line) && (line > lines.lowerBound || column > self.column)
    }

    /// A file's text in which bodies end the program, by the line at which they begin; every line keeps its number.
    static func text(_ source: String, ending messages: [Int: String]) -> String {
        guard !messages.isEmpty else { return source }
        var scalars = Array(source.unicodeScalars)
        for body in all(in: source).reversed() {
            guard let message = messages[body.lines.lowerBound] else { continue }
            let breaks = repeatElement("\n", count: body.lines.count - 1).joined()
            let value = body.value.map { "; return \($0)" } ?? ""
            let text = "{ Swift.fatalError(\(String(reflecting: message)))\(value) \(breaks)}"
            scalars.replaceSubrange(body.braces, with: text.unicodeScalars)
        }
        return String(String.UnicodeScalarView(scalars))
    }

    private struct Reader {
        private struct Brace {
            var offset: Int
            var line: Int
            var column: Int
            var isBody: Bool
            var value: String?
        }

        private(set) var bodies: [FunctionBody] = []
        private var open: [Brace] = []
        private var line = 1
        private var column = 0
        /// How many parentheses and brackets are open.
        private var depth = 0
        /// What stands before the next brace, since the last one outside of parentheses.
        private var header = ""

        mutating func read(_ scalar: Unicode.Scalar, at offset: Int) {
            column += 1
            switch scalar {
            case "\n":
                line += 1
                column = 0
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case "{":
                let isAccessor = isAccessor
                // A property whose accessors are written out is not a body itself.
                if isAccessor, let last = open.indices.last { open[last].isBody = false }
                let value = opaqueValue
                let isBody = isAccessor || beginsBody(value)
                open.append(Brace(offset: offset, line: line, column: column, isBody: isBody, value: value))
            case "}":
                guard let brace = open.popLast(), brace.isBody else { break }
                let (lines, braces) = (brace.line...line, brace.offset...offset)
                bodies.append(FunctionBody(lines: lines, column: brace.column, braces: braces, value: brace.value))
            default: break
            }
            // The default value of a parameter may be a closure: what stands before it belongs to the function.
            guard depth <= 0, ["{", "}", ";"].contains(scalar) else { return header.unicodeScalars.append(scalar) }
            header = ""
        }

        /// Whether the next brace is that of a property's accessor or observer.
        private var isAccessor: Bool {
            guard depth <= 0, open.dropLast().allSatisfy({ !$0.isBody }) else { return false }
            return header.wholeMatch(of: #/\s*(\w+\s+)?(get|set|willSet|didSet)(\s*\(\w+\))?(\s+(async|throws))*\s*/#)
                != nil
        }

        /// A value of the opaque type that the declaration before the next brace ends with; nil for any other type.
        private var opaqueValue: String? {
            let type = header.firstMatch(of: #/(?:->|\bvar\s+\w+\s*:)\s*some\s+(?:\w+\.)?(\w+)\s*$/#)?.output.1
            return type.flatMap { ["View": "EmptyView()", "IntentResult": ".result()"][$0] }
        }

        /// Whether the next brace begins a body that can be replaced, and no body around it can.
        private func beginsBody(_ opaqueValue: String?) -> Bool {
            guard depth <= 0, !open.contains(where: \.isBody) else { return false }
            if opaqueValue != nil { return true }
            guard !header.contains("Builder") else { return false }
            guard let start = header.matches(of: #/(?:^|\s)(?:func|init|deinit|var|let)\b/#).last else { return false }
            let declaration = header[start.range.lowerBound...]
            guard !declaration.contains(#/\bsome\b/#) else { return false }
            guard start.output.hasSuffix("var") || start.output.hasSuffix("let") else { return true }
            // A closure decides the type of a value that has none.
            return declaration.wholeMatch(of: #/\s*(?:let|var)\s+[^=:]+:[^=]+(?:=\s*)?/#) != nil
        }
    }
}
