public import Foundation
import Subprocess
public import VitrineDevice

/// The Swift package manager, as a command.
public struct PackageTool: Sendable {
    let sandbox: PackageSandbox?

    /// - Parameter confinement: How others' packages are confined; nil if they are not.
    public init(confinement: Confinement? = nil) {
        sandbox = confinement.map { PackageSandbox(confinement: $0) }
    }

    /// Describes a package as JSON, as `swift package dump-package` prints it.
    /// - Throws: ``HostError``: `project` for a manifest that cannot be read, `unavailable` without the command.
    public func describe(_ folder: String) async throws(HostError) -> Data {
        var (isDone, output, errors) = (false, "", "")
        if let described = try await sandbox?.describe(folder) {
            (isDone, output, errors) = described
        } else {
            (isDone, output, errors) = try await run(["package", "--package-path", folder, "dump-package"])
        }
        guard isDone else { throw HostError(.project, errors.isEmpty ? output : errors) }
        return Data(output.utf8)
    }

    /// Builds a package as `swift build` does, into the folder `.build` in it.
    /// - Returns: Whether the build succeeded, and what it printed.
    func build(_ folder: String) async throws(HostError) -> (isDone: Bool, output: String) {
        let reach = sandbox == nil ? nil : await PackageReach.of([folder], describe: describe)
        return try await build(folder, into: folder + "/.build", [], reach)
    }

    /// Builds a scratch package.
    ///
    /// - Parameters:
    ///   - folder: The package's folder.
    ///   - products: The folder for products.
    ///   - isRelease: Whether to optimise.
    ///   - plansAgain: Whether the plan of an earlier build may be that of another package.
    ///   - reach: What the build reads beside the package.
    /// - Returns: Whether the build succeeded, and what it printed.
    /// - Throws: ``HostError``: `build` for products that lead elsewhere, `scratch`, `unavailable`.
    func build(
        _ folder: String,
        into products: String,
        isRelease: Bool,
        plansAgain: Bool,
        reach: PackageReach
    ) async throws(HostError) -> (isDone: Bool, output: String) {
        var arguments = ["--disable-index-store", "-debug-info-format", "none"]
        // Several packages share the folder; the plan of another one must not be used.
        if plansAgain { arguments.append("--disable-build-manifest-caching") }
        // Nothing reads the lists of declarations; `Scripts/dist-modules` builds the same folder with the same flags.
        var flags = ["-disable-incremental-imports"]
        if isRelease {
            // As the library's own release builds. Half of a start with shared libraries is spent on loading them.
            arguments += ["-c", "release", "--static-swift-stdlib", "-Xlinker", "-L\(Self.libraries(in: products))"]
            flags += ["-function-sections", "-disable-concrete-type-metadata-mangled-name-accessors"]
        }
        arguments += flags.flatMap { ["-Xswiftc", "-Xfrontend", "-Xswiftc", $0] }
        // As the prebuilt modules, whose products are in the same folder: the library is compiled once, each of its
        // modules whole, and what lays out is optimised in debug too.
        return try await build(folder, into: products, arguments, reach, environment: ["VITRINE_OPTIMIZED": "whole"])
    }

    private func build(
        _ folder: String,
        into products: String,
        _ arguments: [String],
        _ reach: PackageReach?,
        environment: [String: String] = [:]
    ) async throws(HostError) -> (isDone: Bool, output: String) {
        if let sandbox, let reach {
            let build = ConfinedBuild(sandbox: sandbox, folder: folder, products: products, reach: reach)
            if let result = try await build.run(arguments, environment: environment) { return result }
        }
        let (isDone, output, errors) = try await run(
            ["build", "--package-path", folder, "--scratch-path", products] + arguments,
            .inherited(with: environment)
        )
        return (isDone, output + errors)
    }

    /// The folder in which a release's linker looks for libraries first.
    static func libraries(in products: String) -> String { products + "/libraries" }

    private func run(
        _ arguments: [String],
        _ environment: Environment = .inherit
    ) async throws(HostError) -> (isDone: Bool, output: String, errors: String) {
        do {
            return try await ToolProcess.run(
                .name("swift"),
                arguments,
                environment: environment,
                limit: SwiftCompiler.outputLimit
            )
        } catch {
            throw HostError(.unavailable, SwiftCompiler.missing, cause: error)
        }
    }
}
