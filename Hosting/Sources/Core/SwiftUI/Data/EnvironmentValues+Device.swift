private struct LuminanceKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}

extension EnvironmentValues {
    /// Whether the screen is dimmed, as on a watch whose wrist is down; the device never dims.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }

    /// Opens an address; a widget cannot, and does nothing.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }

    /// The text size, with its older name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }

    public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }
    public var verticalSizeClass: UserInterfaceSizeClass? { .regular }
    public var backgroundStyle: AnyShapeStyle? { nil }
    public var backgroundProminence: BackgroundProminence { .standard }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
}

/// How wide or high a screen is.
public enum UserInterfaceSizeClass: Sendable {
    case compact, regular
}

/// Opens an address.
public struct OpenURLAction: Sendable {
    /// What became of an address.
    public struct Result: Sendable {
        public static let handled = Result()
        public static let discarded = Result()
        public static let systemAction = Result()

        public static func systemAction(_ url: URL) -> Result { .systemAction }
    }

    private let handler: @Sendable (URL) -> Result

    public init(handler: @escaping @Sendable (URL) -> Result) {
        self.handler = handler
    }

    public func callAsFunction(_ url: URL) {
        _ = handler(url)
    }
}

/// The text size, with its older name.
public enum ContentSizeCategory: CaseIterable, Hashable, Comparable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    public init(_ size: DynamicTypeSize) {
        let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
        self = Self.allCases[min(index, Self.allCases.count - 1)]
    }

    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    var dynamicTypeSize: DynamicTypeSize {
        let index = Self.allCases.firstIndex(of: self) ?? 3
        return Array(DynamicTypeSize.allCases)[index]
    }
}

extension UIContentSizeCategory {
    /// The text size of a view; the usual one if there is none.
    public init(_ size: ContentSizeCategory?) {
        self =
            switch size {
            case .extraSmall: .extraSmall
            case .small: .small
            case .medium: .medium
            case .large, nil: .large
            case .extraLarge: .extraLarge
            case .extraExtraLarge: .extraExtraLarge
            case .extraExtraExtraLarge: .extraExtraExtraLarge
            case .accessibilityMedium: .accessibilityMedium
            case .accessibilityLarge: .accessibilityLarge
            case .accessibilityExtraLarge: .accessibilityExtraLarge
            case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
            case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
            }
    }
}

/// How much the background of a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    public static let standard = BackgroundProminence(isIncreased: false)
    public static let increased = BackgroundProminence(isIncreased: true)
}

/// The material behind a view; nothing here is drawn differently on it.
private struct BackgroundMaterialKey: EnvironmentKey {
    static let defaultValue: Material? = nil
}

extension EnvironmentValues {
    /// The material behind a view; nil unless the code sets it.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}
