public import VitrineWire

/// The apps that are installed on a device, as listed in a JSON file.
///
/// ```json
/// {
///   "screen": "393x852",
///   "apps": [
///     {
///       "id": "app.lucidpal",
///       "name": "LucidPal",
///       "group": "group.app.lucidpal",
///       "program": "lucidpal",
///       "widgetProgram": "lucidpal-widget",
///       "icon": "LucidPal/icon.svg",
///       "schemes": ["lucidpal"],
///       "placements": [{ "kind": "LucidPal", "family": "systemMedium", "column": 0, "row": 0 }]
///     }
///   ]
/// }
/// ```
///
/// Read it with ``load(from:programFolders:)``. `docs/device-manifest.md` and its JSON schema describe the file.
public struct DeviceManifest: Codable, Hashable, Sendable {
    /// The screen's name, one of ``DeviceScreen/all``; absent means `393x852`.
    public var screen: String?
    /// The apps, in the order of their icons.
    public var apps: [AppManifest]
    /// How the apps' programs are confined; nil if they run with all rights of the person who starts the device.
    ///
    /// The file does not say it.
    public var confinement: Confinement?

    public init(screen: String? = nil, apps: [AppManifest], confinement: Confinement? = nil) {
        self.screen = screen
        self.apps = apps
        self.confinement = confinement
    }

    private enum CodingKeys: CodingKey {
        case screen, apps
    }
}

public struct AppManifest: Codable, Hashable, Sendable {
    /// The app's unique identifier, such as `app.lucidpal`: letters, digits, dots and hyphens.
    public var id: String
    /// The name below the icon.
    public var name: String
    /// The App Group's identifier, which is also its folder's name: letters, digits, dots and hyphens.
    public var group: String
    /// The app's program: a path, or a bare name that is searched for in the program folders.
    public var program: String
    /// The widget extension's program, in the same form; absent for an app without widgets.
    public var widgetProgram: String?
    /// The path of the icon's image, relative to the manifest's folder.
    public var icon: String?
    /// The URL schemes of the links that the app opens, in lower case; the app's own description can add more.
    public var schemes: [String]
    /// Arguments for both programs.
    public var arguments: [String]
    /// Environment variables for both programs, in addition to the device's own.
    public var environment: [String: String]
    /// The widgets that a new device shows.
    public var placements: [PlacementManifest]
    /// A service that runs beside the app; nil for an app without a service.
    public var service: ServiceManifest?
    /// Whether the app's widgets show something that depends on the device's location; only they are reloaded when it
    /// changes.
    ///
    /// It corresponds to `NSWidgetWantsLocation` in an extension's information property list.
    public var wantsLocation: Bool
    /// A name that the extensions of one app have in common: a reload or a reset of one is one of all; nil for an app
    /// with one extension.
    public var partOf: String?

    public init(
        id: String,
        name: String,
        group: String,
        program: String,
        widgetProgram: String? = nil,
        icon: String? = nil,
        schemes: [String] = [],
        arguments: [String] = [],
        environment: [String: String] = [:],
        placements: [PlacementManifest] = [],
        service: ServiceManifest? = nil,
        wantsLocation: Bool = false,
        partOf: String? = nil
    ) {
        self.id = id
        self.name = name
        self.group = group
        self.program = program
        self.widgetProgram = widgetProgram
        self.icon = icon
        self.schemes = schemes
        self.arguments = arguments
        self.environment = environment
        self.placements = placements
        self.service = service
        self.wantsLocation = wantsLocation
        self.partOf = partOf
    }

    /// Decodes an app; absent lists are empty.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try container.decode(String.self, forKey: .id),
            name: try container.decode(String.self, forKey: .name),
            group: try container.decode(String.self, forKey: .group),
            program: try container.decode(String.self, forKey: .program),
            widgetProgram: try container.decodeIfPresent(String.self, forKey: .widgetProgram),
            icon: try container.decodeIfPresent(String.self, forKey: .icon),
            schemes: try container.decodeIfPresent([String].self, forKey: .schemes) ?? [],
            arguments: try container.decodeIfPresent([String].self, forKey: .arguments) ?? [],
            environment: try container.decodeIfPresent([String: String].self, forKey: .environment) ?? [:],
            placements: try container.decodeIfPresent([PlacementManifest].self, forKey: .placements) ?? [],
            service: try container.decodeIfPresent(ServiceManifest.self, forKey: .service),
            wantsLocation: try container.decodeIfPresent(Bool.self, forKey: .wantsLocation) ?? false,
            partOf: try container.decodeIfPresent(String.self, forKey: .partOf)
        )
    }
}

extension AppManifest {
    /// The installed apps that are one app with several extensions, in their order; the app alone without others.
    package static func parts(of id: String, among apps: [AppManifest]) -> [AppManifest] {
        let name = apps.first { $0.id == id }?.partOf
        return apps.filter { name == nil ? $0.id == id : $0.partOf == name }
    }

    /// The message for an app that is not installed.
    static func missing(_ id: String, among apps: [AppManifest]) -> String {
        "no app \(id) is installed; \(Spelling.hint(for: id, of: apps.map(\.id)))"
    }
}

/// A widget that a new device shows.
public struct PlacementManifest: Codable, Hashable, Sendable {
    public var kind: String
    public var family: DisplayFamily
    /// The kind of device that shows the widget; absent means all kinds.
    public var idiom: DeviceIdiom?
    /// The page, from 0; absent means 0.
    public var page: Int?
    /// The column of the top left cell, from 0; absent together with the row means the first free position.
    public var column: Int?
    /// The row of the top left cell, from 0.
    public var row: Int?
    /// The configuration intent's parameters by name, each as JSON text.
    public var configuration: [String: String]?

    public init(
        kind: String,
        family: DisplayFamily,
        page: Int? = nil,
        column: Int? = nil,
        row: Int? = nil,
        configuration: [String: String]? = nil,
        idiom: DeviceIdiom? = nil
    ) {
        self.kind = kind
        self.idiom = idiom
        self.family = family
        self.page = page
        self.column = column
        self.row = row
        self.configuration = configuration
    }

    /// The position; nil if column and row are absent.
    var position: GridPosition? {
        guard let column, let row else { return nil }
        return GridPosition(page: page ?? 0, column: column, row: row)
    }
}
