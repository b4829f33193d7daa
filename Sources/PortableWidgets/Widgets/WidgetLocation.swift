/// A location where a widget can be placed.
public struct WidgetLocation: Hashable, Sendable {
    /// The name of the location, such as `homeScreen`.
    package let name: String

    /// The home screen.
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    /// The lock screen.
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    /// The screen of a charging phone.
    public static let standBy = WidgetLocation(name: "standBy")
    /// The home screen of an iPhone shown on a Mac.
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
    /// The screen of a car, which shows small widgets without their background.
    public static let carPlay = WidgetLocation(name: "carPlay")
}
