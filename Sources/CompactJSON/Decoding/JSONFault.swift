/// Where a text stops being JSON, or the JSON that is asked for, and why.
package struct JSONFault: Error, Hashable, CustomStringConvertible {
    /// What was expected or found, without any of the text.
    package let reason: String

    /// The place in the text, in bytes from its begin.
    package let offset: Int

    /// Makes a fault.
    package init(_ reason: String, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }

    /// One line for an error's text.
    package var description: String { "not JSON at byte \(offset): \(reason)" }
}
