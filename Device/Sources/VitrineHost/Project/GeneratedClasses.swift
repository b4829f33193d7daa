/// The Swift files that are generated for a module: classes of intent definitions and of data models, as by Xcode, and
/// stand-ins for classes of Objective-C.
struct GeneratedClasses {
    let files: FileTree

    /// The kinds of files from which classes are generated.
    static let kinds: Set<String> = ["intentdefinition", "xcdatamodeld", "xcdatamodel"]

    /// The files of a target from which classes are generated.
    static func definitions(_ paths: [String]) -> [String] {
        paths.filter { kinds.contains(FilePath.fileExtension($0)) }
    }

    /// The generated files of a module, by their names.
    /// - Throws: ``HostError``: `project` for a damaged file, `notFound` for a missing one.
    func sources(for module: ModuleSources) throws(HostError) -> [String: String] {
        var sources: [String: String] = [:]
        for (number, path) in module.definitions.enumerated() {
            // Two files of different folders may have one name.
            sources["Generated\(number + 1).swift"] = try source(from: path)
        }
        sources["ObjectiveC.swift"] = module.bridged?.standIns
        return sources
    }

    /// An extension without the files that Xcode has made from its intent definitions and somebody has kept: their
    /// classes are generated here too, and no class can be there twice.
    func withoutCopies(_ sources: ExtensionSources) -> ExtensionSources {
        var own = sources
        own.code = withoutCopies(own.code)
        own.modules = own.modules.map(withoutCopies)
        return own
    }

    private func withoutCopies(_ module: ModuleSources) -> ModuleSources {
        let kinds = module.definitions.map(FilePath.fileExtension)
        guard kinds.contains("intentdefinition") else { return module }
        var own = module
        own.swiftFiles.removeAll { path in
            let text = files.text(path) ?? ""
            return text.prefix(300).contains("automatically generated and should not be edited")
                && text.contains("import Intents")
        }
        return own
    }

    private func source(from path: String) throws(HostError) -> String? {
        guard FilePath.fileExtension(path) == "intentdefinition" else {
            return ManagedClasses(model: try DataModel(at: path, files: files)).source
        }
        guard let data = files.contents(path) else {
            throw HostError(.file, "\(path) cannot be read; the project names it")
        }
        return IntentClasses(definition: try IntentDefinition(data, path: path)).source
    }
}
