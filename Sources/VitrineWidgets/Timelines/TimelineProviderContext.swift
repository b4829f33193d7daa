#if !canImport(WidgetKit)
/// For what a provider is asked.
///
/// As in WidgetKit there is no public initialiser; tests get one from `VitrineTesting`.
public struct TimelineProviderContext {
    /// The values of the environment that the widget may be drawn with.
    @dynamicMemberLookup
    public struct EnvironmentVariants: @unchecked Sendable {
        // Made once for a request and only read since: the values inside are constants.
        private let variants: [EnvironmentValues]

        package init(_ variants: [EnvironmentValues]) {
            self.variants = variants
        }

        /// The values of one property, in the order of the request; nil if there are none.
        public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            variants.isEmpty ? nil : variants.map { $0[keyPath: keyPath] }
        }

        /// The values of one property, in the order of the request; nil if there are none.
        public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            self[keyPath]
        }
    }

    /// The values of the environment that the widget may be drawn with.
    public let environmentVariants: EnvironmentVariants
    /// The widget's family.
    public let family: WidgetFamily
    /// Whether the widget is shown in the gallery, where a quick sample is better than slow data.
    public let isPreview: Bool
    /// The widget's size, in points.
    public let displaySize: CGSize

    /// Makes a context.
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
#endif
