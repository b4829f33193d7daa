/// The family, size and environment for which a provider is asked.
///
/// As in WidgetKit there is no public initialiser; tests create a context with `VitrineTesting`.
public struct TimelineProviderContext {
    /// The environment values with which the widget may be drawn.
    @dynamicMemberLookup
    public struct EnvironmentVariants: @unchecked Sendable {
        // Created once for a request and only read afterwards; the values inside are constants.
        private let variants: [EnvironmentValues]

        package init(_ variants: [EnvironmentValues]) {
            self.variants = variants
        }

        /// The values of one property in the order of the request; nil if there are no variants.
        public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            variants.isEmpty ? nil : variants.map { $0[keyPath: keyPath] }
        }

        /// The values of one property in the order of the request; nil if there are no variants.
        public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            self[keyPath]
        }
    }

    /// The environment values with which the widget may be drawn.
    public let environmentVariants: EnvironmentVariants
    /// The widget's family.
    public let family: WidgetFamily
    /// Whether the widget is shown in the gallery, where a quick sample is better than slow data.
    public let isPreview: Bool
    /// The widget's size, in points.
    public let displaySize: CGSize

    package init(
        family: WidgetFamily,
        isPreview: Bool,
        displaySize: CGSize,
        environmentVariants: EnvironmentVariants = EnvironmentVariants([])
    ) {
        self.environmentVariants = environmentVariants
        self.family = family
        self.isPreview = isPreview
        self.displaySize = displaySize
    }
}

extension TimelineProviderContext: Sendable {}
