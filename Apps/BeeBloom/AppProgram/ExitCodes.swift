import BeeBloomModel
import Vitrine

enum ExitCodes {
    /// Refused input: an invalid title, number or day, or a thing that does not exist.
    static let refused: Int32 = 1
    /// The store or another file could not be read or written (`EX_IOERR`).
    static let storage: Int32 = 74

    static func code(of error: any Error) -> Int32 {
        switch error {
        case let error as VitrineError where [.unknownZone, .invalidName].contains(error.code): refused
        case is VitrineError: storage
        case let error as BeeBloomError where error.concernsStore: storage
        default: refused
        }
    }
}
