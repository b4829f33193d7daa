#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The circumstances of a request: all that a child may know of the world outside its container.
///
/// A child reads its clock and zone from here, never from its own process.
public struct RequestContext: Codable, Hashable, Sendable {
    /// The device's current time.
    public var now: Date
    /// The device's time zone, a name of the zone database such as `Asia/Seoul`.
    public var timeZone: String
    /// The device's locale, such as `en_US`.
    public var locale: String
    /// Whether the screen is locked.
    public var isLocked: Bool
    /// The app's widgets that are placed, in the order of their placing; nil if the device does not tell.
    public var placedWidgets: [PlacedWidget]?
    /// What kind of device it is: `phone` or `pad`; nil is a phone.
    public var idiom: String?
    /// How long the system has run, in seconds: a clock that nobody sets; nil if the device does not tell.
    public var uptime: Double?
    /// Whether the app may know where the device is, and where that is; nil if the device does not tell.
    public var location: LocationReading?

    /// Makes a context.
    public init(
        now: Date,
        timeZone: String,
        locale: String = "en_US",
        isLocked: Bool = false,
        placedWidgets: [PlacedWidget]? = nil,
        idiom: String? = nil,
        uptime: Double? = nil,
        location: LocationReading? = nil
    ) {
        self.now = now
        self.timeZone = timeZone
        self.locale = locale
        self.isLocked = isLocked
        self.placedWidgets = placedWidgets
        self.idiom = idiom
        self.uptime = uptime
        self.location = location
    }
}

/// What a child may know of where the device is.
public struct LocationReading: Codable, Hashable, Sendable {
    /// What the person has decided: `notDetermined`, `denied` or `authorized`.
    public var authorization: String
    /// Degrees north, −90 to 90; nil unless authorized and known.
    public var latitude: Double?
    /// Degrees east, −180 to 180; nil exactly if the latitude is.
    public var longitude: Double?

    /// Makes a reading.
    public init(authorization: String, latitude: Double? = nil, longitude: Double? = nil) {
        self.authorization = authorization
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A widget that a person has placed, as its app is told of it.
public struct PlacedWidget: Codable, Hashable, Sendable {
    /// The placed widget's name on the device.
    public var id: String
    /// The kind.
    public var kind: String
    /// The family by Apple's name, such as `systemMedium`.
    public var family: String
    /// The configuration intent's parameters by name, each as JSON text; nil for a static configuration or its default.
    public var configuration: [String: String]?

    /// Makes a placed widget.
    public init(id: String, kind: String, family: String, configuration: [String: String]? = nil) {
        self.id = id
        self.kind = kind
        self.family = family
        self.configuration = configuration
    }
}

/// An appearance for which a look is asked.
public struct AppearanceVariant: Codable, Hashable, Sendable {
    /// Whether the appearance is dark.
    public var isDark: Bool
    /// How widgets are drawn: `fullColor`, `accented` or `vibrant`.
    public var renderingMode: String

    /// Makes a variant.
    public init(isDark: Bool = false, renderingMode: String = "fullColor") {
        self.isDark = isDark
        self.renderingMode = renderingMode
    }
}

/// Where and how a widget is placed.
public struct WidgetPlacement: Codable, Hashable, Sendable {
    /// The widget's kind.
    public var kind: String
    /// The family by Apple's name, such as `systemMedium`.
    public var family: String
    /// The width of the widget, in points.
    public var width: Double
    /// The height of the widget, in points.
    public var height: Double
    /// The corner radius of the container, in points.
    public var cornerRadius: Double
    /// The content margin on each side, in points.
    public var contentMargin: Double
    /// The appearances wanted; the first is the one shown now.
    public var variants: [AppearanceVariant]
    /// The configuration intent's parameters by name, each as JSON text; nil for a static configuration or its default.
    public var configuration: [String: String]?

    /// Makes a placement.
    public init(
        kind: String,
        family: String,
        width: Double,
        height: Double,
        cornerRadius: Double = 24,
        contentMargin: Double = 16,
        variants: [AppearanceVariant] = [AppearanceVariant(), AppearanceVariant(isDark: true)],
        configuration: [String: String]? = nil
    ) {
        self.kind = kind
        self.family = family
        self.width = width
        self.height = height
        self.cornerRadius = cornerRadius
        self.contentMargin = contentMargin
        self.variants = variants
        self.configuration = configuration
    }
}
