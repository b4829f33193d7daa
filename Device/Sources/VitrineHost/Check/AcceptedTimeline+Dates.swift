import VitrineDevice
import VitrineWire
import WidgetArchive

extension AcceptedTimeline {
    /// What is wrong with the dates of the entries, and with that of the next request.
    var dateFindings: [ArchiveFinding] {
        [hiddenEntries, endedPolicy].compactMap { $0.map { ArchiveFinding(.undefined, $0) } }
    }

    private var hiddenEntries: String? {
        let count = zip(entries, entries.dropFirst()).count { $0.date == $1.date }
        guard count > 0 else { return nil }
        let words = count == 1 ? "1 entry is" : "\(count) entries are"
        return "\(words) never shown, because another one has the same date: give each entry a date of its own"
    }

    private var endedPolicy: String? {
        let advice = "the widget asks again as soon as it may, and the day's reloads are soon spent: name a later date"
        switch policy {
        case .after(let date) where date <= acceptedAt:
            return "the policy .after has a date that has passed when the timeline is answered, so \(advice)"
        case .atEnd where entries.allSatisfy({ $0.date <= acceptedAt }):
            return "the policy is .atEnd, and no entry is later than the answer, so \(advice), or use .after or .never"
        default: return nil
        }
    }
}
