import ArgumentParser
import LucidPalCalendar
import LucidPalModel
import Vitrine

enum ExitCodes {
    /// Refused input: an invalid name, number or day, or a thing that does not exist or exists already.
    static let refused: Int32 = 1
    /// The file is not a calendar (`EX_DATAERR`).
    static let badCalendar: Int32 = 65
    /// A file could not be read or written (`EX_IOERR`).
    static let storage: Int32 = 74

    static func code(of error: any Error) -> Int32 {
        switch error {
        case is CalendarError: badCalendar
        case let error as VitrineError where [.unknownZone, .invalidName].contains(error.code): refused
        case is VitrineError: storage
        case let error as LucidPalError where error.code == .storage: storage
        default: refused
        }
    }
}
