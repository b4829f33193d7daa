import VitrineDevice
import WidgetArchive

/// The device as the page shows it: the value of the event `state`.
struct PageState: Encodable {
    /// The clock, from which the page goes on by itself until the next state.
    struct Clock: Encodable {
        /// The device's time, in seconds since 1970.
        var now: Double
        /// Device seconds in a second; 0 while the clock is held.
        var speed: Double
        /// The zone's name.
        var zone: String
        /// When the next entry of any widget is shown, in seconds since 1970; nil if none lies ahead.
        @Explicit var nextEntry: Double?
    }

    /// The screen and the grid of cells on it, in points.
    struct Screen: Encodable {
        /// The screen's width.
        var width: Double
        /// The screen's height.
        var height: Double
        /// `phone` or `pad`.
        var idiom: String
        /// The corner of the first cell and the distances between cells.
        var left, top, columnPitch, rowPitch: Double
        /// How many cells a page has.
        var columns, rows: Int
    }

    /// One app's icon.
    struct App: Encodable {
        /// The app's id.
        var id: String
        /// The name below the icon.
        var name: String
        /// The cell of the icon.
        var page, column, row: Int
        /// Whether the app's process runs.
        var running: Bool
        /// Whether the app can be asked for its screen.
        var ready: Bool
    }

    /// What apps may know of where the device is.
    struct Location: Encodable {
        /// `notDetermined`, `denied` or `authorized`.
        var authorization: String
        /// Degrees; nil where none are known.
        @Explicit var latitude: Double?
        @Explicit var longitude: Double?
    }

    /// A service that an app asks.
    struct Service: Encodable {
        /// The app's id and name.
        var app, name: String
        /// What the service is made to do, and what it can be made to do.
        var condition: String
        var conditions: [String]
        /// The intent that makes the widgets ask however fresh they are; nil if there is none.
        @Explicit var refreshIntent: String?
    }

    /// One placed widget.
    struct Widget: Encodable {
        /// The instance.
        var id: String
        /// The app's name.
        var appName: String
        /// The name in the gallery.
        var name: String
        /// The family by Apple's name, and as people say it.
        var family, familyName: String
        /// The page of the home screen on which it stands; nil on the lock screen.
        @Explicit var page: Int?
        /// The cell of its top left corner; 0 on the lock screen.
        var column, row: Int
        /// The size and the corner radius, in points.
        var width, height, radius: Double
        /// Names the picture that is shown; nil while there is none.
        @Explicit var digest: ArchiveDigest?
        /// The picture, if it is not the one sent last on this connection.
        var html: String?
        /// `fresh`, `placeholder`, `pending`, `keptOld` or `failed`.
        var status: String
        /// What the status means, in a sentence.
        var message: String
        /// Whether a person can configure it.
        var isConfigurable: Bool
        /// When the next entry and the next reload are due, in seconds since 1970.
        @Explicit var nextEntry: Double?
        /// When the policy asks for the next timeline, in seconds since 1970.
        @Explicit var nextReload: Double?
        /// How many reloads it has seen since the device started.
        var reloads: Reloads
    }

    /// How many reloads a widget has seen.
    struct Reloads: Encodable {
        /// Asked for by the app, made for whatever reason, and spared.
        var asked, made, saved: Int
    }

    /// The clock.
    var clock: Clock
    /// `light`, `dark` or `tinted`.
    var appearance: String
    /// Whether the screen is locked.
    var locked: Bool
    /// What apps may know of where the device is.
    var location: Location
    /// The name of the app that asks to know where the device is; nil while no answer is waited for.
    @Explicit var locationAsker: String?
    /// The services that the apps ask, in the order of the apps.
    var services: [Service]
    /// The screen.
    var screen: Screen
    /// The apps, in the order of their icons.
    var apps: [App]
    /// The placed widgets.
    var widgets: [Widget]
    /// The app in front; nil for the home screen.
    @Explicit var foreground: String?
    /// Changes when the app in front may look otherwise.
    var screenVersion: Int
}

// swift-format-ignore: UseSynthesizedInitializer
/// An optional that is written as `null` instead of being left out, so that the page need not tell absent from null.
@propertyWrapper
struct Explicit<Value: Encodable>: Encodable {
    /// The value.
    var wrappedValue: Value?

    /// Wraps a value; written out, since the synthesized one does not serve the initializers of types that wrap.
    init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }

    /// Writes the value or null.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}
