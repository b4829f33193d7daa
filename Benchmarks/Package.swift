// swift-tools-version: 6.2
import PackageDescription

// Figures: each row compares ours with a peer, in turn, in one run.
let benchmarks = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "vitrine", path: ".."),
        .package(name: "Device", path: "../Device"),
        .package(name: "Apps", path: "../Apps"),
        .package(url: "https://github.com/apple/swift-log.git", exact: "1.16.2"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", exact: "2.13.0"),
    ],
    targets: [
        .executableTarget(
            name: "vitrine-bench",
            dependencies: [
                .product(name: "Vitrine", package: "vitrine"),
                .product(name: "VitrineImages", package: "vitrine"),
                .product(name: "VitrineTesting", package: "vitrine"),
                .product(name: "VitrineUI", package: "vitrine"),
                .product(name: "VitrineWire", package: "vitrine"),
                .product(name: "WidgetArchive", package: "vitrine"),
                .product(name: "BrowserTesting", package: "Device"),
                .product(name: "VitrineDevice", package: "Device"),
                .product(name: "VitrineFleet", package: "Device"),
                .product(name: "VitrineServer", package: "Device"),
                .product(name: "WidgetDrawing", package: "Device"),
                .product(name: "CompactJSON", package: "vitrine"),
                .product(name: "CSQLite", package: "Apps"),
                .product(name: "DBMultiverseModules", package: "Apps"),
                .product(name: "FaultyService", package: "Apps"),
                .product(name: "HangangjariModules", package: "Apps"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            path: "Sources"
        )
    ],
    swiftLanguageModes: [.v6]
)
