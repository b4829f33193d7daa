import Foundation
import VitrineDevice
import VitrineWire

extension AppManifest {
    /// The path of a program, which is built into the same folder as the tests.
    private static func program(_ name: String) -> String {
        let folder = Bundle.main.executableURL?.deletingLastPathComponent() ?? Bundle.main.bundleURL
        return folder.appending(path: name).path
    }

    /// LucidPal with sample data and its widget in three sizes.
    static let lucidPal = AppManifest(
        id: "app.lucidpal",
        name: "LucidPal",
        group: "group.app.lucidpal",
        program: program("lucidpal"),
        widgetProgram: program("lucidpal-widget"),
        schemes: ["lucidpal"],
        environment: ["VITRINE_DATA": "sample"],
        placements: [
            PlacementManifest(kind: "LucidPalWidget", family: .systemSmall, page: 0, column: 0, row: 0),
            PlacementManifest(kind: "LucidPalWidget", family: .systemMedium, page: 0, column: 0, row: 2),
            PlacementManifest(kind: "LucidPalWidget", family: .systemLarge, page: 1, column: 0, row: 0),
        ]
    )

    /// BeeBloom with sample data and its widget in three sizes.
    static let beeBloom = AppManifest(
        id: "com.ilyakukarkinorg.beebloom",
        name: "BeeBloom",
        group: "group.com.ilyakukarkinorg.beebloom",
        program: program("beebloom"),
        widgetProgram: program("beebloom-widget"),
        schemes: ["beebloom"],
        environment: ["VITRINE_DATA": "sample"],
        placements: [
            PlacementManifest(kind: "HabitWidget", family: .systemSmall, page: 0, column: 0, row: 0),
            PlacementManifest(kind: "HabitWidget", family: .systemMedium, page: 0, column: 0, row: 2),
            PlacementManifest(kind: "HabitWidget", family: .systemLarge, page: 1, column: 0, row: 0),
        ]
    )

    /// The comic reader with the widget for each device idiom.
    static let dbMultiverse = AppManifest(
        id: "com.nobadi.dbm",
        name: "DBMultiverse",
        group: "group.com.nobadi.dbm",
        program: program("dbmultiverse"),
        widgetProgram: program("dbmultiverse-widget"),
        schemes: ["dbmultiverse"],
        environment: ["VITRINE_DATA": "sample"],
        placements: [
            PlacementManifest(kind: "DBMultiverseWidgets", family: .systemSmall, column: 0, row: 0, idiom: .phone),
            PlacementManifest(kind: "DBMultiverseWidgets", family: .systemMedium, column: 0, row: 0, idiom: .pad),
        ]
    )

    /// Hangangjari with its service.
    static func hangangjari(placements: [PlacementManifest] = parks) -> AppManifest {
        AppManifest(
            id: "app.hangangjari",
            name: "Hangangjari",
            group: "group.app.hangangjari",
            program: program("hangangjari"),
            widgetProgram: program("hangangjari-widget"),
            schemes: ["hangangjari"],
            environment: ["HANGANGJARI_API": "http://127.0.0.1:{port}"],
            placements: placements,
            service: ServiceManifest(
                program: program("hangangjari-service"),
                arguments: ["serve", "--control", "--port", "{port}", "--state", "{state}", "--log-level", "error"],
                conditions: ["none", "off", "slow", "wrongPark", "serverError", "garbage", "empty", "notModified"],
                refreshIntent: "ForceWidgetRefresh"
            ),
            wantsLocation: true
        )
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
            program: program("faulty-child"),
            widgetProgram: program("sample-extension"),
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
            program: program("faulty-child"),
            widgetProgram: program("faulty-child"),
            schemes: ["faulty"],
            arguments: [behaviour],
            placements: [PlacementManifest(kind: "faulty", family: .systemSmall)]
        )
    }
}
