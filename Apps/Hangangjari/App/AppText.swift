import HangangjariModel
package import Vitrine

/// Sentences of the app and the command.
package enum AppText {
    /// Why a refresh brought nothing.
    package static func failure(_ reason: FreshnessReason) -> String {
        switch reason {
        case .unreachable: "The service cannot be reached. What was known stays."
        case .timedOut: "The service did not answer in time. What was known stays."
        case .serverFailed: "The service has failed. What was known stays."
        case .emptyAnswer: "The service\u{2019}s answer was empty. What was known stays."
        case .mismatch: "The service answered about another park. Nothing was taken."
        case .unknownThere: "The service does not know this park any more."
        default: "The service\u{2019}s answer cannot be used (\(reason)). What was known stays."
        }
    }
}
