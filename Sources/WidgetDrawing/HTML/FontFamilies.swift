import WidgetArchive

/// The `font-family` values of a drawing, made once: they depend on the language, for the forms of Han characters.
struct FontFamilies {
    private let values: [String]

    /// Makes the values for a language tag such as `ja`.
    init(language: String) {
        values = [.sans, .rounded, .serif, .mono]
            .map { (design: PageFont.Design) in design.fontStack(language: language) }
    }

    /// The value for a design.
    func family(_ design: ArchivedTextStyle.Design) -> String {
        switch design {
        case .standard: values[0]
        case .rounded: values[1]
        case .serif: values[2]
        case .monospaced: values[3]
        }
    }
}
