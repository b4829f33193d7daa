import Synchronization
package import Vitrine
package import VitrineHTTP

/// Where the service of this process listens.
///
/// Set once at the edge of a program, from its environment; a test sets it for its own task.
package enum ServicePlace {
    /// The variable that names the service.
    package static let variable = "HANGANGJARI_API"
    /// Where the service listens unless said otherwise.
    package static let standard = HTTPService(port: 8090)

    /// What a test sets for its own task.
    private struct Local: Sendable {
        var service: HTTPService
        var limits: LoadLimits
    }

    @TaskLocal private static var local: Local?
    private static let process = Mutex<HTTPService?>(nil)

    /// The service's place.
    package static var current: HTTPService { local?.service ?? process.withLock { $0 } ?? standard }

    /// How long a load may take.
    package static var limits: LoadLimits { local?.limits ?? LoadLimits() }

    /// Sets the place for the whole process; what cannot be read is refused, and the standard stays.
    ///
    /// - Returns: Whether the text was taken; an absent one is.
    @discardableResult
    package static func set(_ text: String?) -> Bool {
        guard let text, !text.isEmpty else { return true }
        guard let service = HTTPService(text) else { return false }
        process.withLock { $0 = service }
        return true
    }

    /// Runs code with another place, for its task alone.
    package nonisolated(nonsending) static func with<Result>(
        _ service: HTTPService,
        limits: LoadLimits = LoadLimits(),
        operation: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await $local.withValue(Local(service: service, limits: limits), operation: operation)
    }
}
