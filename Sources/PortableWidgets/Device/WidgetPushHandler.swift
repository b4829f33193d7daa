public import VitrinePlatform

/// Gets the token with which a server reloads the app's widgets by push.
///
/// ```swift
/// struct HabitsPushHandler: WidgetPushHandler {
///     func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
///         // Send the token to the server.
///     }
/// }
/// ```
///
/// The device calls it when the extension has described its widgets and when widgets are placed, removed or configured.
/// Its tokens are accepted by its own push endpoint, and by no server of Apple's.
@preconcurrency
public protocol WidgetPushHandler: SendableMetatype {
    /// Creates the handler; the extension's process makes a new one for each token.
    init()

    /// Reports the token, or another set of placed widgets.
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The token for pushes to an app's widgets.
public struct WidgetPushInfo: Hashable, Sendable {
    /// The token, which a server sends with a push.
    public let token: Data

    /// Reads a token in hexadecimal digits; nil for another text.
    package init?(hexadecimal text: String) {
        let digits = text.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
        guard !digits.isEmpty, digits.count == text.utf8.count, digits.count.isMultiple(of: 2) else { return nil }
        token = Data(stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
    }
}
