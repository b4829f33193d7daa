/// A call of the compiler that builds a module, or a program with its module, against prebuilt modules.
struct CompilerCall: Hashable, Sendable {
    var arguments: [String]
    /// The path of the map that names the products of each file.
    var fileMapPath: String
    /// The map's content; the file "" stands for the module.
    var fileMap: [String: [String: String]]
}

/// The calls of the compiler that build the programs of a scratch package, as values.
struct CompilerCalls {
    let package: ScratchPackage
    /// The scratch package's folder.
    let sources: String
    /// The folder for the programs.
    let programs: String
    /// The folder for what lies between sources and programs.
    let objects: String
    /// The folder for the compiler's own cache of C modules.
    let cache: String
    let modules: PrebuiltModules
    /// How many files are compiled at the same time.
    let jobs: Int

    /// The modules that the programs share, each after those that it imports.
    var shared: [CompilerCall] {
        package.modules.filter { !isProgram($0) }
            .map { module in
                let own = ["-c", "-emit-module", "-emit-module-path", "\(objects)/Modules/\(module.name).swiftmodule"]
                // The app that a test target imports has a start of its own.
                let start = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(module.name)_main"]
                return call(module, own + start + ["-parse-as-library"])
            }
    }

    /// The programs, which do not need one another.
    var executables: [CompilerCall] {
        package.programs.compactMap { program in
            package.modules.first { $0.name == program.module }
                .map { module in
                    let bridged = package.bridged[module.name]
                    let own = linking(module, into: "\(programs)/\(program.product)")
                    return call(module, own + (bridged.map { $0.flags + $0.objects } ?? []))
                }
        }
    }

    private func isProgram(_ module: ModuleSources) -> Bool {
        package.programs.contains { $0.module == module.name }
    }

    private func call(_ module: ModuleSources, _ own: [String]) -> CompilerCall {
        let files = package.swiftFiles(of: module.name).map { "\(sources)/\($0)" }
        let folder = "\(objects)/\(module.name).build"
        var map = ["": ["swift-dependencies": "\(folder)/module.swiftdeps"]]
        for file in files {
            map[file] = [
                "object": object(file, in: folder), "swift-dependencies": "\(folder)/\(FilePath.stem(file)).swiftdeps",
            ]
        }
        let fileMap = folder + "/files.json"
        return CompilerCall(
            arguments: ["-module-name", module.name, "-output-file-map", fileMap, "-j\(jobs)"] + common
                + CompilerSettings(module).flags + own + files,
            fileMapPath: fileMap,
            fileMap: map
        )
    }

    /// What the package manager says too for a target of a debug build.
    private var common: [String] {
        [
            "-incremental", "-enable-batch-mode", "-continue-building-after-errors", "-Onone", "-enable-testing",
            "-gnone", "-package-name", "hosted",
            // Where two files declare a name, this style alone names both places.
            "-diagnostic-style", "llvm",
        ]
            + ["-DSWIFT_PACKAGE", "-DDEBUG", "-DSWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE"]
            + ["-I", modules.modules, "-I", objects + "/Modules", "-module-cache-path", cache]
            + modules.cModules.flatMap { ["-Xcc", "-fmodule-map-file=\($0)/module.modulemap"] }
            + ["-Xfrontend", "-load-plugin-executable", "-Xfrontend", "\(modules.macros)#SourceMacros"]
    }

    private func linking(_ module: ModuleSources, into program: String) -> [String] {
        ["-emit-executable", "-o", program, "-use-ld=lld", "-L", modules.folder, "-l\(PrebuiltModules.library)"]
            + ["-Xlinker", "-rpath", "-Xlinker", modules.folder]
            // The shared library finds Swift's own libraries where this program does.
            + ["-Xlinker", "--disable-new-dtags"]
            + dependencies(of: module)
            .flatMap { name in
                package.swiftFiles(of: name).map { object($0, in: "\(objects)/\(name).build") }
            }
    }

    private func object(_ file: String, in folder: String) -> String { "\(folder)/\(FilePath.stem(file)).o" }

    /// The names of the modules that a module needs, directly or not.
    private func dependencies(of module: ModuleSources) -> [String] {
        var found: [String] = []
        var open = module.dependencies
        while let name = open.popLast() {
            guard !found.contains(name), let next = package.modules.first(where: { $0.name == name }) else { continue }
            found.append(name)
            open += next.dependencies
        }
        return found.sorted()
    }
}
