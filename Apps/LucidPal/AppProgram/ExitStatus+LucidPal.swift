import CommandSupport
import LucidPalApp
import LucidPalModel
import Vitrine

extension ExitStatus {
    /// Returns the exit code for an error of LucidPal's command.
    static func lucidPal(_ error: any Error) -> Int32 {
        switch error {
        case is CalendarError: badData
        case let error as VitrineError: code(of: error)
        case let error as LucidPalError where error.code == .storage: storage
        default: refused
        }
    }
}
