// swift-tools-version: 6.2
import PackageDescription

extension Target.Dependency {
    static let archive = Self.product(name: "WidgetArchive", package: "vitrine")
    static let json = Self.product(name: "CompactJSON", package: "vitrine")
    static let testing = Self.product(name: "VitrineTesting", package: "vitrine")
    static let ui = Self.product(name: "VitrineUI", package: "vitrine")
    static let vitrine = Self.product(name: "Vitrine", package: "vitrine")
    static let widgets = Self.product(name: "VitrineWidgets", package: "vitrine")
    static let wire = Self.product(name: "VitrineWire", package: "vitrine")
    static let arguments = Self.product(name: "ArgumentParser", package: "swift-argument-parser")
    static let httpTypes = Self.product(name: "HTTPTypes", package: "swift-http-types")
    static let lifecycle = Self.product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
    static let logging = Self.product(name: "Logging", package: "swift-log")
    static let nioHTTPTypes = Self.product(name: "NIOHTTPTypes", package: "swift-nio-extras")
    static let signals = Self.product(name: "UnixSignals", package: "swift-service-lifecycle")
    static let subprocess = Self.product(name: "Subprocess", package: "swift-subprocess")
    static let yams = Self.product(name: "Yams", package: "Yams")

    static func nio(_ product: String) -> Self { .product(name: product, package: "swift-nio") }
    static func hummingbird(_ product: String) -> Self { .product(name: product, package: "hummingbird") }
}

// The device: it runs apps and widget extensions as processes of their own, and shows a home screen in the browser.
let device = Package(
    name: "Device",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "vitrine", targets: ["VitrineCommand"]),
        .executable(name: "vitrine-queue", targets: ["VitrineQueue"]),
        .library(name: "VitrineDevice", targets: ["VitrineDevice"]),
        .library(name: "VitrineScript", targets: ["VitrineScript"]),
        .library(name: "VitrineSheet", targets: ["VitrineSheet"]),
        .library(name: "VitrineServer", targets: ["VitrineServer"]),
        .library(name: "VitrineFleet", targets: ["VitrineFleet"]),
        .library(name: "VitrineHost", targets: ["VitrineHost"]),
        .library(name: "VitrineDoctor", targets: ["VitrineDoctor"]),
        .library(name: "WidgetDrawing", targets: ["WidgetDrawing"]),
        .library(name: "ConnectionLimits", targets: ["ConnectionLimits"]),
        .library(name: "BrowserTesting", targets: ["BrowserTesting"]),
        .library(name: "PostgresClient", targets: ["PostgresClient"]),
        .library(name: "PostgresTesting", targets: ["PostgresTesting"]),
    ],
    dependencies: [
        .package(name: "vitrine", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser.git", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-http-types.git", exact: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log.git", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio.git", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras.git", exact: "1.35.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl.git", exact: "2.37.6"),
        .package(url: "https://github.com/hummingbird-project/hummingbird.git", exact: "2.28.1", traits: []),
        .package(url: "https://github.com/jpsim/Yams.git", exact: "6.2.2"),
        .package(url: "https://github.com/swiftlang/swift-subprocess.git", exact: "1.0.2"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", exact: "2.13.0"),
    ],
    targets: [
        // The system: a pure model, and the processes and files that it decides about; a browser for pictures of pages.
        .target(name: "VitrineDevice", dependencies: [.wire, .archive, .subprocess]),

        // Scripts: what happens to a device, and what must hold meanwhile; weeks of scripts whose steps a seed chooses.
        .target(
            name: "VitrineScript",
            dependencies: ["VitrineDevice", "VitrineDoctor", "WidgetDrawing", .testing, .wire, .archive, .yams]
        ),

        // The resources of an extension: catalogues and string tables as the files that its program reads.
        .target(name: "AssetCompiler", dependencies: ["PropertyLists", .json, .archive]),

        // Property lists that others wrote, within bounds.
        .target(name: "PropertyLists"),

        // Widget extensions written for Apple: found in their projects, built with modules of Apple's names, checked.
        .target(
            name: "VitrineHost",
            dependencies: [
                "AssetCompiler", "PropertyLists", "VitrineDevice", "VitrineScript", "WidgetDrawing", .ui, .widgets,
                .wire, .archive, .subprocess, .yams,
            ]
        ),

        // Containers of App Groups: what is in them, and what needs a remedy.
        .target(name: "VitrineDoctor", dependencies: ["PropertyLists", .vitrine]),

        // The rules for a widget project, which read its settings, property lists and code without building anything.
        .target(
            name: "ProjectDoctor",
            dependencies: [
                "AssetCompiler", "PropertyLists", "VitrineDevice", "VitrineHost", "VitrineScript", .subprocess,
            ]
        ),

        // Many widgets on many phones: how old what people see is, and what it costs.
        .target(name: "VitrineFleet", dependencies: ["VitrineDevice", "VitrineScript", .testing, .wire]),

        // Archived views as HTML.
        .target(
            name: "WidgetDrawing",
            dependencies: ["CSymbolDrawings", .archive],
            resources: [.copy("Fonts"), .embedInCode("Scripts/live.js"), .embedInCode("Scripts/drawing.css")],
            // Static linking finds ICU by Foundation's autolinking only where Foundation itself is imported first.
            linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]
        ),

        // The symbols' drawings, as text in the program.
        .target(name: "CSymbolDrawings", path: "Sources/C/CSymbolDrawings", exclude: ["symbols.txt"]),

        // Widgets side by side in their states, families, appearances, text sizes and locales.
        .target(
            name: "VitrineSheet",
            dependencies: ["VitrineDevice", "VitrineScript", "WidgetDrawing", .wire, .archive]
        ),

        // What a server of this machine does about connections on which nothing whole arrives.
        .target(name: "ConnectionLimits", dependencies: [.nio("NIOCore"), .nioHTTPTypes]),

        // The page, and the command that serves it.
        .target(
            name: "VitrineServer",
            dependencies: [
                "ConnectionLimits", "VitrineDevice", "VitrineFleet", "VitrineScript", "VitrineSheet", "WidgetDrawing",
                "CPageZlib", .wire, .archive, .httpTypes, .hummingbird("Hummingbird"), .hummingbird("HummingbirdCore"),
                .hummingbird("HummingbirdHTTP2"), .logging, .nio("NIOCore"), .nioHTTPTypes,
                .product(name: "NIOSSL", package: "swift-nio-ssl"), .lifecycle,
            ],
            resources: [.copy("Page")]
        ),
        .systemLibrary(name: "CPageZlib", path: "C/CPageZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        // The commands of a running device, for a terminal and for agents.
        .target(
            name: "VitrineClient",
            dependencies: ["VitrineDevice", .wire, .archive, .nio("NIOCore"), .nio("NIOHTTP1"), .nio("NIOPosix")]
        ),
        .executableTarget(
            name: "VitrineCommand",
            dependencies: [
                "AssetCompiler", "ProjectDoctor", "VitrineClient", "VitrineDevice", "VitrineDoctor", "VitrineFleet",
                "VitrineHost", "VitrineScript", "VitrineServer", "VitrineSheet", .wire, .archive, .arguments, .logging,
                .nio("NIOCore"), .lifecycle, .signals,
            ]
        ),

        // A database that several processes share. Only programs of their own use it: nobody else needs libpq.
        .target(name: "PostgresClient", dependencies: ["CLibPQ"]),
        .systemLibrary(name: "CLibPQ", path: "C/CLibPQ", providers: [.apt(["libpq-dev"])]),

        // Simulated weeks that many machines share by a queue, and its program.
        .target(name: "WeekQueue", dependencies: ["PostgresClient", "VitrineScript", .subprocess]),
        .executableTarget(
            name: "VitrineQueue",
            dependencies: ["PostgresClient", "VitrineScript", "WeekQueue", .wire, .arguments, .signals]
        ),

        // Tests, and the programs that they start.
        .target(name: "PostgresTesting", dependencies: [.testing], path: "Tests/Support/PostgresTesting"),
        .target(
            name: "BrowserTesting",
            dependencies: ["VitrineDevice", .testing],
            path: "Tests/Support/BrowserTesting"
        ),
        .executableTarget(
            name: "faulty-child",
            dependencies: [.vitrine, .wire, .archive],
            path: "Tests/Programs/FaultyChild"
        ),
        .executableTarget(
            name: "vitrine-screenshots",
            dependencies: ["BrowserTesting"],
            path: "Tests/Programs/Screenshots"
        ),
        .testTarget(
            name: "VitrineDeviceTests",
            dependencies: ["VitrineDevice", "VitrineFleet", "VitrineScript", "faulty-child", .testing, .wire, .archive]
        ),
        .testTarget(name: "PostgresClientTests", dependencies: ["PostgresClient"]),
        .testTarget(name: "PropertyListsTests", dependencies: ["PropertyLists", .testing]),
        .testTarget(
            name: "WeekQueueTests",
            dependencies: [
                "PostgresClient", "PostgresTesting", "VitrineCommand", "VitrineQueue", "VitrineScript", "WeekQueue",
                .testing,
            ]
        ),
        .testTarget(
            name: "ConnectionLimitsTests",
            dependencies: ["ConnectionLimits", .httpTypes, .nio("NIOCore"), .nio("NIOEmbedded"), .nioHTTPTypes]
        ),
        .testTarget(name: "VitrineDoctorTests", dependencies: ["VitrineDoctor", .vitrine, .testing]),
        .testTarget(
            name: "ProjectDoctorTests",
            dependencies: ["ProjectDoctor", "VitrineDevice", "VitrineHost", .testing],
            exclude: ["Fixtures"]
        ),
        .testTarget(name: "AssetCompilerTests", dependencies: ["AssetCompiler", "VitrineDevice", .archive]),
        .testTarget(
            name: "VitrineHostTests",
            dependencies: ["AssetCompiler", "VitrineDevice", "VitrineHost", .subprocess, .vitrine, .testing, .archive]
        ),
        .testTarget(
            name: "VitrineSheetTests",
            dependencies: [
                "BrowserTesting", "VitrineDevice", "VitrineScript", "VitrineSheet", "faulty-child", .testing, .archive,
            ]
        ),
        .testTarget(name: "WidgetDrawingTests", dependencies: ["WidgetDrawing", .testing, .archive]),
        .testTarget(
            name: "VitrineClientTests",
            dependencies: ["VitrineClient", "VitrineDevice", .nio("NIOCore"), .nio("NIOPosix"), .testing]
        ),
        .testTarget(
            name: "VitrineServerTests",
            dependencies: [
                "BrowserTesting", "VitrineClient", "VitrineDevice", "VitrineHost", "VitrineServer", "faulty-child",
                .testing, .wire, .archive, .httpTypes, .hummingbird("Hummingbird"), .hummingbird("HummingbirdTesting"),
                .logging, .nio("NIOCore"), .nio("NIOEmbedded"), .nioHTTPTypes, .lifecycle,
            ],
            exclude: ["Expected"]
        ),
        .testTarget(name: "BrowserTests", dependencies: ["BrowserTesting", "WidgetDrawing", .testing, .ui, .archive]),
    ],
    swiftLanguageModes: [.v6]
)

for target in device.targets where target.type != .system {
    // The same settings as the library's; its manifest names the proposals.
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
    ]
    if Context.environment["VITRINE_STRICT"] != nil { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
}
