/// Checks that the files of a target are a widget extension.
struct CandidateCheck {
    let files: FileTree

    /// The types marked `@main` in some files.
    func mainTypes(in swiftFiles: [String]) -> [MainType] {
        swiftFiles.flatMap { path in files.text(path).map { MainType.all(in: $0, file: path) } ?? [] }
    }

    /// Whether one of the `@main` types is a widget.
    func isWidget(_ swiftFiles: [String]) -> Bool { mainTypes(in: swiftFiles).contains(where: \.isWidget) }

    /// - Throws: ``HostError``: `noExtension` without a widget marked `@main`, `ambiguous` if several types are marked.
    func check(_ sources: ExtensionSources, at path: String) throws(HostError) {
        let code = sources.code.swiftFiles
        guard !code.isEmpty else {
            let target = path.hasSuffix("/" + sources.name) ? "" : ": the target \(sources.name)"
            throw HostError(.noExtension, "\(path)\(target) has no Swift files; name the folder of a widget extension")
        }
        let found = mainTypes(in: code)
        if found.count > 1 {
            let list = found.map { "  \($0.file):\($0.line): @main \($0.declaration)" }.joined(separator: "\n")
            throw HostError(
                .ambiguous,
                "\(sources.name) has \(found.count) types marked @main; an extension has one, so name its folder or its "
                    + "target with --target:\n\(list)"
            )
        }
        guard let main = found.first else {
            let list = code.prefix(5).map { "  \($0)" }.joined(separator: "\n")
            throw HostError(
                .noExtension,
                "\(sources.name) has no WidgetBundle and no Widget marked @main; mark the bundle, or name another folder. "
                    + "Searched \(code.count) Swift \(code.count == 1 ? "file" : "files"):\n\(list)"
                    + (code.count > 5 ? "\n  …" : "")
            )
        }
        guard main.isWidget || !main.declaration.contains("App") else {
            throw HostError(
                .noExtension,
                "\(main.file):\(main.line): \(main.declaration) is an app; name the folder of its widget extension"
            )
        }
    }
}
