public import Foundation

extension String {
    /// The text of a key in the table of a bundle, with the key's values put in.
    public init(
        localized key: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = DeviceLocale.current,
        comment: StaticString? = nil
    ) {
        self = key.text(in: bundle ?? .main, table: table)
    }

    /// The text of a key in the table of a bundle; the default if the table does not have it.
    public init(
        localized key: StaticString,
        defaultValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = DeviceLocale.current,
        comment: StaticString? = nil
    ) {
        let fallback = defaultValue.text(in: bundle ?? .main, table: table)
        self = (bundle ?? .main).localizedString(forKey: key.description, value: fallback, table: table)
    }

    /// A key of a table, and the values to put into its text.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
        private let key: String
        private let values: [String]

        public init(_ value: String) {
            key = value
            values = []
        }

        public init(stringLiteral value: String) {
            self.init(value)
        }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            values = stringInterpolation.values
        }

        /// Collects the parts of a key.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var key = ""
            fileprivate var values: [String] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }

            public mutating func appendInterpolation(_ value: some BinaryInteger) { append("\(value)", as: "%lld") }
            public mutating func appendInterpolation(_ value: Double) { append("\(value)", as: "%lf") }
            public mutating func appendInterpolation(_ value: String) { append(value, as: "%@") }

            @_disfavoredOverload
            public mutating func appendInterpolation<Value>(_ value: Value) {
                append(String(describing: value), as: "%@")
            }

            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatOutput == String {
                append(format.format(value), as: "%@")
            }

            private mutating func append(_ value: String, as specifier: String) {
                key += specifier
                values.append(value)
            }
        }

        fileprivate func text(in bundle: Bundle, table: String?) -> String {
            let format = bundle.localizedString(forKey: key, value: nil, table: table)
            return values.isEmpty ? format.replacingOccurrences(of: "%%", with: "%") : filled(format)
        }

        /// Puts the values in the place of the text's specifiers, in order or at the numbered positions.
        private func filled(_ format: String) -> String {
            var text = ""
            var rest = format[...]
            var next = 0
            while let percent = rest.firstIndex(of: "%") {
                text += rest[..<percent]
                rest = rest[rest.index(after: percent)...]
                guard rest.first != "%" else {
                    text += "%"
                    rest.removeFirst()
                    continue
                }
                let end = rest.firstIndex { "@dufgs".contains($0) } ?? rest.startIndex
                guard end < rest.endIndex else { break }
                let number = rest[..<end].split(separator: "$", maxSplits: 1).first.flatMap { Int($0) }
                let position = rest[..<end].contains("$") ? (number ?? 1) - 1 : next
                next += 1
                if values.indices.contains(position) { text += values[position] }
                rest = rest[rest.index(after: end)...]
            }
            return text + rest
        }
    }
}

extension Text {
    /// Creates a text from a key, with the table of a bundle.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(LocalizedStringKey(String(localized: resource)))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        appendInterpolation(verbatim(subject, formatter))
    }

    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        appendInterpolation(verbatim(subject, formatter))
    }

    /// Adds the text of a resource.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(String(localized: resource))
    }

    private func verbatim(_ subject: Any, _ formatter: Formatter) -> String {
        formatter.string(for: subject) ?? String(describing: subject)
    }
}
