/// A comparison of one number of Apple's with ours.
struct FidelityRow {
    /// How much ours may differ.
    enum Tolerance: Equatable {
        /// At most as many points.
        case points(Double)
        /// At most a share of Apple's number.
        case share(Double)
    }

    /// The origin of Apple's number.
    enum Source: String, CaseIterable {
        case widgetExamples = "WidgetExamples"
        case homeAssistant = "Home Assistant"
        case skipUI = "SkipUI"
        case swiftOpenUI = "SwiftOpenUI"
        case interfaceGuidelines = "Human Interface Guidelines"
    }

    /// The view that is laid out.
    let scenario: String
    /// The quantity that is compared.
    let quantity: String
    let apple: Double
    let ours: Double
    let tolerance: Tolerance
    let source: Source
    /// Why ours is known to differ by more than the tolerance; nil if it must not.
    var reason: String?

    /// Ours minus Apple's.
    var difference: Double { ours - apple }

    /// The difference as a share of Apple's number.
    var share: Double { apple == 0 ? 0 : difference / apple }

    /// Whether the difference is within the tolerance; numbers are compared to a thousandth.
    var isClose: Bool {
        switch tolerance {
        case .points(let limit): abs(difference) <= limit + 0.001
        case .share(let limit): abs(share) <= limit + 0.00001
        }
    }

    /// A comparison of a place or an extent across the lines, which may differ by half a point.
    static func place(
        _ scenario: String,
        _ quantity: String,
        apple: Double,
        ours: Double,
        _ source: Source,
        reason: String? = nil
    ) -> FidelityRow {
        FidelityRow(
            scenario: scenario,
            quantity: quantity,
            apple: apple,
            ours: ours,
            tolerance: .points(0.5),
            source: source,
            reason: reason
        )
    }

    /// A comparison of the width of a text, which may differ by 3.5 percent.
    static func width(
        _ scenario: String,
        _ quantity: String,
        apple: Double,
        ours: Double,
        _ source: Source,
        reason: String? = nil
    ) -> FidelityRow {
        FidelityRow(
            scenario: scenario,
            quantity: quantity,
            apple: apple,
            ours: ours,
            tolerance: .share(0.035),
            source: source,
            reason: reason
        )
    }
}
