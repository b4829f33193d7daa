/// A new package with a widget, an app, a test and a device script.
public struct StarterPackage: Hashable, Sendable {
    /// The name of the app, such as `Steps`: letters and digits, beginning with a capital letter.
    public let name: String
    private let library: LibrarySource
    /// The name by which the manifest refers to the library.
    private let libraryName: String

    /// - Throws: ``HostError`` with code `project` for a name that cannot be a type's, or an address that is not one.
    public init(name: String, library: LibrarySource) throws(HostError) {
        let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard isName, name.first?.isUppercase == true, name.count <= 40 else {
            throw HostError(
                .project,
                "\"\(name.prefix(60))\" cannot be the name of a type; use letters and digits and begin with a capital, "
                    + "such as Steps"
            )
        }
        // The package's own types and modules must not hide those of the library or the standard library, nor have the
        // library's package name.
        let taken = ["swift", "foundation", "vitrine", "widget", "app", "timeline", "device", "portable"]
        guard !taken.contains(name.lowercased()) else {
            throw HostError(.project, "\(name) is a name of the system's; choose another, such as My\(name)")
        }
        self.name = name
        self.library = library
        libraryName = try library.packageName()
    }

    /// The name of the app's program; the extension's ends in `-widget`.
    public var program: String { name.lowercased() }

    /// The text of every file, by its path below the package's folder.
    public var files: [String: String] {
        [
            "Package.swift": manifest,
            "README.md": readme,
            "AGENTS.md": AgentGuide.text,
            ".vscode/tasks.json": EditorTasks.text,
            ".gitignore": ".build/\n.vitrine/\n",
            "Sources/\(name)Widgets/\(name)Widget.swift": widget,
            "Sources/\(program)-widget/\(name)Bundle.swift": bundle,
            "Sources/\(program)/\(name)App.swift": app,
            "Tests/\(name)WidgetsTests/\(name)WidgetTests.swift": test,
            "Scripts/day.yaml": script,
        ]
    }

    private var manifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "\(name)",
            platforms: [.iOS(.v18), .macOS(.v15)],
            // An app and a widget extension in Xcode link this product.
            products: [.library(name: "\(name)Widgets", targets: ["\(name)Widgets"])],
            dependencies: [\(library.dependency)],
            targets: [
                // The widget, which the extension's program and the test use.
                .target(
                    name: "\(name)Widgets",
                    dependencies: [
                        .product(name: "VitrineUI", package: "\(libraryName)"),
                        .product(name: "VitrineWidgets", package: "\(libraryName)"),
                    ]
                ),
                // Two programs: `vitrine run --package .` finds them by their names.
                .executableTarget(
                    name: "\(program)-widget",
                    dependencies: ["\(name)Widgets", .product(name: "VitrineWidgets", package: "\(libraryName)")]
                ),
                .executableTarget(
                    name: "\(program)",
                    dependencies: [
                        .product(name: "VitrineUI", package: "\(libraryName)"),
                        .product(name: "VitrineWidgets", package: "\(libraryName)"),
                    ]
                ),
                .testTarget(
                    name: "\(name)WidgetsTests",
                    dependencies: [
                        "\(name)Widgets",
                        .product(name: "VitrineTesting", package: "\(libraryName)", condition: .when(platforms: [.linux])),
                    ]
                ),
            ]
        )

        """
    }

    private var readme: String {
        """
        # \(name)

        ```sh
        swift test                                   # the widget's test, on Linux
        vitrine run --package .                      # prints the address of the home screen
        vitrine play --package . Scripts/day.yaml    # a few hours on a device, in a second
        swift run \(program)-widget timeline --family small
        ```

        The widget is in `Sources/\(name)Widgets/\(name)Widget.swift`.

        """
    }
}
