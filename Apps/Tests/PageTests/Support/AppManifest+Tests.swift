import AppTestSupport
import VitrineDevice
import VitrineWire

extension AppManifest {
    /// An app of `Apps/vitrine.json` with sample data and widgets of its own; no icon is drawn.
    private static func installed(_ id: String, _ placements: [PlacementManifest]) -> AppManifest {
        guard var app = try? DeviceManifest.apps(id).apps.first else {
            preconditionFailure("Apps/vitrine.json has no app \(id), or a program of it is not built")
        }
        app.icon = nil
        app.placements = placements
        return app
    }

    /// The widget of an app in three sizes.
    private static func sizes(of kind: String) -> [PlacementManifest] {
        [
            PlacementManifest(kind: kind, family: .systemSmall, page: 0, column: 0, row: 0),
            PlacementManifest(kind: kind, family: .systemMedium, page: 0, column: 0, row: 2),
            PlacementManifest(kind: kind, family: .systemLarge, page: 1, column: 0, row: 0),
        ]
    }

    static let lucidPal = installed("app.lucidpal", sizes(of: "LucidPalWidget"))

    static let beeBloom = installed("com.ilyakukarkinorg.beebloom", sizes(of: "HabitWidget"))

    /// The comic reader with the widget for each device idiom.
    static let dbMultiverse = installed(
        "com.nobadi.dbm",
        [
            PlacementManifest(kind: "DBMultiverseWidgets", family: .systemSmall, column: 0, row: 0, idiom: .phone),
            PlacementManifest(kind: "DBMultiverseWidgets", family: .systemMedium, column: 0, row: 0, idiom: .pad),
        ]
    )

    /// Hangangjari with its service.
    static func hangangjari(placements: [PlacementManifest] = parks) -> AppManifest {
        installed("app.hangangjari", placements)
    }

    /// Both kinds of Hangangjari's widgets, once for a named park and once for the nearby park.
    static let parks = [
        park("HangangjariParking", .systemSmall, ["park": "\"ttukseom\""]),
        park("HangangjariPark", .systemMedium, ["park": "\"ttukseom\"", "focus": "\"crowd\""]),
        park("HangangjariParking", .systemMedium, ["park": "\"nearby\"", "mode": "\"lots\""]),
        park("HangangjariPark", .systemSmall, ["park": "\"nearby\""]),
    ]

    /// A widget of Hangangjari at the first free position.
    static func park(
        _ kind: String,
        _ family: DisplayFamily,
        _ configuration: [String: String]
    ) -> PlacementManifest {
        PlacementManifest(kind: kind, family: family, configuration: configuration)
    }

    /// The sample extension, whose medium counter has buttons, with an app that accepts every request.
    static func sample(_ name: String = "Sample", placements: [PlacementManifest] = counters) -> AppManifest {
        AppManifest(
            id: "app.sample",
            name: name,
            group: "group.sample",
            program: "\(DeviceManifest.programsFolder)/faulty-child",
            widgetProgram: "\(DeviceManifest.programsFolder)/sample-extension",
            schemes: ["sample"],
            arguments: ["good"],
            placements: placements
        )
    }

    static var counters: [PlacementManifest] {
        [
            PlacementManifest(kind: "counter", family: .systemSmall),
            PlacementManifest(kind: "counter", family: .systemMedium),
        ]
    }

    /// An app whose extension misbehaves in the given way, for example `hang:timeline`.
    static func faulty(_ behaviour: String) -> AppManifest {
        AppManifest(
            id: "app.faulty",
            name: "Faulty",
            group: "group.faulty",
            program: "\(DeviceManifest.programsFolder)/faulty-child",
            widgetProgram: "\(DeviceManifest.programsFolder)/faulty-child",
            schemes: ["faulty"],
            arguments: [behaviour],
            placements: [PlacementManifest(kind: "faulty", family: .systemSmall)]
        )
    }
}
