/// The position at which a text stops being valid JSON, or the expected JSON, and the reason.
package struct JSONFault: Error, Hashable, CustomStringConvertible {
    /// What was expected or found, without any part of the text.
    package let reason: String

    /// The offset in the text, in bytes.
    package let offset: Int

    package init(_ reason: String, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }

    /// A one-line description for error messages.
    package var description: String { "not JSON at byte \(offset): \(reason)" }
}
