package import CommandSupport
import HangangjariService

extension ExitStatus {
    /// Returns the exit code for an error of the service's program; nil for one of the command line's parser.
    package static func service(_ error: any Error) -> Int32? {
        guard let error = error as? ServiceError else { return nil }
        return switch error.code {
        case .storage: storage
        case .badInput: refused
        default: unavailable
        }
    }
}
