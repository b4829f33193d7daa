/// Documents that are read as attributed strings: plain text as it is, and HTML as its text without formatting.
extension NSAttributedString {
    public struct DocumentType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// - Throws: `CocoaError` for bytes that are not text in their encoding, which is UTF-8 or, after a byte order
    ///   mark, UTF-16 unless the options name another one; and for RTF.
    public convenience init(
        data: Data,
        options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let type = options[.documentType] as? DocumentType ?? .plain
        let named = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:))
        let isMarked = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        guard type != .rtf, let text = String(data: data, encoding: named ?? (isMarked ? .utf16 : .utf8)) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.init(string: type == .html ? Self.text(ofHTML: text) : text)
    }

    /// The text between the tags.
    private static func text(ofHTML source: String) -> String {
        let names = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "'", "&#39;": "'", "&nbsp;": "\u{A0}"]
        let breaks = source.replacingOccurrences(of: "<br ?/?>|</p>|</div>", with: "\n", options: .regularExpression)
        let text = breaks.replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression)
        // Ampersands come last, so that "&amp;lt;" is read as "&lt;".
        return names.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
            .replacingOccurrences(of: "&amp;", with: "&")
            .trimmingCharacters(in: .newlines)
    }
}

extension AttributedString {
    /// Takes over the text; the attributes have no counterpart in a widget.
    public init(_ nsStr: NSAttributedString) {
        self.init(nsStr.string)
    }
}
