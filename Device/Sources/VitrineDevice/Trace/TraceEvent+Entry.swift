public import WidgetArchive

extension TraceEvent {
    /// What changes by the time alone.
    public enum Entry: Codable, Hashable, Sendable {
        /// Another entry of a widget's timeline is shown; the subject is the widget.
        case shown(number: Int, count: Int, date: TraceDate, isFuture: Bool, digest: ArchiveDigest?)
        /// A local day began; the subject is the device.
        case dayBegan(zone: String)
    }
}

extension TraceEvent.Entry {
    var words: TraceWords {
        switch self {
        case .shown(let number, let count, let date, let isFuture, let digest):
            TraceWords(
                .entryShown,
                isFuture
                    ? "all entries are in the future: the first is shown" : "the newest entry not after now is shown",
                [
                    ("entry", "\(number)/\(count)"), ("date", TraceDate.text(date.date)),
                    ("digest", digest?.description ?? "none"),
                ]
            )
        case .dayBegan(let zone): TraceWords(.dayBegan, "a local day began", [("zone", zone)])
        }
    }
}
