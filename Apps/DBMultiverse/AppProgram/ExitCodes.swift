import DBMultiverseApp
import Vitrine

/// The command's exit codes, as its help lists them.
enum ExitCodes {
    /// A chapter, page, number or name does not exist or is not accepted.
    static let refused: Int32 = 1
    /// The folder or archive is not a chapter (`EX_DATAERR`).
    static let badComic: Int32 = 65
    /// A file could not be read or written (`EX_IOERR`).
    static let storage: Int32 = 74

    /// Returns the exit code for an error.
    static func code(of error: any Error) -> Int32 {
        switch error {
        case let error as ReaderError where error.code == .badComic: badComic
        case let error as ReaderError where error.code == .storage: storage
        case let error as VitrineError where error.code == .invalidName: refused
        case is VitrineError: storage
        default: refused
        }
    }
}
