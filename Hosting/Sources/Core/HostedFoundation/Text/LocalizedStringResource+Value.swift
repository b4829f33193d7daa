extension LocalizedStringResource {
    /// Creates a text with a key of its own; the locale and the bundle are always the program's.
    public init(
        _ key: StaticString,
        defaultValue: String,
        table: String? = nil,
        locale: Locale = DeviceLocale.current,
        bundle: BundleDescription,
        comment: StaticString? = nil
    ) {
        self.init(key, defaultValue: defaultValue, table: table, comment: comment)
    }

    /// Creates a text from a key that is put together; the locale and the bundle are always the program's.
    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = DeviceLocale.current,
        bundle: BundleDescription,
        comment: StaticString? = nil
    ) {
        self.init(keyAndValue, table: table, comment: comment)
    }

    /// Where the tables of a text lie; here always in the program's bundle.
    public enum BundleDescription: Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)
    }
}
