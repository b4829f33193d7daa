package import Vitrine

extension LocalDay {
    /// The month and the day, such as `Nov 15`.
    package var shortDate: String {
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][month - 1] + " \(day)"
    }
}
