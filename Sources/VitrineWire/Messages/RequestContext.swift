public import VitrinePlatform
public import WidgetArchive

/// The context of a request: everything that a child may know of the world outside its container.
///
/// A child takes the time and the time zone from here, never from its own process.
public struct RequestContext: Codable, Hashable, Sendable {
    /// The device's current time.
    public var now: Date
    /// The device's time zone, a name of the zone database such as `Asia/Seoul`.
    public var timeZone: String
    /// The device's locale, such as `en_US`; a chosen 12- or 24-hour clock is its keyword, as in `en_US@hours=h23`.
    public var locale: String
    /// Whether the screen is locked, so that private content is hidden.
    public var isLocked: Bool
    /// Whether the time stands still while the child works, as where it passes by command only.
    public var isClockStill: Bool
    /// What the user chose so that a screen can be read.
    public var display: DisplayPreferences
    /// The app's placed widgets, in the order in which they were placed; nil if the device does not report them.
    public var placedWidgets: [WidgetPlacement]?
    /// Whether the device is a phone or a tablet.
    public var idiom: DeviceIdiom
    /// The system's uptime in seconds, a clock that cannot be set; nil if the device does not report it.
    public var uptime: Double?
    /// The app's location authorization and the device's location; nil if the device does not report them.
    public var location: LocationReading?

    /// Creates a context; what is left out is as on a new, unlocked phone.
    public init(
        now: Date,
        timeZone: String,
        locale: String = "en_US",
        isLocked: Bool = false,
        isClockStill: Bool = false,
        display: DisplayPreferences = DisplayPreferences(),
        placedWidgets: [WidgetPlacement]? = nil,
        idiom: DeviceIdiom = .phone,
        uptime: Double? = nil,
        location: LocationReading? = nil
    ) {
        self.now = now
        self.timeZone = timeZone
        self.locale = locale
        self.isLocked = isLocked
        self.isClockStill = isClockStill
        self.display = display
        self.placedWidgets = placedWidgets
        self.idiom = idiom
        self.uptime = uptime
        self.location = location
    }
}

/// A child's location authorization, and the device's location.
public struct LocationReading: Codable, Hashable, Sendable {
    /// What the person has decided about the location.
    public var authorization: LocationAuthorization
    /// Degrees north, −90 to 90; nil unless authorized and known.
    public var latitude: Double?
    /// Degrees east, −180 to 180; nil if and only if the latitude is nil.
    public var longitude: Double?

    /// Creates a reading; without an authorization there are no degrees.
    public init(authorization: LocationAuthorization, latitude: Double? = nil, longitude: Double? = nil) {
        self.authorization = authorization
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// An appearance for which an archived view is requested.
public struct AppearanceVariant: Codable, Hashable, Sendable {
    /// Whether the appearance is dark.
    public var isDark: Bool
    /// How the system draws the widget: in its colours, tinted, or in greys.
    public var renderingMode: WireRenderingMode
    /// Whether the system leaves the container background out although the colours are full, as StandBy does.
    public var isBackgroundRemoved: Bool

    /// Creates a variant; what is left out is as on a light home screen.
    public init(
        isDark: Bool = false,
        renderingMode: WireRenderingMode = .fullColor,
        isBackgroundRemoved: Bool = false
    ) {
        self.isDark = isDark
        self.renderingMode = renderingMode
        self.isBackgroundRemoved = isBackgroundRemoved
    }
}

/// The size, appearance and configuration of a placed widget.
public struct WidgetPlacement: Codable, Hashable, Sendable {
    /// The widget's identifier on the device; nil for one that is not placed, such as in the gallery.
    public var id: String?
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
    /// The requested appearances; the first is the current one.
    public var variants: [AppearanceVariant]
    /// The configuration intent's parameters by name, each as JSON text; nil for a static configuration or its default.
    public var configuration: [String: String]?

    /// Creates a placement in light and dark, unless other appearances are named.
    public init(
        id: String? = nil,
        kind: String,
        family: String,
        width: Double,
        height: Double,
        cornerRadius: Double = 24,
        contentMargin: Double = 16,
        variants: [AppearanceVariant] = [AppearanceVariant(), AppearanceVariant(isDark: true)],
        configuration: [String: String]? = nil
    ) {
        self.id = id
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
