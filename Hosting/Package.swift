// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// Modules with the names of Apple's frameworks, so that a widget extension that was written for Apple compiles here
// unchanged. Only the package that `vitrine host` generates depends on this one: in any other build
// `canImport(SwiftUI)` would become true.

/// Modules with Apple's names, each with the modules that it passes on.
typealias Modules = [(name: String, dependencies: [Target.Dependency])]

/// The modules that a widget is drawn with.
let core: Modules = [
    ("os", ["COSLog"]),
    ("OSLog", ["os"]),
    ("Combine", []),
    ("CoreGraphics", ["HostedFoundation"]),
    ("QuartzCore", ["CoreGraphics", "HostedFoundation"]),
    ("UIKit", ["CoreGraphics", "CoreText", "HostedFoundation", "ImageIO", "QuartzCore", "UserNotifications"]),
    (
        "SwiftUI",
        [
            "Combine", "CoreData", "CoreGraphics", "CoreImage", "CoreTransferable", "HostedFoundation", "SourceMacros",
            "UIKit", "UniformTypeIdentifiers", "os",
        ]
    ),
    ("AppIntents", ["CoreLocation", "HostedFoundation", "SourceMacros", "UniformTypeIdentifiers"]),
    ("AppIntentsTesting", ["AppIntents", "CoreTransferable", "UniformTypeIdentifiers"]),
    ("WidgetKit", ["ActivityKit", "AppIntents", "Intents", "SourceMacros", "SwiftUI"]),
    ("Charts", ["SwiftUI"]),
    ("CoreData", ["CloudKit", "Combine", "HostedFoundation"]),
    ("CoreLocation", ["HostedFoundation"]),
    ("CoreTransferable", ["HostedFoundation", "UniformTypeIdentifiers"]),
    ("CryptoKit", ["HostedFoundation"]),
    ("ImageIO", ["CoreGraphics", "HostedFoundation"]),
    ("SwiftData", ["HostedFoundation", "SourceMacros"]),
    ("UniformTypeIdentifiers", ["HostedFoundation"]),
]

/// Modules that consist of names and fixed answers only.
let shells: Modules = [
    ("Intents", ["CoreGraphics", "CoreLocation", "HostedFoundation", "UserNotifications"]),
    ("ActivityKit", ["SwiftUI"]),
    ("AlarmKit", ["ActivityKit", "AppIntents", "SwiftUI"]),
    ("AudioToolbox", ["HostedFoundation"]),
    ("AVFAudio", ["AudioToolbox", "HostedFoundation"]),
    ("AVFoundation", ["AVFAudio", "CoreGraphics", "ImageIO", "QuartzCore", "UniformTypeIdentifiers"]),
    ("AVKit", ["AVFoundation", "SwiftUI", "UIKit"]),
    ("BackgroundTasks", ["HostedFoundation"]),
    ("CloudKit", ["CoreLocation", "HostedFoundation"]),
    ("CommonCrypto", ["CryptoKit"]),
    ("Contacts", ["HostedFoundation"]),
    ("CoreHaptics", ["HostedFoundation"]),
    ("CoreImage", ["CoreGraphics", "HostedFoundation", "ImageIO", "UIKit"]),
    ("CoreMotion", ["CoreLocation", "HostedFoundation"]),
    ("CoreSpotlight", ["HostedFoundation", "UniformTypeIdentifiers"]),
    ("CoreText", ["CoreGraphics", "HostedFoundation"]),
    ("DeveloperToolsSupport", ["SwiftUI"]),
    ("EventKit", ["CoreGraphics", "CoreLocation", "HostedFoundation"]),
    ("FamilyControls", ["Combine", "ManagedSettings"]),
    ("FoundationModels", ["HostedFoundation", "SourceMacros"]),
    ("HealthKit", ["HostedFoundation", "UniformTypeIdentifiers"]),
    ("LocalAuthentication", ["HostedFoundation", "Security"]),
    ("ManagedSettings", ["HostedFoundation"]),
    ("MapKit", ["CoreLocation", "SwiftUI", "UIKit"]),
    ("MediaPlayer", ["AVFoundation", "HostedFoundation", "UIKit"]),
    ("MusicKit", ["HostedFoundation"]),
    ("Network", ["HostedFoundation", "Security"]),
    ("NetworkExtension", ["HostedFoundation", "Network", "Security"]),
    ("Photos", ["AVFoundation", "CoreGraphics", "CoreImage", "CoreLocation", "HostedFoundation", "ImageIO"]),
    ("PhotosUI", ["Photos", "SwiftUI", "UniformTypeIdentifiers"]),
    ("SafariServices", ["UIKit"]),
    ("Security", ["HostedFoundation"]),
    ("StoreKit", ["HostedFoundation", "UIKit"]),
    ("TipKit", ["SwiftUI"]),
    ("UserNotifications", ["HostedFoundation"]),
    ("WatchConnectivity", ["HostedFoundation"]),
    ("WatchKit", ["HostedFoundation"]),
    ("WeatherKit", ["CoreLocation"]),
    ("simd", []),
]

let hosting = Package(
    name: "hosting",
    products: [.library(name: "HostedFoundation", targets: ["HostedFoundation"])]
        + (core + shells).map { .library(name: $0.name, targets: [$0.name]) },
    dependencies: [.package(name: "vitrine", path: "..", traits: ["CompleteFoundation"])],
    targets: [
        .target(
            name: "HostedFoundation",
            dependencies: [
                .product(name: "Vitrine", package: "vitrine"), .product(name: "VitrineUI", package: "vitrine"),
                .product(name: "VitrineWidgets", package: "vitrine"), "CLateCurl",
            ],
            path: "Sources/Core/HostedFoundation",
            // The module that Foundation brings names no library.
            linkerSettings: [.linkedLibrary("_FoundationICU")]
        ),
        .macro(name: "SourceMacros", path: "Sources/Core/SourceMacros"),
        .target(name: "COSLog", path: "Sources/C/COSLog"),
        .target(
            name: "CLateCurl",
            path: "Sources/C/CLateCurl",
            cSettings: [.define("LATE_CURL", .when(configuration: .release))]
        ),
        .testTarget(name: "HostedFoundationTests", dependencies: ["HostedFoundation"]),
        .testTarget(
            name: "FoundationNamesTests",
            // SwiftData brings the program that expands macros along.
            dependencies: ["Combine", "HostedFoundation", "Security", "SwiftData"],
            path: ".",
            exclude: [
                "Sources", "Syntax", "Tests/HostedFoundationTests", "Tests/HostedFrameworkTests", "Tests/XCTMain.swift",
            ],
            sources: ["Names", "Tests/FoundationNamesTests"]
        ),
        .testTarget(
            name: "HostedFrameworkTests",
            dependencies: [
                "AVKit", "AlarmKit", "AppIntents", "AppIntentsTesting", "AudioToolbox", "Charts", "CloudKit", "Combine",
                "CommonCrypto", "Contacts", "CoreHaptics", "CoreImage", "CoreLocation", "CoreSpotlight",
                "CoreTransferable",
                "CryptoKit", "EventKit", "FamilyControls", "FoundationModels", "HealthKit", "Intents",
                "LocalAuthentication", "MapKit", "MediaPlayer", "MusicKit", "Network", "NetworkExtension", "OSLog",
                "PhotosUI", "QuartzCore", "Security", "StoreKit", "SwiftData", "SwiftUI", "UIKit",
                "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity", "WeatherKit", "WidgetKit", "os",
                "simd",
                .product(name: "VitrineTesting", package: "vitrine"),
                .product(name: "WidgetArchive", package: "vitrine"),
            ]
        ),
    ] + core.map { .target(name: $0.name, dependencies: $0.dependencies, path: "Sources/Core/\($0.name)") }
        + shells.map { .target(name: $0.name, dependencies: $0.dependencies, path: "Sources/Shells/\($0.name)") },
    swiftLanguageModes: [.v6]
)

/// Nobody edits these modules between two builds of an extension.
let wholeModule = [
    "-whole-module-optimization", "-no-emit-module-separately-wmo", "-num-threads", "2", "-disable-batch-mode",
]

for target in hosting.targets {
    target.swiftSettings = [
        // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
        .enableUpcomingFeature("ExistentialAny"),
        // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
        .enableUpcomingFeature("InternalImportsByDefault"),
    ]
    // Only in builds of this repository and of extensions, as the library's manifest says.
    if Context.environment["VITRINE_OPTIMIZED"] == "whole" {
        target.swiftSettings?.append(.unsafeFlags(wholeModule, .when(configuration: .debug)))
    }
    if Context.environment["VITRINE_STRICT"] != nil { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
}

for target in hosting.targets where target.isTest {
    // The compiler would look for the parts of Testing that Apple has for frameworks of these names.
    target.swiftSettings?.append(.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]))
}

// In a project with this setting the names have no isolation either.
for target in hosting.targets where target.name == "FoundationNamesTests" {
    target.swiftSettings?.append(.defaultIsolation(MainActor.self))
}
