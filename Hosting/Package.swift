// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// Modules with the names of Apple's frameworks, so that a widget extension that was written for Apple compiles here
// unchanged. Only the package that `vitrine host` generates depends on this one: in any other build
// `canImport(SwiftUI)` would become true.

/// Modules that consist of names only, each with the modules that it passes on.
let names: [(name: String, dependencies: [Target.Dependency])] = [
    ("os", ["COSLog"]),
    ("OSLog", ["os"]),
    ("Combine", []),
    ("CoreGraphics", ["HostedFoundation"]),
    ("QuartzCore", ["CoreGraphics", "HostedFoundation"]),
    ("UIKit", ["CoreGraphics", "HostedFoundation", "QuartzCore", "UserNotifications"]),
    (
        "SwiftUI",
        [
            "Combine", "CoreData", "CoreGraphics", "CoreImage", "HostedFoundation", "SourceMacros", "UIKit",
            "UniformTypeIdentifiers", "os",
        ]
    ),
    ("AppIntents", ["HostedFoundation"]),
    ("Intents", ["HostedFoundation"]),
    ("WidgetKit", ["ActivityKit", "AppIntents", "Intents", "SourceMacros", "SwiftUI"]),
    ("ActivityKit", ["SwiftUI"]),
    ("AlarmKit", ["ActivityKit", "AppIntents", "SwiftUI"]),
    ("Charts", ["SwiftUI"]),
    ("AVFAudio", ["HostedFoundation"]),
    ("AVFoundation", ["AVFAudio", "CoreGraphics"]),
    ("AVKit", ["AVFoundation", "SwiftUI"]),
    ("BackgroundTasks", ["HostedFoundation"]),
    ("CloudKit", ["CoreLocation", "HostedFoundation"]),
    ("Contacts", ["HostedFoundation"]),
    ("CoreData", ["Combine", "HostedFoundation"]),
    ("CoreHaptics", ["HostedFoundation"]),
    ("CoreImage", ["CoreGraphics", "HostedFoundation", "UIKit"]),
    ("CoreLocation", ["HostedFoundation"]),
    ("CoreML", ["HostedFoundation"]),
    ("CoreMotion", ["HostedFoundation"]),
    ("CoreSpotlight", ["HostedFoundation", "UniformTypeIdentifiers"]),
    ("CoreText", ["CoreGraphics", "HostedFoundation"]),
    ("CryptoKit", ["HostedFoundation"]),
    ("DeveloperToolsSupport", ["SwiftUI"]),
    ("DeviceActivity", ["ManagedSettings", "SwiftUI"]),
    ("EventKit", ["CoreGraphics", "CoreLocation", "HostedFoundation"]),
    ("FamilyControls", ["ManagedSettings", "SwiftUI"]),
    ("FoundationModels", ["HostedFoundation", "SourceMacros"]),
    ("HealthKit", ["HostedFoundation"]),
    ("ImageIO", ["CoreGraphics", "HostedFoundation"]),
    ("LocalAuthentication", ["HostedFoundation"]),
    ("ManagedSettings", ["HostedFoundation"]),
    ("MapKit", ["CoreLocation", "SwiftUI", "UIKit"]),
    ("MediaPlayer", ["HostedFoundation", "UIKit"]),
    ("MusicKit", ["HostedFoundation"]),
    ("Network", ["HostedFoundation"]),
    ("Photos", ["CoreGraphics", "HostedFoundation"]),
    ("PhotosUI", ["Photos", "SwiftUI", "UniformTypeIdentifiers"]),
    ("SafariServices", ["UIKit"]),
    ("Security", ["HostedFoundation"]),
    ("StoreKit", ["HostedFoundation"]),
    ("SwiftData", ["HostedFoundation", "SourceMacros"]),
    ("TipKit", ["SwiftUI"]),
    ("UniformTypeIdentifiers", ["HostedFoundation"]),
    ("UserNotifications", ["HostedFoundation"]),
    ("WatchConnectivity", ["HostedFoundation"]),
    ("WatchKit", ["HostedFoundation"]),
    ("WeatherKit", ["CoreLocation"]),
]

let hosting = Package(
    name: "hosting",
    products: [.library(name: "HostedFoundation", targets: ["HostedFoundation"])]
        + names.map { .library(name: $0.name, targets: [$0.name]) },
    dependencies: [.package(name: "vitrine", path: "..", traits: ["CompleteFoundation"])],
    targets: [
        .target(
            name: "HostedFoundation",
            dependencies: [
                .product(name: "Vitrine", package: "vitrine"), .product(name: "VitrineUI", package: "vitrine"),
                .product(name: "VitrineWidgets", package: "vitrine"), "CLateCurl",
            ]
        ),
        .macro(name: "SourceMacros"),
        .target(name: "COSLog", path: "Sources/C/COSLog"),
        .target(
            name: "CLateCurl",
            path: "Sources/C/CLateCurl",
            cSettings: [.define("LATE_CURL", .when(configuration: .release))]
        ),
        .testTarget(name: "HostedFoundationTests", dependencies: ["HostedFoundation"]),
        .testTarget(
            name: "HostedFrameworkTests",
            dependencies: [
                "AlarmKit", "AppIntents", "Charts", "CloudKit", "Combine", "Contacts", "CoreHaptics", "CoreImage",
                "CoreLocation",
                "CoreML", "CoreSpotlight", "CryptoKit", "DeviceActivity",
                "EventKit", "FamilyControls", "FoundationModels", "HealthKit", "LocalAuthentication", "MapKit",
                "MediaPlayer", "MusicKit",
                "PhotosUI", "QuartzCore",
                "Security",
                "StoreKit", "SwiftData", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
                "WeatherKit",
                "WidgetKit",
                .product(name: "VitrineTesting", package: "vitrine"),
                .product(name: "WidgetArchive", package: "vitrine"),
            ]
        ),
    ] + names.map { .target(name: $0.name, dependencies: $0.dependencies) },
    swiftLanguageModes: [.v6]
)

for target in hosting.targets {
    target.swiftSettings = [
        // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
        .enableUpcomingFeature("ExistentialAny"),
        // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
        .enableUpcomingFeature("InternalImportsByDefault"),
    ]
    // Only in builds of this repository, as the library's manifest says.
    if Context.environment["VITRINE_STRICT"] != nil { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
}

for target in hosting.targets where target.isTest {
    // The compiler would look for the parts of Testing that Apple has for frameworks of these names.
    target.swiftSettings?.append(.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]))
}
