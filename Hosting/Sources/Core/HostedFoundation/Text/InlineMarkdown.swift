import Foundation

/// The emphasis of a part of a text, with Foundation's name.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

/// The attribute in which a run of an `AttributedString` keeps its emphasis.
public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
}

extension AttributedString {
    /// How Markdown is read; here inline marks are read whatever the options say, and blocks stay text.
    public struct MarkdownParsingOptions: Sendable {
        /// Which marks are read.
        public enum InterpretedSyntax: Sendable {
            case full, inlineOnly, inlineOnlyPreservingWhitespace
        }

        /// What becomes of text that cannot be read.
        public enum FailurePolicy: Sendable {
            case throwError, returnPartiallyParsedIfPossible
        }

        public init(
            allowsExtendedAttributes: Bool = false,
            interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .returnPartiallyParsedIfPossible,
            languageCode: String? = nil
        ) {}
    }

    /// Reads Markdown's inline marks: emphasis, code, strikethrough and links.
    ///
    /// Foundation on Linux has no reader of Markdown.
    public init(
        markdown: String,
        options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        self = InlineMarkdown(baseURL: baseURL).read(markdown[...], [])
    }

    /// Reads Markdown's inline marks.
    /// - Throws: `CocoaError` for bytes that are not UTF-8.
    public init(
        markdown: Data,
        options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        guard let text = String(data: markdown, encoding: .utf8) else { throw CocoaError(.fileReadCorruptFile) }
        self = InlineMarkdown(baseURL: baseURL).read(text[...], [])
    }
}

extension AttributedString {
    /// Looks up the text for a key, with the emphasis of its Markdown and with words that agree with a number; a link
    /// is its words.
    public init(
        localized keyAndValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self.init()
        for run in _localizedRuns(of: keyAndValue, table: table, bundle: bundle, locale: locale) {
            var intent: InlinePresentationIntent = []
            if run.isStrong { intent.insert(.stronglyEmphasized) }
            if run.isEmphasized { intent.insert(.emphasized) }
            if run.isStruck { intent.insert(.strikethrough) }
            if run.isCode { intent.insert(.code) }
            var part = AttributedString(run.text)
            if !intent.isEmpty { part[InlinePresentationIntentAttribute.self] = intent }
            self += part
        }
    }
}

/// Reads the inline marks of Markdown.
private struct InlineMarkdown {
    /// The address to which those of links are relative.
    let baseURL: URL?

    /// Longer marks first, because each is tried in turn.
    private static let marks: [(String, InlinePresentationIntent)] = [
        ("**", .stronglyEmphasized), ("__", .stronglyEmphasized), ("~~", .strikethrough), ("*", .emphasized),
        ("_", .emphasized), ("`", .code),
    ]

    /// Reads text that has an emphasis already.
    func read(_ text: Substring, _ intent: InlinePresentationIntent) -> AttributedString {
        var result = AttributedString()
        var plain = ""
        var rest = text
        func flush() {
            guard !plain.isEmpty else { return }
            var run = AttributedString(plain)
            if !intent.isEmpty { run[InlinePresentationIntentAttribute.self] = intent }
            result += run
            plain = ""
        }
        while let character = rest.first {
            if let span = Span(rest) {
                flush()
                let inner = intent.union(span.intent)
                var part = span.intent == .code ? verbatim(span.inside, inner) : read(span.inside, inner)
                if let address = span.address { part.link = URL(string: String(address), relativeTo: baseURL) }
                result += part
                rest = span.rest
            } else if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
                plain.append(next)
                rest = rest.dropFirst(2)
            } else {
                plain.append(character)
                rest = rest.dropFirst()
            }
        }
        flush()
        return result
    }

    private func verbatim(_ text: Substring, _ intent: InlinePresentationIntent) -> AttributedString {
        var run = AttributedString(String(text))
        run[InlinePresentationIntentAttribute.self] = intent
        return run
    }

    /// A marked part at the beginning of a text.
    private struct Span {
        let inside: Substring
        let intent: InlinePresentationIntent
        /// The address of a link, without its title.
        var address: Substring?
        let rest: Substring

        init?(_ text: Substring) {
            if text.first == "[", let link = text.firstMatch(of: #/^\[([^\[\]]*)\]\(\s*([^()\s]*)[^()]*\)/#) {
                inside = link.output.1
                intent = []
                address = link.output.2
                rest = text[link.range.upperBound...]
                return
            }
            for (mark, intent) in marks where text.hasPrefix(mark) {
                let inner = text.dropFirst(mark.count)
                // An opening mark stands before a letter, a closing one after it.
                guard inner.first?.isWhitespace == false, let end = inner.dropFirst().range(of: mark) else { continue }
                guard inner[..<end.lowerBound].last?.isWhitespace == false else { continue }
                inside = inner[..<end.lowerBound]
                self.intent = intent
                rest = inner[end.upperBound...]
                return
            }
            return nil
        }
    }
}
