import BeeBloomModel
import CommandSupport
import Vitrine

extension ExitStatus {
    /// Returns the exit code for an error of BeeBloom's command.
    static func beeBloom(_ error: any Error) -> Int32 {
        switch error {
        case let error as VitrineError: code(of: error)
        case let error as BeeBloomError where error.concernsStore: storage
        default: refused
        }
    }
}
