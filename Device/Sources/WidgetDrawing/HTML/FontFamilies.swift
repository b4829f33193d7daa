import WidgetArchive

/// The `font-family` values of a drawing, computed once for its language.
///
/// The language selects the regional forms of Han characters.
struct FontFamilies {
    private let values: [String]

    /// Computes the values for a BCP 47 language tag such as `ja`.
    init(language: String) {
        values = [.sans, .rounded, .serif, .mono]
            .map { (design: PageFont.Design) in design.fontStack(language: language) }
    }

    func family(_ design: ArchivedTextStyle.Design) -> String {
        switch design {
        case .standard: values[0]
        case .rounded: values[1]
        case .serif: values[2]
        case .monospaced: values[3]
        }
    }
}
