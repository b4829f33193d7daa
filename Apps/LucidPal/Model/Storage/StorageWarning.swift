package import Vitrine

/// What a person should know about a change that was stored.
package enum StorageWarning: Sendable, CustomStringConvertible {
    /// A damaged file was kept under another name and replaced.
    case setAside(VitrineError.Damage)
    /// The change is stored, but what follows from it could not be written.
    case incomplete(LucidPalError)

    /// The report of the damaged file; nil for any other warning.
    package var damage: VitrineError.Damage? {
        if case .setAside(let report) = self { report } else { nil }
    }

    /// One sentence that names the thing and the remedy.
    package var description: String {
        switch self {
        case .setAside(let report): report.description
        case .incomplete(let error):
            "The change is stored, do not repeat it. Open LucidPal to complete it: \(error.message)"
        }
    }
}
