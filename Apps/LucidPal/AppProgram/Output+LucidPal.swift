import CommandSupport
import LucidPalModel
import Vitrine

extension Output {
    /// Prints what could not be stored, or was set aside, as warnings.
    static func report(_ warnings: [StorageWarning]) {
        for warning in warnings { note("warning: \(warning)") }
    }

    static func report(_ damage: [VitrineError.Damage]) {
        report(damage.map(StorageWarning.setAside))
    }

    /// A number without a fraction where it has none.
    static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
}
