import Foundation

extension HostBuild {
    /// The person's file for a file of a scratch package; nil for any other file.
    func original(_ file: String, _ package: ScratchPackage, in folder: ScratchFolder) -> String? {
        guard let relative = FilePath.relative(file, to: folder.path),
            case .copy(let path) = package.files[relative]
        else { return nil }
        return path
    }

    /// Keeps the compiler's output, and throws if it has errors.
    func check(
        _ package: ScratchPackage,
        _ isDone: Bool,
        _ output: String,
        _ modifiers: @autoclosure () -> KnownModifiers,
        in folder: ScratchFolder
    ) throws(HostError) {
        let log = folder.path + "/build.log"
        try folder.replace(log, with: Data(output.utf8))
        guard !isDone else { return }
        if BuildFailure.saysDiskIsFull(output) {
            throw HostError(.scratch, "the disk of \(scratch) is full; make room there, as with vitrine cache clear")
        }
        var failure = BuildFailure(output) { original($0, package, in: folder) }
        // An import that was left out is the reason for the names that follow.
        if !failure.missing.isEmpty { failure.missing.insert(contentsOf: missingImports(of: package), at: 0) }
        let hints = [packageHint(for: failure.missing, of: package), Self.importHint(for: failure.missing)]
        let text = failure.text(log: log, modifiers: modifiers())
        throw HostError(.build, ([text] + hints.compactMap(\.self)).joined(separator: "\n"))
    }

    /// Reports modules that are not there at once, instead of after a build.
    /// - Throws: ``HostError`` with code `build`.
    func checkImports(of package: ScratchPackage) throws(HostError) {
        // The modules of a package that is a dependency are known to the package manager only.
        guard package.modules.allSatisfy(\.packageProducts.isEmpty) else { return }
        let missing = missingImports(of: package)
        let isNeeded = missing.contains { !package.leftOutImports.contains($0.name.importedModule ?? "") }
        if isNeeded { throw HostError(.build, BuildFailure(missing: missing).text(log: nil)) }
    }

    /// The file that uses names and imports nothing but Foundation; those of any other module they may be.
    static func importHint(for missing: [BuildFailure.Missing], files: FileTree = .disk) -> String? {
        let paths = missing.filter { $0.name.importedModule == nil }
            .map { $0.place.split(separator: ":").dropLast(2).joined(separator: ":") }
        return Set(paths).sorted()
            .first { path in
                // Those within `#if` too.
                files.text(path)?.split(whereSeparator: \.isNewline).compactMap(ImportCheck.module)
                    .allSatisfy { $0 == "Foundation" } == true
            }
            .map { "\($0) imports neither SwiftUI nor WidgetKit, which have many of these names; add the import" }
    }

    /// The package to name in place of the folder of one of its targets, if another target is what is missing.
    private func packageHint(for missing: [BuildFailure.Missing], of package: ScratchPackage) -> String? {
        guard let file = package.programs.first?.sources.code.swiftFiles.first else { return nil }
        let folders = sequence(first: FilePath.folder(file)) { $0 == "/" ? nil : FilePath.folder($0) }
        guard let root = folders.first(where: { FileTree.disk.contents($0 + "/Package.swift") != nil })
        else { return nil }
        return missing.lazy.compactMap(\.name.importedModule)
            .first { FileTree.disk.isFolder("\(root)/Sources/\($0)") }
            .map { "\($0) is a target of the package around this folder; name the package: \(root)" }
    }

    func missingImports(of package: ScratchPackage) -> [BuildFailure.Missing] {
        let files = Set(package.modules.flatMap(\.swiftFiles)).sorted()
        let check = ImportCheck(
            known: Set(package.modules.map(\.name) + package.hostingProducts + ScratchPackage.libraryModules)
        )
        return check.missing(in: files.compactMap { path in FileTree.disk.text(path).map { (path, $0) } })
    }
}
