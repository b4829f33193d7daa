/// A comparison of one number of Apple's with ours.
struct FidelityRow {
    /// How much ours may differ.
    enum Tolerance: Equatable {
        /// At most as many points.
        case points(Double)
        /// At most a share of Apple's number.
        case share(Double)

        /// That of the width of a text.
        static let width = Tolerance.share(0.035)
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
    let reason: String?

    /// Creates a comparison: of a place or an extent across the lines, which may differ by half a point.
    init(
        _ scenario: String,
        _ quantity: String,
        apple: Double,
        ours: Double,
        _ source: Source,
        within tolerance: Tolerance = .points(0.5),
        reason: String? = nil
    ) {
        self.scenario = scenario
        self.quantity = quantity
        self.apple = apple
        self.ours = ours
        self.source = source
        self.tolerance = tolerance
        self.reason = reason
    }

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
}
