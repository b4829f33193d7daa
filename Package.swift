// swift-tools-version: 6.2
import PackageDescription

// The library, which depends on no other package. The device, the apps and the benchmarks are packages of
// their own: `Device`, `Apps`, `Benchmarks`. `Hosting` has modules with the names of Apple's frameworks.

/// Where Apple's own frameworks are missing, and ours take their place.
let elsewhere = TargetDependencyCondition.when(platforms: [.linux, .android, .windows])
let linux = TargetDependencyCondition.when(platforms: [.linux])

/// Why the library looks at files' status and at the time since the system started, for Apple's store. Elsewhere a
/// resource would link all of Foundation into every extension.
#if canImport(Darwin)
let privacyManifest = (exclude: [String](), resources: [Resource.process("PrivacyInfo.xcprivacy")])
#else
let privacyManifest = (exclude: ["PrivacyInfo.xcprivacy"], resources: [Resource]())
#endif

let vitrine = Package(
    name: "vitrine",
    platforms: [.macOS(.v15), .iOS(.v18), .visionOS(.v2)],
    products: [
        .library(name: "Vitrine", targets: ["Vitrine", "VitrineActions", "VitrineLinks", "VitrineLoading"]),
        .library(name: "VitrineActions", targets: ["VitrineActions"]),
        .library(name: "VitrineLinks", targets: ["VitrineLinks"]),
        .library(name: "VitrineLoading", targets: ["VitrineLoading"]),
        .library(name: "VitrineUI", targets: ["VitrineUI"]),
        .library(name: "VitrineWidgets", targets: ["VitrineWidgets"]),
        .library(name: "VitrineObservation", targets: ["VitrineObservation"]),
        .library(name: "VitrineImages", targets: ["VitrineImages"]),
        .library(name: "VitrineTesting", targets: ["VitrineTesting"]),
        .library(name: "WidgetArchive", targets: ["WidgetArchive", "CFontMetrics"]),
        .library(name: "VitrineWire", targets: ["VitrineWire"]),
        .library(name: "CompactJSON", targets: ["CompactJSON"]),
    ],
    traits: [
        .trait(
            name: "CompleteFoundation",
            description: "Shares Foundation's own types with the views, for extensions that are written with all of it."
        )
    ],
    targets: [
        // What an app and its extension carry values with.
        .target(name: "SystemLibC"),
        .target(name: "VitrinePlatform", dependencies: ["SystemLibC"]),
        .target(name: "CompactJSON", dependencies: ["VitrinePlatform"]),
        .target(
            name: "Vitrine",
            dependencies: ["CVitrineSystem", "CompactJSON", "VitrinePlatform"],
            exclude: privacyManifest.exclude,
            resources: privacyManifest.resources
        ),
        .target(name: "VitrineActions", dependencies: ["CompactJSON", "Vitrine", "VitrinePlatform"]),
        .target(name: "VitrineLinks", dependencies: ["VitrinePlatform"]),
        .target(name: "VitrineLoading", dependencies: ["Vitrine", "VitrinePlatform"]),

        // Views: as archived values, and as the part of SwiftUI that widgets may use.
        .target(name: "WidgetArchive", dependencies: ["CFontMetrics", "CompactJSON", "VitrinePlatform"]),
        .target(name: "PortableUI", dependencies: ["CFontMetrics", "CompactJSON", "VitrinePlatform", "WidgetArchive"]),
        .target(name: "VitrineUI", dependencies: [.target(name: "PortableUI", condition: elsewhere)]),

        // Snapshots that are observed; apps have it, and extensions do not.
        .target(name: "VitrineObservation", dependencies: ["Vitrine", "VitrineUI"]),

        // The extension's and the app's side of the system: the part of WidgetKit and AppIntents that widgets use.
        .target(name: "VitrineWire", dependencies: ["CompactJSON", "VitrinePlatform", "WidgetArchive"]),
        .target(
            name: "VitrineContext",
            dependencies: ["Vitrine", "VitrineLoading", "VitrinePlatform", "VitrineWire", "WidgetArchive"]
        ),
        .target(
            name: "PortableWidgets",
            dependencies: [
                "CMainQueue", "CompactJSON", "PortableUI", "Vitrine", "VitrineContext", "VitrinePlatform",
                "VitrineWire", "WidgetArchive",
                .target(name: "CProcessClock", condition: .when(traits: ["CompleteFoundation"])),
            ]
        ),
        .target(
            name: "VitrineWidgets",
            dependencies: [
                "Vitrine", "VitrineContext", "VitrineUI", .target(name: "PortableWidgets", condition: elsewhere),
            ]
        ),
        .target(
            name: "VitrineTesting",
            dependencies: [
                "CFontMetrics", "PortableUI", "PortableWidgets", "Vitrine", "VitrinePlatform", "VitrineUI",
                "VitrineWidgets", "VitrineWire", "WidgetArchive",
            ]
        ),

        // Covers made small: with C libraries here, with ImageIO on Apple's platforms.
        .target(
            name: "VitrineImages",
            dependencies: [
                "SystemLibC", .target(name: "CVitrineImages", condition: linux),
                .target(name: "CLibWebP", condition: linux), .target(name: "CLibLCMS", condition: linux),
            ]
        ),

        // What Swift cannot say, and what C libraries do.
        .target(name: "CVitrineSystem", path: "Sources/C/CVitrineSystem"),
        .target(name: "CFontMetrics", path: "Sources/C/CFontMetrics"),
        .target(name: "CMainQueue", path: "Sources/C/CMainQueue"),
        .target(name: "CProcessClock", path: "Sources/C/CProcessClock"),
        .target(name: "CVitrineImages", dependencies: ["CLibJPEG", "CLibPNG"], path: "Sources/C/CVitrineImages"),
        .systemLibrary(
            name: "CLibJPEG",
            path: "Sources/C/CLibJPEG",
            pkgConfig: "libjpeg",
            providers: [.apt(["libjpeg-dev"])]
        ),
        .systemLibrary(
            name: "CLibPNG",
            path: "Sources/C/CLibPNG",
            pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"])]
        ),
        .systemLibrary(
            name: "CLibWebP",
            path: "Sources/C/CLibWebP",
            pkgConfig: "libwebpdemux",
            providers: [.apt(["libwebp-dev"])]
        ),
        .systemLibrary(
            name: "CLibLCMS",
            path: "Sources/C/CLibLCMS",
            pkgConfig: "lcms2",
            providers: [.apt(["liblcms2-dev"])]
        ),

        // Tests, and the programs that they start.
        .testTarget(name: "CompactJSONTests", dependencies: ["CompactJSON", "VitrineTesting"]),
        .testTarget(
            name: "VitrineTests",
            dependencies: [
                "ProbeValues", "Vitrine", "VitrineActions", "VitrineLinks", "VitrineLoading", "VitrineTesting",
                "vitrine-store-probe",
            ]
        ),
        .testTarget(name: "WidgetArchiveTests", dependencies: ["VitrineTesting", "WidgetArchive"]),
        .testTarget(
            name: "VitrineUITests",
            dependencies: ["PortableUI", "VitrineTesting", "VitrineUI", "WidgetArchive"]
        ),
        .testTarget(name: "FidelityTests", dependencies: ["PortableUI", "WidgetArchive"], exclude: ["Facts"]),
        .testTarget(
            name: "VitrineWireTests",
            dependencies: ["CompactJSON", "VitrineTesting", "VitrineWire", "WidgetArchive"]
        ),
        .testTarget(
            name: "VitrineWidgetsTests",
            dependencies: [
                "PortableUI", "PortableWidgets", "Vitrine", "VitrineActions", "VitrineContext", "VitrineTesting",
                "VitrineUI", "VitrineWidgets", "VitrineWire", "WidgetArchive", "sample-extension",
            ]
        ),
        .testTarget(
            name: "VitrineObservationTests",
            dependencies: ["Vitrine", "VitrineObservation", "VitrineTesting", "VitrineUI"]
        ),
        .testTarget(
            name: "VitrineImagesTests",
            dependencies: ["VitrineImages", "VitrineTesting", "vitrine-cover-probe"],
            resources: [.copy("Fixtures")]
        ),
        .target(name: "ProbeValues", dependencies: ["Vitrine", "VitrineActions"], path: "Tests/Programs/ProbeValues"),
        .executableTarget(
            name: "vitrine-store-probe",
            dependencies: ["ProbeValues", "Vitrine", "VitrineActions"],
            path: "Tests/Programs/StoreProbe"
        ),
        .executableTarget(
            name: "vitrine-cover-probe",
            dependencies: ["SystemLibC", "VitrineImages"],
            path: "Tests/Programs/CoverProbe"
        ),
        .executableTarget(
            name: "sample-extension",
            dependencies: ["VitrineUI", "VitrineWidgets"],
            path: "Tests/Programs/SampleExtension"
        ),
    ],
    swiftLanguageModes: [.v6]
)

// In builds of this repository only: what lays out, encodes and decodes many times a second is optimised in debug too,
// modules are compiled whole where nobody edits them, and warnings are errors. A package that depends on the library
// sets neither variable: the package manager refuses these flags there, and Xcode and its like compile dependencies
// with `-suppress-warnings`, which excludes the last.
let build = Context.environment["VITRINE_OPTIMIZED"]
let optimized: Set = build == nil ? [] : ["CompactJSON", "PortableUI", "VitrineWire", "WidgetArchive"]

for target in vitrine.targets
where target.type != .system && !target.name.hasPrefix("C") || target.name.hasPrefix("Compact") {
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
    ]
    if Context.environment["VITRINE_STRICT"] != nil {
        // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0443-warning-control-flags.md
        target.swiftSettings?.append(.treatAllWarnings(as: .error))
    }
    if build == "whole" {
        // Without a second reading of each module, which writes its interface early and takes a seventh of the time.
        let flags = [
            "-whole-module-optimization", "-no-emit-module-separately-wmo", "-num-threads", "2", "-disable-batch-mode",
        ]
        target.swiftSettings?.append(.unsafeFlags(flags, .when(configuration: .debug)))
    }
    if optimized.contains(target.name) {
        target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
    }
}
