import CommandSupport
import DBMultiverseApp
import Vitrine

extension ExitStatus {
    /// Returns the exit code for an error of the reader's command.
    static func dbMultiverse(_ error: any Error) -> Int32 {
        switch error {
        case let error as ReaderError where error.code == .badComic: badData
        case let error as ReaderError where error.code == .storage: storage
        case let error as VitrineError: code(of: error)
        default: refused
        }
    }
}
