extension LocalizedStringResource {
    /// Creates a text from a key that is put together; it is looked up at once.
    @_disfavoredOverload
    public init(_ keyAndValue: String.LocalizationValue, table: String? = nil, comment: StaticString? = nil) {
        self.init(stringLiteral: String(localized: keyAndValue, table: table))
    }
}
