/// The tokens of Swift source that matter for a constant text: names, texts and signs.
struct SwiftTokens {
    enum Token: Hashable {
        case name(String)
        /// A literal of one line.
        case text([Part])
        case sign(Character)
    }

    /// A part of a literal.
    enum Part: Hashable {
        case words(String)
        /// An interpolated value: a name, such as `Names.group`; nil for any other.
        case value(String?)
    }

    private(set) var tokens: [(token: Token, line: Int)] = []
    // As bytes: a project has thousands of files, and every sign that matters is ASCII.
    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    /// For each `#if` around, its condition, and whether the part that is read is left out.
    private var conditions: [(text: String, isLeftOut: Bool)] = []

    /// - Parameters:
    ///   - source: The text of a file.
    ///   - isForPhone: Whether what `#if` has for other systems is left out.
    init(_ source: String, isForPhone: Bool = false) {
        bytes = Array(source.utf8)
        while index < bytes.count {
            if isForPhone, looks(at: "#") { readCondition() }
            if index < bytes.count { read(bytes[index]) }
        }
    }

    /// Follows a line `#if os(macOS)`, and those that belong to it.
    private mutating func readCondition() {
        let line = String(decoding: bytes[index...].prefix { $0 != Self.newline }, as: UTF8.self)
        let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard ["#if", "#elseif", "#else", "#endif"].contains(words[0]) else { return }
        let last = words[0] == "#if" ? nil : conditions.popLast()
        if words[0] == "#else", let last {
            let isLeftOut =
                last.text == "os(iOS)" || last.text.hasPrefix("!") && Self.isForOthers(last.text.dropFirst())
            conditions.append((last.text, isLeftOut))
        } else if words[0] != "#endif" {
            let text = (words.last?.split(separator: "//").first ?? "").filter { !$0.isWhitespace }
            conditions.append((text, Self.isForOthers(text[...])))
        }
        while index < bytes.count, bytes[index] != Self.newline { index += 1 }
    }

    private static func isForOthers(_ condition: Substring) -> Bool {
        let others: Set = [
            "os(macOS)", "os(watchOS)", "os(tvOS)", "os(visionOS)", "os(Linux)", "canImport(AppKit)",
            "targetEnvironment(macCatalyst)",
        ]
        return condition.split(separator: "||").allSatisfy { others.contains(String($0)) }
    }

    private mutating func append(_ token: Token, _ line: Int) {
        if !conditions.contains(where: \.isLeftOut) { tokens.append((token, line)) }
    }

    private mutating func read(_ byte: UInt8) {
        if looks(at: "//") {
            while index < bytes.count, bytes[index] != Self.newline { index += 1 }
        } else if looks(at: "/*") {
            skipComment()
        } else if looks(at: "\"\"\"") {
            // An identifier is a literal of one line.
            skip(3)
            while index < bytes.count, !looks(at: "\"\"\"") { skip(1) }
            skip(3)
        } else if byte == Self.quote {
            let start = line
            append(.text(literal()), start)
        } else if Self.isPartOfName(byte), !Self.isDigit(byte) {
            let start = index
            while index < bytes.count, Self.isPartOfName(bytes[index]) { index += 1 }
            append(.name(String(decoding: bytes[start..<index], as: UTF8.self)), line)
        } else {
            if byte > 0x20 { append(.sign(Character(UnicodeScalar(byte))), line) }
            skip(1)
        }
    }

    private static let newline = UInt8(ascii: "\n")
    private static let quote = UInt8(ascii: "\"")

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    /// Whether a byte belongs to a name; those of letters beyond ASCII do.
    private static func isPartOfName(_ byte: UInt8) -> Bool {
        byte >= 0x80 || isDigit(byte) || (97...122).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }

    private func looks(at text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        // Most bytes are not the first one, and this is asked of every byte.
        guard index + count <= bytes.count, bytes[index] == text.utf8Start.pointee else { return false }
        return (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
    }

    private mutating func skip(_ count: Int) {
        for _ in 0..<count where index < bytes.count {
            if bytes[index] == Self.newline { line += 1 }
            index += 1
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            let isOpening = looks(at: "/*")
            let isClosing = looks(at: "*/")
            if isOpening { depth += 1 } else if isClosing { depth -= 1 }
            skip(isOpening || isClosing ? 2 : 1)
        } while depth > 0 && index < bytes.count
    }

    private mutating func literal() -> [Part] {
        var parts: [Part] = []
        var words: [UInt8] = []
        func finish() { parts.append(.words(String(decoding: words, as: UTF8.self))) }
        skip(1)
        while index < bytes.count, bytes[index] != Self.quote, bytes[index] != Self.newline {
            if looks(at: "\\(") {
                if !words.isEmpty { finish() }
                words = []
                skip(2)
                parts.append(.value(interpolation()))
            } else {
                if bytes[index] == UInt8(ascii: "\\") { skip(1) }
                if index < bytes.count { words.append(bytes[index]) }
                skip(1)
            }
        }
        if index < bytes.count, bytes[index] == Self.quote { skip(1) }
        if !words.isEmpty || parts.isEmpty { finish() }
        return parts
    }

    /// The name in an interpolation, up to its closing bracket; nil if it is not a name.
    private mutating func interpolation() -> String? {
        var (text, depth): ([UInt8], Int) = ([], 1)
        while index < bytes.count, bytes[index] != Self.newline {
            let byte = bytes[index]
            if byte == UInt8(ascii: "(") { depth += 1 } else if byte == UInt8(ascii: ")") { depth -= 1 }
            skip(1)
            if depth == 0 { break }
            text.append(byte)
        }
        let isName = text.allSatisfy { Self.isPartOfName($0) || $0 == UInt8(ascii: ".") }
        return isName ? String(decoding: text, as: UTF8.self) : nil
    }
}
