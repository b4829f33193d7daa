extension ScratchPackage {
    /// Writes the text of `Package.swift`.
    ///
    /// The package depends on the products of `Hosting` that the code mentions, because a build compiles all that it
    /// depends on. Others' packages name none, so with them it depends on all.
    /// - Parameter code: The Swift files as they are compiled.
    /// - Returns: The text.
    func manifest(of code: [String]) -> String {
        let others = localPackages
        let apple = hostingProducts.filter { name in !others.isEmpty || code.contains { $0.mentions(name) } }
        let products = programs.map { program in
            "        .executable(name: \(Self.quoted(program.product)), targets: [\(Self.quoted(program.module))]),"
        }
        let packages = others.map { "        .package(path: \(Self.quoted($0)))," }
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
            \(modules.map { target($0, apple) }.joined(separator: "\n"))
                ]
            )

            """
    }

    /// The folders of others' packages on which it depends.
    var localPackages: [String] {
        Set(modules.flatMap(\.packageProducts).map(\.package)).sorted()
    }

    private func target(_ module: ModuleSources, _ products: [String]) -> String {
        let isProgram = programs.contains { $0.module == module.name }
        let apple = products.map { ".product(name: \(Self.quoted($0)), package: \"hosting\")" }
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
