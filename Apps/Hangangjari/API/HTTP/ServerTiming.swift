import NIOCore

/// The header `Server-Timing` (W3C Server Timing): `total;dur=9000`, in milliseconds, as one of several metrics.
enum ServerTiming {
    /// Returns how long the service says that the whole response took, at most a day; nil if it does not say.
    static func total(in values: [String]) -> TimeAmount? {
        for metric in values.flatMap({ $0.split(separator: ",") }) {
            let parts = metric.split(separator: ";").map { $0.filter { $0 != " " } }
            guard parts.first == "total" else { continue }
            let durations = parts.compactMap { $0.hasPrefix("dur=") ? Double($0.dropFirst(4)) : nil }
            guard let milliseconds = durations.first, milliseconds.isFinite, milliseconds > 0 else { continue }
            return .milliseconds(Int64(min(milliseconds, 86_400_000)))
        }
        return nil
    }
}
