import Foundation

extension HostBuild {
    /// How often files can be left out until the rest compiles.
    private static let roundLimit = 12
    /// Why a file that is not on the disk is left out.
    static let absent = "it is not there, although the project names it"

    func build(
        _ extensions: [ExtensionSources],
        _ generated: [ModuleSources: [String: String]],
        tests: TestClasses? = nil,
        with tools: DirectTools,
        in folder: ScratchFolder
    ) async throws(HostError) -> Built {
        let modules = try PrebuiltModules(tools.location.folder)
        try modules.check(tools.compiler)
        let sources = extensions.flatMap { $0.modules.flatMap(\.swiftFiles) + $0.code.swiftFiles }
        let list = LeftOutList(folder: folder, modules: modules.mark, sources: sources)
        let main = extensions.flatMap { CandidateCheck(files: .disk).mainTypes(in: $0.code.swiftFiles) }
        // Of an app, its screens may be missing: its intents, links and files are what the widgets need.
        let isApp = main.contains(where: \.isApp)
        let absent = sources.filter { !FileManager.default.fileExists(atPath: $0) }
            .map { ($0, Self.absent) }
        let known = list.known
        let own = isApp ? [] : extensions.flatMap(\.code.swiftFiles)
        var selection = FileSelection(
            needed: Set(main.map(\.file)),
            own: Set(own),
            leftOut: known.files.merging(absent) { $1 },
            ended: known.functions,
            endsFunctions: tests == nil,
            names: tests.map { _ in OwnNames(texts(of: sources)) }
        )
        let build = DirectBuild(
            modules: modules,
            compiler: tools.compiler,
            cache: scratch + "/compiler-cache",
            sandbox: packages.sandbox
        )
        var bridged: [ModuleSources: BridgedBuild.Product] = [:]
        for module in extensions.map(\.code) {
            let build = BridgedBuild(compiler: tools.compiler, folder: folder, sandbox: packages.sandbox)
            bridged[module] = try await build.product(of: module)
        }
        var first: (error: HostError, output: String)?
        for _ in 0..<Self.roundLimit {
            var package = try ScratchPackage(
                extensions,
                generated: generated,
                hosting: modules.folder,
                hostingProducts: modules.products,
                leavingOut: Set(selection.leftOut.keys)
            )
            package.tests = tests
            for program in package.programs { package.bridged[program.module] = bridged[program.sources.code] }
            package.endedFunctions = selection.ended
            package.missingModules = Set(missingImports(of: package).compactMap(\.name.importedModule))
            try folder.write(package)
            let (isDone, output) = try await build.run(package, in: folder)
            if !isDone, CompilerDiagnostic.errors(in: output).isEmpty, !BuildFailure.saysDiskIsFull(output) {
                let log = folder.path + "/build.log"
                try folder.replace(log, with: Data(output.utf8))
                if let files = BuildFailure.filesOfOneName(in: output) {
                    let paths = [files.first, files.second].map { original($0, package, in: folder) ?? $0 }
                    throw HostError(
                        .ambiguous,
                        "\(paths[0]) and \(paths[1]) have one name, which no two files of a module can have; name the "
                            + "extension's own folder or its project"
                    )
                }
                // The driver's own errors name no file; those of a module are the frontend's.
                let refusal = output.split(separator: "\n").first { $0.hasPrefix("error: ") }
                throw HostError(
                    .unavailable,
                    (refusal.map { "the compiler stopped: \($0.dropFirst(7))" }
                        ?? "the compiler cannot use the prebuilt modules in \(modules.folder); install or make them "
                        + "again, or use --modules") + ". The compiler's whole output: \(log)"
                )
            }
            do throws(HostError) {
                try check(package, isDone, output, KnownModifiers(of: modules, in: .disk), in: folder)
                let files = selection.leftOut.filter { file in !absent.contains { $0.0 == file.key } }
                try list.keep(.init(files: files, functions: selection.ended))
                return Built(
                    package: package,
                    programs: DirectBuild.programs(of: folder.path),
                    library: modules.libraryPath,
                    selection: selection
                )
            } catch {
                // What the project declares of the given names is no mistake.
                if first.map({ GivenNames.redeclared(in: $0.output).isEmpty }) != true { first = (error, output) }
                let isLess = selection.leaveOut(failed: output, text: FileTree.disk.text) {
                    original($0, package, in: folder)
                }
                guard error.code == .build, isLess else { break }
            }
        }
        // The first list has what is missing; later ones have what is missing because of it.
        try folder.replace(folder.path + "/build.log", with: Data((first?.output ?? "").utf8))
        var error = first?.error ?? HostError(.build, "the extension cannot be built")
        if !absent.isEmpty {
            error.message = absent.map { "\($0.0): \($0.1)" }.joined(separator: "\n") + "\n" + error.message
        }
        throw error
    }

    private func texts(of files: [String]) -> [String: String] {
        Dictionary(files.compactMap { path in FileTree.disk.text(path).map { (path, $0) } }) { first, _ in first }
    }
}
