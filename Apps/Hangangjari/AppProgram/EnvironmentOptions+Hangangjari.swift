import CommandSupport
import HangangjariApp
import HangangjariModel
import Vitrine

extension EnvironmentOptions {
    /// Runs a command with the services; on an error ends the process with a message and an exit code.
    func run(_ body: (Services) async throws -> Void) async {
        await run(appOf: .hangangjari, exitCode: ExitStatus.hangangjari) { try await body(Services($0)) }
    }
}

extension ExitStatus {
    /// Returns the exit code for an error of Hangangjari's command.
    static func hangangjari(_ error: any Error) -> Int32 {
        switch error {
        case let error as HangangjariError where error.code == .service: unavailable
        case let error as VitrineError: code(of: error)
        default: storage
        }
    }
}
