/// Something in a container that a person should know about, with the remedy.
public struct DoctorFinding: Codable, Hashable, Sendable {
    /// Whether something must be done.
    public enum Severity: String, Codable, Hashable, Sendable {
        /// Something is wrong, and stays wrong until a person applies the remedy.
        case problem
        /// Nothing is wrong, or it ends by itself.
        case notice
    }

    /// What a finding is about; `docs/doctor.md` lists them.
    public enum Rule: String, Codable, Hashable, Sendable, CaseIterable {
        // The group.
        case groupMissing, groupUnreadable, groupNotFolder, groupMode, groupOwner, incompleteListing
        // Every file.
        case fileMode, fileOwner, notRegular, invalidName, unreadable, tooLarge
        // Documents.
        case damaged, setAside, fromFuture, leftNewFile
        // Files beside a snapshot, and databases.
        case orphanedAsset, missingAsset, damagedAsset, orphanedDatabaseFile
        // Locks.
        case lockHeld, lockHeldByStopped
        // Journals.
        case pendingActions, unreportedActions
        // UserDefaults.
        case foreignSuite
        // Identifiers.
        case groupNotInManifest, groupNotInCode, groupNotInEntitlements, groupUnused, unknownContainer
    }

    public var rule: Rule
    public var severity: Severity
    /// The file in the container, the container, or the group that the finding is about.
    public var subject: String
    public var message: String
    /// What to do; for a notice, what will happen by itself.
    public var remedy: String

    public init(_ rule: Rule, _ severity: Severity, _ subject: String, _ message: String, remedy: String) {
        self.rule = rule
        self.severity = severity
        self.subject = subject
        self.message = message
        self.remedy = remedy
    }
}
