import CommandSupport
import Vitrine

extension Output {
    static func report(_ damage: [DamageReport]) {
        for report in damage { note("warning: \(report)") }
    }

    /// The number, without a decimal point if it is whole.
    static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
}
