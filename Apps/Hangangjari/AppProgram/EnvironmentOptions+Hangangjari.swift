import CommandSupport
import HangangjariApp
import HangangjariModel

extension EnvironmentOptions {
    /// Runs a command with the services; on an error ends the process with a message and an exit code.
    func run(_ body: (Services) async throws -> Void) async {
        await run(appOf: .hangangjari, exitCode: ExitStatus.hangangjari) { try await body(Services($0)) }
    }
}
