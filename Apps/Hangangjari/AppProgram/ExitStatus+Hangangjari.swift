import CommandSupport
import HangangjariApp
import Vitrine

extension ExitStatus {
    /// Returns the exit code for an error of Hangangjari's command.
    static func hangangjari(_ error: any Error) -> Int32 {
        switch error {
        case let error as HangangjariError where error.code == .notFound: refused
        case let error as HangangjariError where error.code == .service: unavailable
        case let error as VitrineError: code(of: error)
        default: storage
        }
    }
}
