// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else's, as its author would write it. Scripts/checks/consumer builds it in an empty folder
// against a clone of this repository, whose address and commit it hands in.
let package = Package(
    name: "steps",
    platforms: [.macOS(.v15), .iOS(.v18)],
    dependencies: [
        .package(url: Context.environment["VITRINE_URL"] ?? "", revision: Context.environment["VITRINE_REVISION"] ?? "")
    ],
    targets: [
        .target(
            name: "StepsWidget",
            dependencies: [
                .product(name: "Vitrine", package: "vitrine"),
                .product(name: "VitrineUI", package: "vitrine"),
                .product(name: "VitrineWidgets", package: "vitrine"),
            ]
        ),
        .executableTarget(
            name: "steps-widget",
            dependencies: ["StepsWidget", .product(name: "VitrineWidgets", package: "vitrine")]
        ),
        .testTarget(
            name: "StepsWidgetTests",
            dependencies: [
                "StepsWidget",
                .product(name: "Vitrine", package: "vitrine"),
                .product(name: "VitrineTesting", package: "vitrine"),
            ]
        ),
    ]
)
