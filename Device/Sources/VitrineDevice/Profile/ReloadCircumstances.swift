/// What the decision about a reload depends on besides its reasons.
public struct ReloadCircumstances: Sendable {
    public var profile: DeviceProfile
    /// The widget's reloads within the last 24 hours.
    public var ledger: ReloadLedger
    /// The system's uptime now.
    public var uptime: Duration
    /// Whether the widget's own app is on the screen.
    public var isAppInFront: Bool
    /// Whether the app runs an audio or navigation session.
    public var hasSession: Bool
    /// The uptime at which a tap on a widget opened the app last; nil if none did.
    public var openedByTap: Duration?
    /// Whether Low Power Mode is on.
    public var isLowPower: Bool

    public init(
        profile: DeviceProfile,
        ledger: ReloadLedger = ReloadLedger(),
        uptime: Duration,
        isAppInFront: Bool = false,
        hasSession: Bool = false,
        openedByTap: Duration? = nil,
        isLowPower: Bool = false
    ) {
        self.isLowPower = isLowPower
        self.profile = profile
        self.ledger = ledger
        self.uptime = uptime
        self.isAppInFront = isAppInFront
        self.hasSession = hasSession
        self.openedByTap = openedByTap
    }
}
