/// Whether a phone lies on its side and charges: it then shows two small widgets beside each other, scaled up, on
/// black.
///
/// Apple, Human Interface Guidelines, Widgets, "StandBy". What a tap or a call does there is not modelled.
public enum DeviceStandBy: String, Codable, Hashable, Sendable, CaseIterable {
    /// The phone stands or is in a hand.
    case off
    /// In full colour, without the widgets' backgrounds.
    case day
    /// In a dark room: shades of red.
    case night
}
