// swift-tools-version: 6.2
import PackageDescription

// An extension is one program without anything to load or relocate at its start: that halves its start and keeps its
// memory below the bound. Functions of the same instructions are kept once, and the index for exceptions of C++, which
// nothing in it throws, is left out. What a start calls stands together, which saves a quarter of the memory; the order
// comes from Scripts/order-symbols, and a name in it that is gone is ignored. The flags are unsafe only in the sense that
// packages that depend on a program cannot use it.
let wholeProgram: [LinkerSetting] = [
    .unsafeFlags(
        [
            "-static-executable", "-use-ld=lld", "-Xlinker", "--icf=all", "-Xlinker", "--no-eh-frame-hdr",
            "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/Scripts/linking/start-order.txt",
            "-Xlinker", "--no-warn-symbol-ordering",
        ],
        .when(platforms: [.linux], configuration: .release)
    )
]

let vitrine = Package(
    name: "vitrine",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Vitrine", targets: ["Vitrine"]),
        .library(name: "WidgetArchive", targets: ["WidgetArchive"]),
        .library(name: "VitrineUI", targets: ["VitrineUI"]),
        .library(name: "VitrineWidgets", targets: ["VitrineWidgets"]),
        .library(name: "VitrineDevice", targets: ["VitrineDevice"]),
        .library(name: "VitrineTesting", targets: ["VitrineTesting"]),
        .library(name: "VitrineImages", targets: ["VitrineImages"]),
        .executable(name: "vitrine", targets: ["vitrine"]),
        .executable(name: "lucidpal", targets: ["lucidpal"]),
        .executable(name: "lucidpal-widget", targets: ["lucidpal-widget"]),
        .executable(name: "dbmultiverse", targets: ["dbmultiverse"]),
        .executable(name: "dbmultiverse-widget", targets: ["dbmultiverse-widget"]),
        .executable(name: "beebloom", targets: ["beebloom"]),
        .executable(name: "beebloom-widget", targets: ["beebloom-widget"]),
        .executable(name: "hangangjari", targets: ["hangangjari"]),
        .executable(name: "hangangjari-widget", targets: ["hangangjari-widget"]),
        .executable(name: "hangangjari-service", targets: ["hangangjari-service"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log.git", from: "1.14.0"),
        .package(url: "https://github.com/apple/swift-metrics.git", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-extras.git", from: "1.35.0"),
        .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess.git", from: "1.0.0"),
        .package(url: "https://github.com/swift-server/async-http-client.git", from: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.13.0"),
        .package(url: "https://github.com/swiftlang/swift-docc-plugin.git", from: "1.5.0"),
    ],
    targets: [
        // The library: what an app and its extension link.
        .target(name: "CVitrineSystem"),
        .target(name: "CompactJSON"),
        .target(name: "Vitrine", dependencies: ["CVitrineSystem", "CompactJSON"]),

        // The look of an entry: as a value, as views, as pictures.
        .target(name: "WidgetArchive"),
        .target(name: "CFontMetrics"),
        .target(name: "VitrineUI", dependencies: ["WidgetArchive", "CFontMetrics"]),
        .target(
            name: "WidgetDrawing",
            dependencies: ["WidgetArchive"],
            resources: [.copy("Fonts"), .embedInCode("Scripts/live.js"), .embedInCode("Scripts/drawing.css")],
            // Static linking finds ICU by Foundation's autolinking only where Foundation itself is imported first.
            linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]
        ),

        // The extension's and the app's side of the system.
        .target(name: "VitrineWire", dependencies: ["CompactJSON", "WidgetArchive"]),
        .target(
            name: "VitrineWidgets",
            dependencies: ["CompactJSON", "Vitrine", "VitrineUI", "VitrineWire", "WidgetArchive"]
        ),

        // The device.
        .target(
            name: "VitrineDevice",
            dependencies: [
                "VitrineWire", "WidgetArchive",
                .product(name: "Subprocess", package: "swift-subprocess"),
            ]
        ),
        .target(
            name: "VitrineServer",
            dependencies: [
                "VitrineDevice", "VitrineWire", "WidgetArchive", "WidgetDrawing",
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            resources: [.copy("Page")]
        ),
        .executableTarget(
            name: "vitrine",
            dependencies: [
                "VitrineServer", "VitrineDevice",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ]
        ),
        .target(
            name: "VitrineTesting",
            dependencies: ["Vitrine", "VitrineUI", "VitrineWidgets", "VitrineWire", "WidgetArchive"]
        ),

        // Images made small: Linux's libraries; on Apple's platforms ImageIO.
        .systemLibrary(name: "CLibJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"])]),
        .systemLibrary(name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CLibWebP", pkgConfig: "libwebpdemux", providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(name: "CLibLCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
        .target(name: "CVitrineImages", dependencies: ["CLibJPEG", "CLibPNG"]),
        .target(
            name: "VitrineImages",
            dependencies: [
                .target(name: "CVitrineImages", condition: .when(platforms: [.linux])),
                .target(name: "CLibWebP", condition: .when(platforms: [.linux])),
                .target(name: "CLibLCMS", condition: .when(platforms: [.linux])),
            ]
        ),

        // LucidPal.
        .systemLibrary(
            name: "CLibical",
            path: "Apps/LucidPal/CLibical",
            pkgConfig: "libical",
            providers: [.apt(["libical-dev"])]
        ),
        .target(name: "LucidPalModel", dependencies: ["Vitrine"], path: "Apps/LucidPal/Model"),
        .target(
            name: "LucidPalCalendar",
            dependencies: ["LucidPalModel", "Vitrine", "CLibical"],
            path: "Apps/LucidPal/Calendar"
        ),
        .target(
            name: "LucidPalApp",
            dependencies: ["LucidPalModel", "LucidPalCalendar", "Vitrine", "VitrineUI", "VitrineWidgets"],
            path: "Apps/LucidPal/App",
            resources: [.embedInCode("SampleData/sample.ics")]
        ),
        .executableTarget(
            name: "lucidpal",
            dependencies: [
                "LucidPalApp", "LucidPalCalendar", "LucidPalModel", "Vitrine", "VitrineWidgets",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Apps/LucidPal/AppProgram"
        ),
        .target(
            name: "LucidPalWidgets",
            dependencies: ["LucidPalModel", "Vitrine", "VitrineUI", "VitrineWidgets"],
            path: "Apps/LucidPal/Widget"
        ),
        .executableTarget(
            name: "lucidpal-widget",
            dependencies: ["LucidPalWidgets", "VitrineWidgets"],
            path: "Apps/LucidPal/WidgetProgram",
            linkerSettings: wholeProgram
        ),

        // DBMultiverse: chapters from archives and folders, and the sample comic.
        .systemLibrary(
            name: "CLibZip",
            path: "Apps/DBMultiverse/CLibZip",
            pkgConfig: "libzip",
            providers: [.apt(["libzip-dev"])]
        ),
        .systemLibrary(
            name: "CCairo",
            path: "Apps/DBMultiverse/CCairo",
            pkgConfig: "cairo",
            providers: [.apt(["libcairo2-dev"])]
        ),
        .target(
            name: "ComicArchive",
            dependencies: ["CLibZip", "VitrineImages"],
            path: "Apps/DBMultiverse/ComicArchive"
        ),
        .target(
            name: "DBMultiverseSampleComic",
            dependencies: ["CCairo", "VitrineImages"],
            path: "Apps/DBMultiverse/SampleComic"
        ),
        .executableTarget(
            name: "dbmultiverse-comic",
            dependencies: ["DBMultiverseSampleComic"],
            path: "Apps/DBMultiverse/SampleComicProgram"
        ),

        // DBMultiverse: the reader and its widget.
        .target(name: "DBMultiverseModel", dependencies: ["Vitrine"], path: "Apps/DBMultiverse/Model"),
        .target(
            name: "DBMultiverseApp",
            dependencies: [
                "ComicArchive", "DBMultiverseModel", "DBMultiverseSampleComic", "Vitrine", "VitrineImages", "VitrineUI",
                "VitrineWidgets",
            ],
            path: "Apps/DBMultiverse/App"
        ),
        .executableTarget(
            name: "dbmultiverse",
            dependencies: [
                "DBMultiverseApp", "DBMultiverseModel", "Vitrine", "VitrineWidgets",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Apps/DBMultiverse/AppProgram"
        ),
        .target(
            name: "DBMultiverseExtension",
            dependencies: ["DBMultiverseModel", "Vitrine", "VitrineUI", "VitrineWidgets"],
            path: "Apps/DBMultiverse/Widget",
            resources: [.embedInCode("Sample/sample_cover.jpg")]
        ),
        .executableTarget(
            name: "dbmultiverse-widget",
            dependencies: ["DBMultiverseExtension", "VitrineWidgets"],
            path: "Apps/DBMultiverse/WidgetProgram",
            linkerSettings: wholeProgram
        ),

        // BeeBloom.
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .target(name: "TinyBaseFile", dependencies: ["CSQLite"]),
        .target(name: "BeeBloomModel", dependencies: ["TinyBaseFile", "Vitrine"], path: "Apps/BeeBloom/Model"),
        .target(name: "BeeBloomActions", dependencies: ["BeeBloomModel", "Vitrine"], path: "Apps/BeeBloom/Actions"),
        .target(name: "BeeBloomLook", dependencies: ["VitrineUI"], path: "Apps/BeeBloom/Look"),
        .target(
            name: "BeeBloomApp",
            dependencies: [
                "BeeBloomActions", "BeeBloomLook", "BeeBloomModel", "Vitrine", "VitrineUI", "VitrineWidgets",
            ],
            path: "Apps/BeeBloom/App"
        ),
        .executableTarget(
            name: "beebloom",
            dependencies: [
                "BeeBloomActions", "BeeBloomApp", "BeeBloomModel", "Vitrine", "VitrineWidgets",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Apps/BeeBloom/AppProgram"
        ),
        .target(
            name: "BeeBloomWidgets",
            dependencies: [
                "BeeBloomActions", "BeeBloomLook", "BeeBloomModel", "Vitrine", "VitrineUI", "VitrineWidgets",
            ],
            path: "Apps/BeeBloom/Widget"
        ),
        .executableTarget(
            name: "beebloom-widget",
            dependencies: ["BeeBloomWidgets", "VitrineWidgets"],
            path: "Apps/BeeBloom/WidgetProgram",
            linkerSettings: wholeProgram
        ),

        // Small documents over plain HTTP, in a process that may have little memory.
        .target(
            name: "VitrineHTTP",
            dependencies: [
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
            ]
        ),
        .executableTarget(
            name: "vitrine-http-probe",
            dependencies: ["VitrineHTTP"],
            path: "Tests/Programs/HTTPProbe",
            linkerSettings: wholeProgram
        ),

        // Hangangjari: what app, widgets and service share.
        .target(name: "HangangjariAPI", path: "Apps/Hangangjari/API"),
        .target(name: "HangangjariParks", path: "Apps/Hangangjari/Parks"),

        // Hangangjari: app and widgets.
        .target(
            name: "HangangjariModel",
            dependencies: ["CompactJSON", "HangangjariAPI", "HangangjariParks", "Vitrine", "VitrineHTTP"],
            path: "Apps/Hangangjari/Model"
        ),
        .target(
            name: "HangangjariWidgets",
            dependencies: [
                "HangangjariAPI", "HangangjariModel", "HangangjariParks", "Vitrine", "VitrineHTTP", "VitrineUI",
                "VitrineWidgets",
            ],
            path: "Apps/Hangangjari/Widget"
        ),
        .target(
            name: "HangangjariApp",
            dependencies: [
                "CompactJSON", "HangangjariAPI", "HangangjariModel", "HangangjariParks", "Vitrine", "VitrineHTTP",
                "VitrineUI", "VitrineWidgets",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            path: "Apps/Hangangjari/App"
        ),
        .executableTarget(
            name: "hangangjari",
            dependencies: [
                "HangangjariAPI", "HangangjariApp", "HangangjariModel", "Vitrine", "VitrineWidgets",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Apps/Hangangjari/AppProgram"
        ),
        .executableTarget(
            name: "hangangjari-widget",
            dependencies: ["HangangjariModel", "HangangjariWidgets", "VitrineWidgets"],
            path: "Apps/Hangangjari/WidgetProgram",
            linkerSettings: wholeProgram
        ),

        // Hangangjari: the service.
        .systemLibrary(
            name: "CZlib",
            path: "Apps/Hangangjari/CZlib",
            pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"])]
        ),
        .target(
            name: "HangangjariService",
            dependencies: [
                "CompactJSON", "CZlib", "HangangjariAPI", "HangangjariParks", "VitrineHTTP",
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            path: "Apps/Hangangjari/Service",
            resources: [.embedInCode("openapi.json")]
        ),
        .executableTarget(
            name: "hangangjari-service",
            dependencies: [
                "HangangjariAPI", "HangangjariParks", "HangangjariService",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ],
            path: "Apps/Hangangjari/ServiceProgram"
        ),
        .target(
            name: "FaultyService",
            dependencies: [
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            path: "Tests/Support/FaultyService"
        ),
        .testTarget(
            name: "HangangjariServiceTests",
            dependencies: [
                "CompactJSON", "FaultyService", "HangangjariAPI", "HangangjariParks", "HangangjariService",
                "hangangjari-service",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ]
        ),

        .testTarget(
            name: "HangangjariTests",
            dependencies: [
                "CompactJSON", "FaultyService", "HangangjariAPI", "HangangjariApp", "HangangjariModel",
                "HangangjariParks", "HangangjariWidgets", "hangangjari", "hangangjari-service", "hangangjari-widget",
                "ProgramTesting", "SeededTesting", "Vitrine", "VitrineDevice", "VitrineHTTP", "VitrineTesting",
                "VitrineUI", "VitrineWidgets", "VitrineWire", "WidgetArchive",
            ],
            exclude: ["Expected"]
        ),
        .testTarget(name: "VitrineHTTPTests", dependencies: ["FaultyService", "VitrineHTTP"]),

        // Measured, and tested.
        .executableTarget(
            name: "vitrine-bench",
            dependencies: [
                "BrowserTesting", "CSQLite", "CompactJSON", "DBMultiverseApp", "DBMultiverseModel",
                "DBMultiverseSampleComic", "FaultyService", "HangangjariAPI", "HangangjariModel", "Vitrine",
                "VitrineDevice", "VitrineHTTP", "VitrineImages", "VitrineServer", "VitrineUI", "WidgetArchive",
                "WidgetDrawing",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            path: "Benchmarks/vitrine-bench"
        ),
        .executableTarget(
            name: "vitrine-cover-probe",
            dependencies: ["VitrineImages"],
            path: "Tests/Programs/CoverProbe"
        ),
        .executableTarget(
            name: "vitrine-store-probe",
            dependencies: ["ProbeValues", "Vitrine"],
            path: "Tests/Programs/StoreProbe"
        ),
        .executableTarget(
            name: "beebloom-store-probe",
            dependencies: ["BeeBloomModel", "CSQLite", "TinyBaseFile", "Vitrine"],
            path: "Tests/Programs/BeeBloomStoreProbe",
            linkerSettings: wholeProgram
        ),
        .executableTarget(
            name: "sample-extension",
            dependencies: ["VitrineUI", "VitrineWidgets"],
            path: "Tests/Programs/SampleExtension",
            linkerSettings: wholeProgram
        ),
        .executableTarget(
            name: "faulty-child",
            dependencies: ["VitrineWire", "WidgetArchive"],
            path: "Tests/Programs/FaultyChild"
        ),
        .target(name: "BrowserTesting", path: "Tests/Support/BrowserTesting"),
        .target(name: "ProgramTesting", dependencies: ["VitrineWire"], path: "Tests/Support/ProgramTesting"),
        .target(name: "SeededTesting", path: "Tests/Support/SeededTesting"),
        .target(name: "ProbeValues", dependencies: ["Vitrine"], path: "Tests/Support/ProbeValues"),
        .target(
            name: "ArchiveGallery",
            dependencies: ["WidgetArchive", "CFontMetrics"],
            path: "Tests/Support/ArchiveGallery"
        ),
        .executableTarget(
            name: "vitrine-screenshots",
            dependencies: ["BrowserTesting"],
            path: "Tests/Programs/Screenshots"
        ),
        .testTarget(name: "CompactJSONTests", dependencies: ["CompactJSON", "SeededTesting"]),
        .testTarget(
            name: "VitrineTests",
            dependencies: ["ProbeValues", "ProgramTesting", "SeededTesting", "Vitrine", "vitrine-store-probe"]
        ),
        .testTarget(
            name: "VitrineImagesTests",
            dependencies: ["VitrineImages", "vitrine-cover-probe"],
            resources: [.copy("Fixtures")]
        ),
        .testTarget(name: "ComicArchiveTests", dependencies: ["CLibZip", "ComicArchive", "VitrineImages"]),
        .testTarget(name: "DBMultiverseSampleComicTests", dependencies: ["DBMultiverseSampleComic", "VitrineImages"]),
        .testTarget(name: "WidgetArchiveTests", dependencies: ["ArchiveGallery", "WidgetArchive"]),
        .testTarget(
            name: "WidgetDrawingTests",
            dependencies: ["ArchiveGallery", "WidgetDrawing", "WidgetArchive", "CFontMetrics"]
        ),
        .testTarget(name: "VitrineUITests", dependencies: ["SeededTesting", "VitrineUI", "WidgetArchive"]),
        .testTarget(name: "VitrineWireTests", dependencies: ["SeededTesting", "VitrineWire", "WidgetArchive"]),
        .testTarget(
            name: "VitrineWidgetsTests",
            dependencies: [
                "sample-extension", "ProgramTesting", "Vitrine", "VitrineTesting", "VitrineWidgets", "VitrineUI",
                "VitrineWire",
                "WidgetArchive",
            ]
        ),
        .testTarget(
            name: "VitrineDeviceTests",
            dependencies: [
                "SeededTesting", "VitrineDevice", "VitrineWire", "WidgetArchive", "faulty-child", "sample-extension",
            ]
        ),
        .testTarget(
            name: "VitrineServerTests",
            dependencies: [
                "VitrineServer", "VitrineDevice", "VitrineWire", "WidgetArchive",
                .product(name: "HummingbirdTesting", package: "hummingbird"),
            ]
        ),
        .testTarget(
            name: "LucidPalTests",
            dependencies: [
                "LucidPalModel", "LucidPalCalendar", "LucidPalApp", "LucidPalWidgets", "lucidpal", "lucidpal-widget",
                "ProgramTesting", "SeededTesting", "Vitrine", "VitrineUI", "VitrineWidgets", "VitrineWire",
                "WidgetArchive",
            ],
            exclude: ["Expected"]
        ),
        .testTarget(
            name: "DBMultiverseTests",
            dependencies: [
                "dbmultiverse", "dbmultiverse-widget", "DBMultiverseApp", "DBMultiverseExtension", "DBMultiverseModel",
                "DBMultiverseSampleComic", "ProgramTesting", "Vitrine", "VitrineImages", "VitrineTesting", "VitrineUI",
                "VitrineWidgets", "VitrineWire", "WidgetArchive",
            ]
        ),
        .testTarget(
            name: "BeeBloomTests",
            dependencies: [
                "BeeBloomActions", "BeeBloomApp", "BeeBloomLook", "BeeBloomModel", "BeeBloomWidgets", "beebloom",
                "beebloom-widget", "CSQLite", "ProgramTesting", "Vitrine", "VitrineDevice", "VitrineTesting",
                "VitrineUI", "VitrineWidgets", "VitrineWire", "WidgetArchive",
            ],
            exclude: ["Expected"]
        ),
        .testTarget(
            name: "TinyBaseFileTests",
            dependencies: ["CSQLite", "SeededTesting", "TinyBaseFile"],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "BeeBloomModelTests",
            dependencies: [
                "BeeBloomModel", "CSQLite", "ProgramTesting", "TinyBaseFile", "Vitrine", "beebloom-store-probe",
            ]
        ),
        .testTarget(
            name: "BrowserTests",
            dependencies: [
                "ArchiveGallery", "BrowserTesting", "CFontMetrics", "VitrineServer", "VitrineDevice", "VitrineUI",
                "WidgetDrawing",
                "WidgetArchive",
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

let ours = Set(
    vitrine.targets
        .filter { $0.type != .system && !["CVitrineSystem", "CFontMetrics", "CVitrineImages"].contains($0.name) }
        .map(\.name)
)
for target in vitrine.targets where ours.contains(target.name) {
    target.swiftSettings = [
        // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
        .enableUpcomingFeature("ExistentialAny"),
        // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
        .enableUpcomingFeature("InternalImportsByDefault"),
        // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
        .enableUpcomingFeature("MemberImportVisibility"),
        // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0461-async-function-isolation.md
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0470-isolated-conformances.md
        .enableUpcomingFeature("InferIsolatedConformances"),
        // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0443-warning-control-flags.md
        .treatAllWarnings(as: .error),
    ]
}
