/// Where a text stops being JSON, and why.
struct JSONFault: Error, Hashable {
    /// What was expected, without any of the text.
    var reason: String

    /// The offset in bytes.
    var offset: Int
}
