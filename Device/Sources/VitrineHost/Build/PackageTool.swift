public import Foundation
import Subprocess
public import VitrineDevice

/// The Swift package manager, as a command.
public struct PackageTool: Sendable {
    private let manifests: ManifestSandbox?

    /// - Parameter confinement: How manifests are confined that are only described; nil if they are not.
    public init(confinement: Confinement? = nil) {
        manifests = confinement.map { ManifestSandbox(confinement: $0) }
    }

    /// Describes a package as JSON, as `swift package dump-package` prints it.
    /// - Throws: ``HostError``: `project` for a manifest that cannot be read, `unavailable` without the command.
    public func describe(_ folder: String) async throws(HostError) -> Data {
        var (isDone, output, errors) = (false, "", "")
        if let described = try await manifests?.describe(folder) {
            (isDone, output, errors) = described
        } else {
            (isDone, output, errors) = try await run(["package", "--package-path", folder, "dump-package"])
        }
        guard isDone else { throw HostError(.project, errors.isEmpty ? output : errors) }
        return Data(output.utf8)
    }

    /// Builds a package as `swift build` does.
    /// - Returns: Whether the build succeeded, and what it printed.
    func build(_ folder: String) async throws(HostError) -> (isDone: Bool, output: String) {
        let (isDone, output, errors) = try await run(["build", "--package-path", folder])
        return (isDone, output + errors)
    }

    /// Builds a scratch package.
    /// - Returns: Whether the build succeeded, and what it printed.
    func build(_ folder: String, into products: String, isRelease: Bool, plansAgain: Bool) async throws(HostError) -> (
        isDone: Bool, output: String
    ) {
        var arguments = [
            "build", "--package-path", folder, "--scratch-path", products,
            "--disable-index-store", "-debug-info-format", "none",
        ]
        // Several packages share the folder; the plan of another one must not be used.
        if plansAgain { arguments.append("--disable-build-manifest-caching") }
        if isRelease {
            // As the library's own release builds. Half of a start with shared libraries is spent on loading them.
            arguments += ["-c", "release", "--static-swift-stdlib", "-Xlinker", "-L\(Self.libraries(in: products))"]
            for flag in ["-function-sections", "-disable-concrete-type-metadata-mangled-name-accessors"] {
                arguments += ["-Xswiftc", "-Xfrontend", "-Xswiftc", flag]
            }
        }
        // As the prebuilt modules, whose products are in the same folder: the library is compiled once, and what lays
        // out is optimised in debug too.
        let (isDone, output, errors) = try await run(arguments, .inherit.updating(["VITRINE_OPTIMIZED": "1"]))
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
