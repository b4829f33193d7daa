import VitrineWire

/// Tells the device why a reload was asked for, or saved, so that its trace and its counters can say so.
///
/// On Apple's platforms nobody listens, and nothing happens.
public enum ReloadJournal {
    /// Says why the reload of a kind was asked for; say it together with the request.
    public static func asked(_ kind: String, because reason: String) {
        note(ReloadRemark(kind: kind, outcome: .asked, reason: reason))
    }

    /// Says why the reload of a kind waits.
    public static func held(_ kind: String, because reason: String) {
        note(ReloadRemark(kind: kind, outcome: .held, reason: reason))
    }

    /// Says why the reload of a kind that might have been asked for was not.
    public static func saved(_ kind: String, because reason: String) {
        note(ReloadRemark(kind: kind, outcome: .saved, reason: reason))
    }

    private static func note(_ remark: ReloadRemark) {
        #if !canImport(WidgetKit)
        RequestScope.current?.remark(remark)
        #endif
    }
}
