import HangangjariModel
package import Vitrine
import VitrineLoading

/// Messages of the app and the command.
package enum AppText {
    /// Returns the message for a failed refresh.
    package static func failure(_ reason: Freshness.Reason) -> String {
        switch reason {
        case .unreachable: "The service cannot be reached. The last known values are kept."
        case .timedOut: "The service did not answer in time. The last known values are kept."
        case .serverFailed: "The service failed. The last known values are kept."
        case .emptyAnswer: "The service\u{2019}s answer was empty. The last known values are kept."
        case .mismatch: "The service answered about another park. The answer was discarded."
        case .unknownThere: "The service no longer knows this park."
        default: "The service\u{2019}s answer cannot be used (\(reason)). The last known values are kept."
        }
    }
}
