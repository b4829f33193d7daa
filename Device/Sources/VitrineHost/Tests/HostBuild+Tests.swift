import Foundation

/// The built tests of a target.
public struct TestProgram: Sendable {
    /// The target's name.
    public var target: String
    /// The program's absolute path.
    var path: String
    /// The folders that the program reads: its sources with what was made of them, and the modules.
    var folders: [String] = []
    /// The modules that the tests import, in which an intent is searched for.
    var modules: [String]
    var appGroups: [String]?
    /// The name of the tested app's type marked `@main`; nil without one.
    var app: String?
    /// The name of the tests' own module.
    var module: String
    /// The tests of XCTest, such as `StepsTests.testGoal`.
    var classTests: [String]
    /// The tests that are not part of the program.
    var leftOut: [TestReport.Test]
    /// The person's files by the paths of the copies that are compiled.
    var originals: [String: String] = [:]
}

extension HostBuild {
    /// Builds the tests of a target together with the modules that they test.
    ///
    /// A file that uses what is not here is left out, as a file of a kit is; one that has a mistake is not.
    ///
    /// - Parameter target: The target, from ``ExtensionFinder/tests(at:target:)``.
    /// - Returns: The program, and the files that are not part of it.
    /// - Throws: ``HostError``, whose message says why the tests cannot be run here.
    public func buildTests(_ target: ExtensionSources) async throws(HostError) -> TestProgram {
        guard case .direct(let tools) = try await prepare(try await way(for: [target])) else {
            throw HostError(
                .unavailable,
                "\(target.name) needs the package manager, by which tests are not built here; run them with `swift test`"
            )
        }
        guard !target.code.swiftFiles.isEmpty else {
            throw HostError(.project, "\(target.name) has no Swift files; check where the project looks for them")
        }
        let texts = target.code.swiftFiles.compactMap { FileTree.disk.text($0) }
        let classes = TestClasses(texts)
        var generated = try generatedSources(for: [target])
        let runner = TestRunner.source(module: target.code.name, classes: classes.names)
        generated[target.code, default: [:]][TestRunner.file] = runner
        let folder = folder(of: [target])
        let built = try await lock(folder)
            .whileHeld { () async throws(HostError) in
                try await build([target], generated, tests: classes, with: tools, in: folder)
            }
        let program = built.package.programs[0]
        let hosted = try hosted(program, "\(built.programs)/\(program.product)", built.library)
        let compiled = target.code.swiftFiles.filter { built.selection.leftOut[$0] == nil }
            .compactMap { FileTree.disk.text($0) }
        let files = built.selection.leftOut.sorted { $0.key < $1.key }
            .filter { target.code.swiftFiles.contains($0.key) }
        return TestProgram(
            target: target.name,
            path: hosted.path,
            folders: [folder.path] + (built.library.map { [FilePath.folder($0)] } ?? []),
            modules: target.modules.map(\.name),
            appGroups: hosted.appGroups,
            app: CandidateCheck(files: .disk).mainTypes(in: target.modules.flatMap(\.swiftFiles))
                .first(where: \.isApp)?
                .name,
            module: program.module,
            classTests: compiled.flatMap(classes.tests),
            leftOut: files.map { Self.leftOut($0.key, $0.value) } + compiled.flatMap(classes.leftOut),
            originals: Dictionary(uniqueKeysWithValues: copies(of: built.package, in: folder))
        )
    }

    private static func leftOut(_ file: String, _ reason: String) -> TestReport.Test {
        TestReport.Test(name: FilePath.name(file), outcome: reason == absent ? .failed(reason) : .skipped(reason))
    }

    private func copies(of package: ScratchPackage, in folder: ScratchFolder) -> [(String, String)] {
        package.files.compactMap { relative, content in
            guard case .copy(let path) = content else { return nil }
            return ("\(folder.path)/\(relative)", path)
        }
    }
}
