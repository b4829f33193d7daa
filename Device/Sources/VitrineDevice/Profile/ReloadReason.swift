/// Why a widget is reloaded.
public enum ReloadReason: String, Codable, Hashable, Sendable, CaseIterable {
    /// The widget was placed, or the device started.
    case placed
    /// Its configuration was changed.
    case configured
    /// The timeline's policy asks for it.
    case policy
    /// The widget's app or extension asked for it.
    case asked
    /// A push asked for it.
    case pushed
    /// An action of the widget was performed.
    case action
    /// The clock or the time zone was changed.
    case timeChanged
    /// A local day began, in a profile that reloads at midnight.
    case midnight
    /// The locale was changed.
    case localeChanged
    /// The text size was changed.
    case textSizeChanged
    /// Bold text or the contrast was changed.
    case accessibilityChanged
    /// The screen was changed.
    case screenChanged
    /// The device's location, or the permission to read it, was changed.
    case locationChanged
    /// The previous reload failed and the back-off is over.
    case retry
    /// Its app was updated.
    case updated
    /// A developer requested it on the device.
    case manual

    /// Whether the reload starts at once: it is not coalesced with others and no back-off holds it.
    ///
    /// Apple documents that one reload after an action is guaranteed. The other immediate reasons are actions of the
    /// user or of the system.
    public var isImmediate: Bool {
        switch self {
        case .placed, .configured, .updated, .action, .timeChanged, .midnight, .localeChanged, .textSizeChanged,
            .accessibilityChanged, .screenChanged, .locationChanged, .manual:
            true
        case .policy, .asked, .pushed, .retry: false
        }
    }
}
