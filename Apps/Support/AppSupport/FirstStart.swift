/// What an app stores if nothing was ever stored.
///
/// Each app performs the choice in an extension, on its own stores.
public enum FirstStart: String, Sendable {
    /// Store the sample data.
    case sample
    /// Store empty data, so that the widgets report that there is none.
    case empty

    /// The environment variable that selects the first start.
    package static let variable = "VITRINE_DATA"

    /// Reads the choice from the environment; without one, the sample.
    ///
    /// - Throws: `FirstStartError` for any other value.
    package init(environment: [String: String]) throws(FirstStartError) {
        let value = environment[Self.variable] ?? ""
        guard let choice = value.isEmpty ? .sample : FirstStart(rawValue: value) else {
            throw FirstStartError(
                .badVariable,
                "\(Self.variable) is \"\(value.prefix(40))\"; set it to sample or empty."
            )
        }
        self = choice
    }
}

/// An error about the choice of the first start.
package typealias FirstStartError = AppError<FirstStartErrorCode>

package enum FirstStartErrorCode: AppErrorCode {
    /// The environment variable has another value than a first start's name.
    case badVariable
}
