import DBMultiverseApp
import Vitrine

/// The command's exit codes, as its help lists them.
enum ExitCodes {
    /// A chapter, a page, a number, a name that is not there or not taken.
    static let refused: Int32 = 1
    /// A folder or archive that is no chapter (`EX_DATAERR`).
    static let badComic: Int32 = 65
    /// A file could not be read or written (`EX_IOERR`).
    static let storage: Int32 = 74

    /// The code of a failure.
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
