extension ScratchPackage {
    /// The text of `Package.swift`.
    var manifest: String {
        let products = programs.map { program in
            "        .executable(name: \(Self.quoted(program.product)), targets: [\(Self.quoted(program.module))]),"
        }
        let packages = localPackages.map { "        .package(path: \(Self.quoted($0)))," }
        return """
            // swift-tools-version: 6.2
            // Written by `vitrine host`, and again at its next run.
            import PackageDescription

            let package = Package(
                name: "hosted",
                platforms: [.macOS(.v15)],
                products: [
            \(products.joined(separator: "\n"))
                ],
                dependencies: [
                    .package(name: "hosting", path: \(Self.quoted(hosting))),
            \(packages.joined(separator: "\n"))
                ],
                targets: [
            \(modules.map(target).joined(separator: "\n"))
                ]
            )

            """
    }

    /// The folders of others' packages on which it depends.
    var localPackages: [String] {
        Set(modules.flatMap(\.packageProducts).map(\.package)).sorted()
    }

    private func target(_ module: ModuleSources) -> String {
        let isProgram = programs.contains { $0.module == module.name }
        let apple = hostingProducts.map { ".product(name: \(Self.quoted($0)), package: \"hosting\")" }
        let own = module.dependencies.map(Self.quoted)
        let local = module.packageProducts.map { product in
            ".product(name: \(Self.quoted(product.name)), package: \(Self.quoted(FilePath.name(product.package).lowercased())))"
        }
        return """
                    .\(isProgram ? "executableTarget" : "target")(
                        name: \(Self.quoted(module.name)),
                        dependencies: [
            \((own + local + apple).map { "                \($0)," }.joined(separator: "\n"))
                        ],
                        swiftSettings: [\(CompilerSettings(module).expressions.joined(separator: ", "))]
                    ),
            """
    }

    /// A text as a Swift literal.
    static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
