/// Taps that a person feels; a widget's process cannot make any, so nothing happens.
open class UIFeedbackGenerator: NSObject, @unchecked Sendable {
    public override init() {}

    open func prepare() {}
}

/// The tap of a changed selection.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
    public func selectionChanged() {}
}

/// The tap of a collision.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public override init() {}
    public init(style: FeedbackStyle) {}

    public func impactOccurred() {}
    public func impactOccurred(intensity: CGFloat) {}
}

/// The taps of a success, a warning and a failure.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    public func notificationOccurred(_ notificationType: FeedbackType) {}
}
