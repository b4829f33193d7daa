public import HangangjariAPI
import Synchronization
public import VitrineLoading

/// The location of the service that the process uses.
///
/// A program sets it once at its start, from its environment. A test sets it for its own task.
public enum ServiceAddress {
    /// The environment variable with the service's URL.
    public static let variable = "HANGANGJARI_API"
    /// The default location of the service.
    public static let standard = HTTPService(port: 8090)

    /// The settings of a test for its own task.
    private struct Local: Sendable {
        var service: HTTPService
        var limits: LoadLimits
    }

    @TaskLocal private static var local: Local?
    private static let process = Mutex<HTTPService?>(nil)

    /// The location of the service.
    public static var current: HTTPService { local?.service ?? process.withLock { $0 } ?? standard }

    /// The time limits of a load.
    public static var limits: LoadLimits { local?.limits ?? LoadLimits() }

    /// Sets the location for the whole process; an invalid URL is refused, and the default remains.
    ///
    /// - Returns: Whether the text was accepted; nil and an empty text are accepted and change nothing.
    @discardableResult
    public static func set(_ text: String?) -> Bool {
        guard let text, !text.isEmpty else { return true }
        guard let service = HTTPService(text) else { return false }
        process.withLock { $0 = service }
        return true
    }

    /// Runs code with another location, for its task only.
    public nonisolated(nonsending) static func with<Result>(
        _ service: HTTPService,
        limits: LoadLimits = LoadLimits(),
        operation: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await $local.withValue(Local(service: service, limits: limits), operation: operation)
    }
}
