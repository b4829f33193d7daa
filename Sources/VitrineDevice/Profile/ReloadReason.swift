/// Why a widget is to be reloaded.
public enum ReloadReason: String, Codable, Hashable, Sendable, CaseIterable {
    /// It was placed, or the device started.
    case placed
    /// Its configuration was changed.
    case configured
    /// Its policy's moment has come.
    case policy
    /// Its app or extension asked for it.
    case asked
    /// An action was performed from its picture.
    case action
    /// The clock or the zone was changed.
    case timeChanged
    /// The day turned, in a profile that reloads then.
    case midnight
    /// The locale was changed.
    case localeChanged
    /// What apps may know of where the device is was changed.
    case locationChanged
    /// The reload before failed and the back-off is over.
    case retry
    /// A developer asked the device for it.
    case manual

    /// Whether it happens at once: not collected with others, not held by a back-off.
    ///
    /// One reload after an action is documented to be guaranteed; the rest is a person's or the system's own doing.
    public var isImmediate: Bool {
        switch self {
        case .placed, .configured, .action, .timeChanged, .midnight, .localeChanged, .locationChanged, .manual: true
        case .policy, .asked, .retry: false
        }
    }
}
