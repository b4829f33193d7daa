import BeeBloomModel
import Vitrine

/// The exit codes of the command.
enum ExitCodes {
    /// Refused: a title, a number, a day, something that is not there.
    static let refused: Int32 = 1
    /// The store or another file could not be read or written (`EX_IOERR`).
    static let storage: Int32 = 74

    /// The code of a failure.
    static func code(of error: any Error) -> Int32 {
        switch error {
        case let error as VitrineError where [.unknownZone, .invalidName].contains(error.code): refused
        case is VitrineError: storage
        case let error as BeeBloomError where error.concernsStore: storage
        default: refused
        }
    }
}
