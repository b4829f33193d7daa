import ArgumentParser
import LucidPalCalendar
import LucidPalModel
import Vitrine

/// The exit codes of the command.
enum ExitCodes {
    /// Refused: a name, a number, a day, something that is not there or there already.
    static let refused: Int32 = 1
    /// A calendar file that is none (`EX_DATAERR`).
    static let badCalendar: Int32 = 65
    /// A file could not be read or written (`EX_IOERR`).
    static let storage: Int32 = 74

    /// The code of a failure.
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
