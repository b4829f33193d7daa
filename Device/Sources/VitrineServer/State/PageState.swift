import VitrineDevice
import VitrineWire
import WidgetArchive

/// The state of the device for the page; the value of the event `state`.
struct PageState: Encodable {
    /// The clock, which the page advances by itself until the next state arrives.
    struct Clock: Encodable {
        /// The device's time, in seconds since 1970.
        var now: Double
        /// Device seconds for each real second; 0 while the clock is paused.
        var speed: Double
        /// The time zone's identifier, such as `Asia/Seoul`.
        var zone: String
        /// The time of the next entry of any widget, in seconds since 1970; nil if no entry is scheduled.
        @Explicit var nextEntry: Double?
        /// The end of a jump under way, in seconds since 1970; nil if none is.
        @Explicit var destination: Double?
        /// Whether the phone writes 12 hours, by its locale and the person's choice, as its widgets do.
        var isTwelveHours: Bool
    }

    /// The screen and its grid of cells, in points.
    struct Screen: Encodable {
        /// The name, such as `402x874`, that at the device's start, and those of all screens that can be chosen.
        var name, usual: String
        var names: [String]
        var width: Double
        var height: Double
        /// `phone` or `pad`.
        var idiom: String
        /// The top left corner of the first cell, and the distances from one cell's origin to the next.
        var left, top, columnPitch, rowPitch: Double
        /// Whether the first column is on the right, as in a language that is written from right to left.
        var isMirrored: Bool
        /// The number of cells on a page in each direction.
        var columns, rows: Int
    }

    /// One app's icon.
    struct App: Encodable {
        var id: String
        var name: String
        /// The page of the icon's cell; nil for one in the dock, which is on every page.
        @Explicit var page: Int?
        var column, row: Int
        /// Whether the app's process is running.
        var running: Bool
        /// Whether the app can render its screen.
        var ready: Bool
        /// What the app's extension offers and the device cannot show.
        var findings: [ArchiveFinding]
    }

    /// A setting with its value, which `POST /api/settings` changes.
    struct Setting: Encodable {
        var name, value: String
        /// The value at the device's start.
        var usual: String
        /// The values that it can have; empty if there are too many to list.
        var choices: [String]
    }

    /// A network service that an app uses, with the fault that the device simulates in it.
    struct Service: Encodable {
        /// The app's id and name.
        var app, name: String
        /// The simulated condition.
        var condition: String
        /// All conditions that can be simulated.
        var conditions: [String]
        /// The intent that makes the app's widgets request new data even if theirs is fresh; nil if there is none.
        @Explicit var refreshIntent: String?
    }

    /// A fault that can be switched on by a setting.
    struct Fault: Encodable {
        /// The setting's name, which `POST /api/settings` takes.
        var setting: String
        /// What it is about, such as `LucidPal’s widgets`.
        var label: String
        var value: String
        var choices: [String]
    }

    /// Something found in the views of some entries of a widget's timeline.
    struct Finding: Encodable {
        var kind, message: String
        /// The number from 1 of an entry that has it: of the shown one, otherwise of the next, otherwise of the first;
        /// nil for the placeholder.
        @Explicit var entry: Int?
        /// The entry's date, in seconds since 1970.
        @Explicit var date: Double?
        /// How many entries have it.
        var count: Int
        /// Whether it is in the view that is shown.
        var isShown: Bool
    }

    /// The numbers that control how the device treats widgets.
    struct Profile: Encodable {
        /// The name, and that at the device's start.
        var name, usual: String
        /// The profiles that the device knows.
        var names: [String]
        /// Whether the budget is off, which a page must say loudly.
        var isDeveloperMode: Bool
        /// Every number, with how it is known: `documented`, `observed` or `modelled`.
        var numbers: [DeviceProfile.Reading]
    }

    /// The device's version.
    var version = VitrineVersion.number
    var clock: Clock
    /// The declared settings; the page also reads each by its name, and one that is off or on as false or true.
    var settings: [Setting]
    var profile: Profile
    /// The name of the app that requests access to the location; nil while no request is open.
    @Explicit var locationAsker: String?
    /// The apps' network services, in the order of the apps.
    var services: [Service]
    /// The faults of the apps' programs and pushes, in the order of the apps.
    var faults: [Fault]
    var screen: Screen
    /// The apps, in the order of their icons.
    var apps: [App]
    var widgets: [WidgetStatus]
    /// The widgets' renderings by their ids, as far as this connection does not have them already.
    var pictures: [String: String]
    /// What is found in each widget's timeline and in the views of its entries.
    var findings: [String: [Finding]]
    /// The id of the foreground app; nil for the home screen.
    @Explicit var foreground: String?
    /// Changes whenever the foreground app's screen may have changed.
    var screenVersion: Int
    /// The change that `undo` takes back, and the one that `redo` does again; nil if there is none.
    @Explicit var undo: ChangeReading?
    @Explicit var redo: ChangeReading?
    /// Why the apps' sources do not compile, with files and lines; nil if they do.
    @Explicit var buildFailure: String?
}

// swift-format-ignore: UseSynthesizedInitializer
/// An optional that encodes nil as `null` instead of omitting the key, so that the page need not distinguish the two.
@propertyWrapper
struct Explicit<Value: Encodable>: Encodable {
    var wrappedValue: Value?

    /// Wraps a value.
    ///
    /// The initializer is explicit because the memberwise initializers of enclosing types cannot use the synthesized
    /// one.
    init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}
