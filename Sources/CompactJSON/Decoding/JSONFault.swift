/// The position at which a text stops being valid JSON, or the expected JSON, and the reason.
///
/// It is the underlying error of the `DecodingError` that ``CompactJSONDecoder`` throws for a text that is not JSON.
public struct JSONFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was expected or found, without any part of the text.
    public let reason: String

    /// The offset in the text, in bytes.
    public let offset: Int

    package init(_ reason: String, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }

    /// A one-line description for error messages.
    public var description: String { "not JSON at byte \(offset): \(reason)" }
}
