package import Vitrine

extension LocalDay {
    /// "Nov 9".
    package var monthAndDay: String {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        return "\(months[month - 1]) \(day)"
    }
}
