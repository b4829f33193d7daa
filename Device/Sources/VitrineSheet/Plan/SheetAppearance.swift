public import VitrineDevice
package import VitrineWire
import WidgetDrawing

/// The surroundings of a widget that is not on the lock screen: the appearances of the home screen, and StandBy.
public enum SheetAppearance: String, Codable, Hashable, Sendable, CaseIterable {
    case light, dark, tinted, clear
    /// Beside the clock of a charging phone that lies on its side: small widgets only, on black, without their
    /// background.
    ///
    /// The system scales them up (Apple, Human Interface Guidelines, Widgets); here they have their usual size.
    case standBy
    /// StandBy in a dark room: shades of red.
    case standByNight

    /// The appearances of the home screen.
    public static let homeScreen = DeviceAppearance.allCases.map(Self.init)

    /// The same appearance by its other type.
    public init(_ appearance: DeviceAppearance) {
        self =
            switch appearance {
            case .light: .light
            case .dark: .dark
            case .tinted: .tinted
            case .clear: .clear
            }
    }

    /// The appearance of small widgets in StandBy; nil outside it.
    public init?(_ standBy: DeviceStandBy) {
        switch standBy {
        case .off: return nil
        case .day: self = .standBy
        case .night: self = .standByNight
        }
    }

    /// The appearance of the home screen; nil for StandBy.
    public var device: DeviceAppearance? { DeviceAppearance(rawValue: rawValue) }

    /// Whether widgets of a family are shown so.
    public func shows(_ family: DisplayFamily) -> Bool { device != nil || family == .systemSmall }

    /// The appearance for which an extension is asked.
    package var variant: AppearanceVariant { device.map { AppearanceVariant($0) } ?? .standBy }

    /// How it is drawn in place of the device's appearance; nil for an appearance of the home screen.
    var drawn: DrawnAppearance? {
        switch self {
        case .light, .dark, .tinted, .clear: nil
        case .standBy: .standBy
        case .standByNight: .standByNight
        }
    }
}
