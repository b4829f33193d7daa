import VitrineWire

/// Reports to the device why a reload was requested, delayed or avoided, for its trace and its counters.
///
/// On Apple's platforms these functions do nothing.
public enum ReloadJournal {
    /// Reports why the reload of a kind was requested; call it together with the request.
    public static func asked(_ kind: String, because reason: String) {
        note(ReloadNote(kind: kind, outcome: .asked, reason: reason))
    }

    /// Reports why the reload of a kind is delayed.
    public static func held(_ kind: String, because reason: String) {
        note(ReloadNote(kind: kind, outcome: .held, reason: reason))
    }

    /// Reports why an app avoided the reload of a kind that it might have requested.
    public static func skipped(_ kind: String, because reason: String) {
        note(ReloadNote(kind: kind, outcome: .skipped, reason: reason))
    }

    private static func note(_ note: ReloadNote) {
        #if !canImport(Darwin)
        RequestScope.current?.note(note)
        #endif
    }
}
