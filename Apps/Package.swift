// swift-tools-version: 6.2
import PackageDescription

// Four apps with their widgets, written as any user of the library would write them: on its public products alone.

// An extension is one program without anything to load or relocate at its start: that halves its start and keeps its
// memory below the bound. Functions with the same instructions are kept once, and the index for C++ exceptions, which
// nothing in it throws, is left out. In a release of Scripts/build, what a start calls stands together; functions
// without a name, such as those that free a closure's values, stand before all others. The flags are unsafe only in
// the sense that packages that depend on a program cannot use it.
let wholeProgram: [LinkerSetting] = [
    .unsafeFlags(
        ["-static-executable", "-use-ld=lld", "-Xlinker", "--icf=all", "-Xlinker", "--no-eh-frame-hdr"],
        .when(platforms: [.linux], configuration: .release)
    )
]

/// The settings of an extension, whose start is ordered where Scripts/build has found the order.
func wholeExtension(_ name: String) -> [LinkerSetting] {
    guard let orders = Context.environment["VITRINE_START_ORDER"] else { return wholeProgram }
    let flags = [
        "-Xlinker", "--symbol-ordering-file=\(orders)/\(name)", "-Xlinker", "--no-warn-symbol-ordering",
        "-Xlinker", "-T", "-Xlinker", "\(Context.packageDirectory)/../Scripts/linking/private-functions.ld",
    ]
    return wholeProgram + [.unsafeFlags(flags, .when(platforms: [.linux], configuration: .release))]
}

extension Target.Dependency {
    static let vitrine = Self.product(name: "Vitrine", package: "vitrine")
    static let archive = Self.product(name: "WidgetArchive", package: "vitrine")
    static let images = Self.product(name: "VitrineImages", package: "vitrine")
    static let json = Self.product(name: "CompactJSON", package: "vitrine")
    static let testing = Self.product(name: "VitrineTesting", package: "vitrine")
    static let ui = Self.product(name: "VitrineUI", package: "vitrine")
    static let widgets = Self.product(name: "VitrineWidgets", package: "vitrine")
    static let wire = Self.product(name: "VitrineWire", package: "vitrine")
    static let postgres = Self.product(name: "PostgresClient", package: "Device")
    static let device = Self.product(name: "VitrineDevice", package: "Device")
    static let arguments = Self.product(name: "ArgumentParser", package: "swift-argument-parser")
    static let grdb = Self.product(name: "GRDB", package: "GRDB.swift")
    static let logging = Self.product(name: "Logging", package: "swift-log")
    static let lifecycle = Self.product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
    static let signals = Self.product(name: "UnixSignals", package: "swift-service-lifecycle")

    static func nio(_ product: String) -> Self { .product(name: product, package: "swift-nio") }
}

let apps = Package(
    name: "Apps",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .executable(name: "lucidpal", targets: ["lucidpal"]),
        .executable(name: "lucidpal-widget", targets: ["lucidpal-widget"]),
        .executable(name: "dbmultiverse", targets: ["dbmultiverse"]),
        .executable(name: "dbmultiverse-widget", targets: ["dbmultiverse-widget"]),
        .executable(name: "beebloom", targets: ["beebloom"]),
        .executable(name: "beebloom-widget", targets: ["beebloom-widget"]),
        .executable(name: "hangangjari", targets: ["hangangjari"]),
        .executable(name: "hangangjari-widget", targets: ["hangangjari-widget"]),
        .executable(name: "hangangjari-service", targets: ["hangangjari-service"]),
        .executable(name: "hangangjari-service-postgres", targets: ["hangangjari-service-postgres"]),
        .executable(name: "hangangjari-push-worker", targets: ["hangangjari-push-worker"]),
        // What an app and its extension link in Xcode.
        .library(name: "LucidPalAppModules", targets: ["LucidPalApp"]),
        .library(name: "LucidPalWidgetModules", targets: ["LucidPalWidgets"]),
        .library(name: "DBMultiverseAppModules", targets: ["DBMultiverseApp"]),
        .library(name: "DBMultiverseWidgetModules", targets: ["DBMultiverseWidgets"]),
        .library(name: "BeeBloomAppModules", targets: ["BeeBloomApp"]),
        .library(name: "BeeBloomWidgetModules", targets: ["BeeBloomWidgets"]),
        .library(name: "HangangjariAppModules", targets: ["HangangjariApp", "HangangjariModel"]),
        .library(name: "HangangjariWidgetModules", targets: ["HangangjariModel", "HangangjariWidgets"]),
        // What the benchmarks measure beside the programs.
        .library(
            name: "DBMultiverseModules",
            targets: ["DBMultiverseApp", "DBMultiverseComicKit"]
        ),
        .library(name: "HangangjariModules", targets: ["HangangjariAPI", "HangangjariModel"]),
        .library(name: "FaultyService", targets: ["FaultyService"]),
        .library(name: "CSQLite", targets: ["CSQLite"]),
    ],
    dependencies: [
        .package(name: "vitrine", path: ".."),
        .package(name: "Device", path: "../Device"),
        .package(url: "https://github.com/apple/swift-argument-parser.git", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types.git", exact: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log.git", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics.git", exact: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio.git", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras.git", exact: "1.35.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl.git", exact: "2.37.6"),
        .package(url: "https://github.com/groue/GRDB.swift.git", exact: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird.git", exact: "2.28.1", traits: []),
        .package(url: "https://github.com/swift-server/async-http-client.git", exact: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", exact: "2.13.0"),
    ],
    targets: [
        // LucidPal: habits, notes and a calendar.
        .target(name: "LucidPalModel", dependencies: ["AppSupport", .vitrine], path: "LucidPal/Model"),
        .target(
            name: "LucidPalApp",
            dependencies: ["AppScreens", "AppSupport", "CLibical", "LucidPalModel", .ui, .vitrine, .widgets],
            path: "LucidPal/App",
            resources: [.embedInCode("SampleData/sample.ics")]
        ),
        .executableTarget(
            name: "lucidpal",
            dependencies: [
                "AppScreens", "AppSupport", "CommandSupport", "LucidPalApp", "LucidPalModel", .arguments, .vitrine,
                .widgets,
            ],
            path: "LucidPal/AppProgram"
        ),
        .target(
            name: "LucidPalWidgets",
            dependencies: ["LucidPalModel", .ui, .vitrine, .widgets],
            path: "LucidPal/Widget"
        ),
        .executableTarget(
            name: "lucidpal-widget",
            dependencies: ["LucidPalWidgets", .widgets],
            path: "LucidPal/WidgetProgram",
            linkerSettings: wholeExtension("lucidpal-widget")
        ),

        // DBMultiverse: a comic reader with chapters from archives and folders, and a sample comic.
        .target(
            name: "DBMultiverseComicKit",
            dependencies: [.ui, .vitrine, .widgets],
            path: "DBMultiverse/ComicKit",
            resources: [.embedInCode("Sample/sample_cover.jpg")]
        ),
        .target(name: "StarrySkyKit", dependencies: [.ui], path: "DBMultiverse/StarrySkyKit"),
        .target(
            name: "DBMultiverseApp",
            dependencies: [
                "AppScreens", "AppSupport", "CLibZip", "CSampleComic", "DBMultiverseComicKit", "StarrySkyKit", .images,
                .ui, .vitrine, .widgets,
            ],
            path: "DBMultiverse/App"
        ),
        .executableTarget(
            name: "dbmultiverse",
            dependencies: [
                "AppScreens", "AppSupport", "CommandSupport", "DBMultiverseApp", "DBMultiverseComicKit", .arguments,
                .vitrine, .widgets,
            ],
            path: "DBMultiverse/AppProgram"
        ),
        .target(
            name: "DBMultiverseWidgets",
            dependencies: ["DBMultiverseComicKit", "StarrySkyKit", .ui, .vitrine, .widgets],
            path: "DBMultiverse/Widget"
        ),
        .executableTarget(
            name: "dbmultiverse-widget",
            dependencies: ["DBMultiverseWidgets", .widgets],
            path: "DBMultiverse/WidgetProgram",
            linkerSettings: wholeExtension("dbmultiverse-widget")
        ),

        // BeeBloom: habits in a TinyBase store that app and widget share.
        .target(
            name: "BeeBloomModel",
            dependencies: ["AppSupport", "CSQLite", .ui, .vitrine, .wire],
            path: "BeeBloom/Model"
        ),
        .target(
            name: "BeeBloomApp",
            dependencies: ["AppScreens", "AppSupport", "BeeBloomModel", .ui, .vitrine, .widgets],
            path: "BeeBloom/App"
        ),
        .executableTarget(
            name: "beebloom",
            dependencies: [
                "AppScreens", "AppSupport", "BeeBloomApp", "BeeBloomModel", "CommandSupport", .arguments, .vitrine,
                .widgets,
            ],
            path: "BeeBloom/AppProgram"
        ),
        .target(
            name: "BeeBloomWidgets",
            dependencies: ["BeeBloomModel", .ui, .vitrine, .widgets],
            path: "BeeBloom/Widget"
        ),
        .executableTarget(
            name: "beebloom-widget",
            dependencies: ["BeeBloomWidgets", .widgets],
            path: "BeeBloom/WidgetProgram",
            linkerSettings: wholeExtension("beebloom-widget")
        ),

        // Hangangjari: river parks over a service; what app, widgets and service share comes first.
        .target(
            name: "HangangjariAPI",
            dependencies: [
                "AppSupport", .nio("NIOCore"), .nio("NIOHTTP1"), .nio("NIOPosix"), .vitrine,
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
            ],
            path: "Hangangjari/API"
        ),
        .target(
            name: "HangangjariModel",
            dependencies: ["HangangjariAPI", .json, .vitrine],
            path: "Hangangjari/Model"
        ),
        .target(
            name: "HangangjariApp",
            dependencies: [
                "AppScreens", "AppSupport", "HangangjariAPI", "HangangjariModel", .grdb, .json, .ui, .vitrine, .widgets,
                .wire,
            ],
            path: "Hangangjari/App"
        ),
        .executableTarget(
            name: "hangangjari",
            dependencies: [
                "AppScreens", "CommandSupport", "HangangjariAPI", "HangangjariApp", "HangangjariModel", .arguments,
                .vitrine, .widgets,
            ],
            path: "Hangangjari/AppProgram"
        ),
        .target(
            name: "HangangjariWidgets",
            dependencies: ["HangangjariAPI", "HangangjariModel", .ui, .vitrine, .widgets],
            path: "Hangangjari/Widget"
        ),
        .executableTarget(
            name: "hangangjari-widget",
            dependencies: ["HangangjariModel", "HangangjariWidgets", .widgets],
            path: "Hangangjari/WidgetProgram",
            linkerSettings: wholeExtension("hangangjari-widget")
        ),
        .target(
            name: "HangangjariService",
            dependencies: [
                "AppSupport", "CZlib", "HangangjariAPI", .grdb, .json, .lifecycle, .logging, .nio("NIOCore"),
                .nio("NIOPosix"), .wire, .product(name: "ConnectionLimits", package: "Device"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
            ],
            path: "Hangangjari/Service",
            resources: [.embedInCode("openapi.json")]
        ),
        .target(
            name: "HangangjariServiceCommand",
            dependencies: [
                "CommandSupport", "HangangjariAPI", "HangangjariService", .arguments, .lifecycle, .logging,
                .nio("NIOCore"), .signals,
            ],
            path: "Hangangjari/ServiceCommand"
        ),
        .executableTarget(
            name: "hangangjari-service",
            dependencies: ["CommandSupport", "HangangjariService", "HangangjariServiceCommand", .arguments],
            path: "Hangangjari/ServiceProgram"
        ),
        // The service as one of several instances: only these targets, which no other program needs, need libpq.
        .target(
            name: "HangangjariPostgres",
            dependencies: ["HangangjariAPI", "HangangjariService", .json, .postgres],
            path: "Hangangjari/Postgres"
        ),
        .executableTarget(
            name: "hangangjari-service-postgres",
            dependencies: [
                "CommandSupport", "HangangjariPostgres", "HangangjariService", "HangangjariServiceCommand", .arguments,
                .logging, .postgres,
            ],
            path: "Hangangjari/PostgresProgram"
        ),
        // Pushes to the phones that have registered: a queue in the same database, and Apple's push service.
        .target(
            name: "HangangjariPushes",
            dependencies: [
                "HangangjariAPI", "HangangjariService", .json, .lifecycle, .logging, .nio("NIOCore"), .nio("NIOHTTP1"),
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "Crypto", package: "swift-crypto"), .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ],
            path: "Hangangjari/Pushes"
        ),
        .executableTarget(
            name: "hangangjari-push-worker",
            dependencies: [
                "CommandSupport", "HangangjariAPI", "HangangjariPostgres", "HangangjariPushes", "HangangjariService",
                "HangangjariServiceCommand", .arguments, .lifecycle, .logging, .postgres, .signals,
            ],
            path: "Hangangjari/PushProgram"
        ),

        // What the apps share: an error, moments and sessions, which are small enough for an extension; parts of
        // screens; and the options and the output of their commands.
        .target(name: "AppSupport", dependencies: [.vitrine], path: "Support/AppSupport"),
        .target(name: "AppScreens", dependencies: [.ui, .vitrine, .widgets], path: "Support/AppScreens"),
        .target(
            name: "CommandSupport",
            dependencies: ["AppSupport", .arguments, .vitrine, .widgets, .wire],
            path: "Support/CommandSupport"
        ),

        // What `make run` runs: building this target builds every program of it, and nothing else.
        .target(
            name: "RunnablePrograms",
            dependencies: [
                "beebloom", "beebloom-widget", "dbmultiverse", "dbmultiverse-widget", "hangangjari",
                "hangangjari-service", "hangangjari-widget", "lucidpal", "lucidpal-widget",
                .product(name: "vitrine", package: "Device"),
            ],
            path: "Support/RunnablePrograms"
        ),

        // C libraries, each for one app.
        .target(name: "CSampleComic", path: "C/CSampleComic", exclude: ["Pictures", "README.md"]),
        .systemLibrary(name: "CLibZip", path: "C/CLibZip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"])]),
        .systemLibrary(name: "CLibical", path: "C/CLibical", pkgConfig: "libical", providers: [.apt(["libical-dev"])]),
        .systemLibrary(name: "CSQLite", path: "C/CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CZlib", path: "C/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

        // Tests, and the programs and servers that they start.
        .target(
            name: "AppTestSupport",
            dependencies: [.archive, .device, .testing, .vitrine, .widgets, .wire],
            path: "Tests/Support/AppTestSupport"
        ),
        .target(
            name: "FaultyService",
            dependencies: [.nio("NIOCore"), .nio("NIOPosix")],
            path: "Tests/Support/FaultyService"
        ),
        .executableTarget(
            name: "beebloom-store-probe",
            dependencies: ["BeeBloomModel", "CSQLite", .vitrine],
            path: "Tests/Programs/BeeBloomStoreProbe",
            linkerSettings: wholeProgram
        ),
        .executableTarget(
            name: "hangangjari-http-probe",
            dependencies: ["HangangjariAPI"],
            path: "Tests/Programs/HTTPProbe",
            linkerSettings: wholeProgram
        ),
        // A program with a planted fault, which it adds to what a real program says.
        .executableTarget(name: "mutant-program", dependencies: [.archive, .wire], path: "Tests/Programs/Mutant"),
        .testTarget(
            name: "LucidPalTests",
            dependencies: [
                "AppScreens", "AppTestSupport", "LucidPalApp", "LucidPalModel", "LucidPalWidgets", "lucidpal",
                "lucidpal-widget", .archive, .testing, .ui, .vitrine, .widgets, .wire,
            ],
            exclude: ["Expected"]
        ),
        .testTarget(
            name: "DBMultiverseTests",
            dependencies: [
                "AppScreens", "AppTestSupport", "CLibZip", "DBMultiverseApp", "DBMultiverseComicKit",
                "DBMultiverseWidgets", "StarrySkyKit", "dbmultiverse", "dbmultiverse-widget", .archive, .device,
                .images, .testing, .ui, .vitrine, .widgets, .wire,
            ]
        ),
        .testTarget(
            name: "BeeBloomModelTests",
            dependencies: ["AppTestSupport", "BeeBloomModel", "CSQLite", "beebloom-store-probe", .testing, .vitrine],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "BeeBloomTests",
            dependencies: [
                "AppScreens", "AppTestSupport", "BeeBloomApp", "BeeBloomModel", "BeeBloomWidgets", "CSQLite",
                "beebloom", "beebloom-widget", .archive, .device, .testing, .ui, .vitrine, .widgets, .wire,
            ],
            exclude: ["Expected"]
        ),
        .testTarget(
            name: "HangangjariTests",
            dependencies: [
                "AppScreens", "AppTestSupport", "FaultyService", "HangangjariAPI", "HangangjariApp", "HangangjariModel",
                "HangangjariWidgets", "hangangjari", "hangangjari-service", "hangangjari-widget", .archive, .device,
                .grdb, .json, .testing, .ui, .vitrine, .widgets, .wire,
            ],
            exclude: ["Expected"]
        ),
        .testTarget(
            name: "HangangjariServiceTests",
            dependencies: [
                "CommandSupport", "FaultyService", "HangangjariAPI", "HangangjariPostgres", "HangangjariPushes",
                "HangangjariService", "hangangjari-push-worker", "hangangjari-service", "hangangjari-service-postgres",
                .device, .grdb, .json, .lifecycle, .logging, .nio("NIOCore"), .nio("NIOHTTP1"), .postgres, .testing,
                .wire, .product(name: "PostgresTesting", package: "Device"),
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdHTTP2", package: "hummingbird"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "VitrineServer", package: "Device"),
            ]
        ),
        .testTarget(
            name: "DeviceScriptTests",
            dependencies: [
                "AppTestSupport", "beebloom", "beebloom-widget", "dbmultiverse", "dbmultiverse-widget", "hangangjari",
                "hangangjari-service", "hangangjari-widget", "lucidpal", "lucidpal-widget", "mutant-program", .device,
                .testing, .archive, .product(name: "VitrineScript", package: "Device"),
                .product(name: "VitrineSheet", package: "Device"), .wire,
                .product(name: "WidgetDrawing", package: "Device"), .product(name: "vitrine", package: "Device"),
            ]
        ),
        .testTarget(
            name: "PageTests",
            dependencies: [
                "AppTestSupport", "beebloom", "beebloom-widget", "dbmultiverse", "dbmultiverse-widget", "hangangjari",
                "hangangjari-service", "hangangjari-widget", "lucidpal", "lucidpal-widget", .archive, .device,
                .lifecycle, .logging, .testing, .wire, .product(name: "BrowserTesting", package: "Device"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "VitrineServer", package: "Device"), .product(name: "WidgetDrawing", package: "Device"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// The service answers for each reload of a jump; it is optimised in a debug build too, as the library's manifest says.
let optimized: Set = Context.environment["VITRINE_OPTIMIZED"] == nil ? [] : ["HangangjariService"]

for target in apps.targets where target.type != .system {
    // The same settings as the library's; its manifest names the proposals.
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
    ]
    if Context.environment["VITRINE_STRICT"] != nil { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
    if optimized.contains(target.name) {
        target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
    }
}
