public import Foundation

extension Text {
    /// Creates a text from a key, with the table of a bundle.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(LocalizedStringKey(String(localized: resource)))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a value as a formatter writes it.
    ///
    /// Apple's accepts values that are bridged to a class of Objective-C; here this conformance marks `Date` as one
    /// without such a class.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
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
