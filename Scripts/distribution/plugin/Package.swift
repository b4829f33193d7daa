// swift-tools-version: 6.2
import PackageDescription

// What a package depends on to check its widgets by `swift package vitrine check`; Scripts/dist adds the program.
let package = Package(
    name: "vitrine-plugin",
    products: [.plugin(name: "VitrineCheck", targets: ["VitrineCheck"])],
    targets: [
        .binaryTarget(name: "vitrine", path: "vitrine.artifactbundle"),
        .plugin(
            name: "VitrineCheck",
            capability: .command(
                intent: .custom(
                    verb: "vitrine",
                    description: "Check widget extensions: vitrine check [PATH] [OPTIONS of vitrine host]"
                ),
                permissions: [
                    .writeToPackageDirectory(reason: "--junit and --accept write files that belong to the package.")
                ]
            ),
            dependencies: ["vitrine"]
        ),
    ]
)
