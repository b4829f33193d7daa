/// The screen of the device: that of a phone with 393 by 852 points.
@MainActor
public final class UIScreen {
    public static let main = UIScreen()

    public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    public let scale: CGFloat = 3
    public let traitCollection = UITraitCollection.current
}

/// The traits with which a colour is resolved.
public final class UITraitCollection: Sendable {
    public static let current = UITraitCollection(userInterfaceStyle: .light)

    public let userInterfaceStyle: UIUserInterfaceStyle
    public let displayScale: CGFloat = 3

    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
    }
}

/// The light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

/// The app, which an extension cannot reach.
@MainActor
public final class UIApplication {
    public static let shared = UIApplication()
    public nonisolated static let openSettingsURLString = "app-settings:"
}
