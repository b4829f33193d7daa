// swift-tools-version: 6.2
import PackageDescription

// Modules with the names of Apple's frameworks, for widget extensions written for Apple. No other package of the repository
// depends on this one: modules with these names must not be visible to its own builds.

let modules = ["SwiftUI", "WidgetKit", "AppIntents"]

let hosting = Package(
    name: "hosting",
    platforms: [.macOS(.v15)],
    products: modules.map { .library(name: $0, targets: [$0]) },
    dependencies: [.package(name: "vitrine", path: "..")],
    targets: [
        .target(name: "SwiftUI", dependencies: [.product(name: "VitrineUI", package: "vitrine")]),
        .target(name: "WidgetKit", dependencies: [.product(name: "VitrineWidgets", package: "vitrine")]),
        .target(name: "AppIntents", dependencies: [.product(name: "VitrineWidgets", package: "vitrine")]),
    ],
    swiftLanguageModes: [.v6]
)
