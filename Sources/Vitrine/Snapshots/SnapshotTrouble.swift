/// Something that a store or a loader could not do, although its caller got an answer.
///
/// A store passes it to the hook with which it was created; connect the hook to your log:
///
/// ```swift
/// let store = SnapshotStore(container) { trouble in print(trouble) }
/// ```
public enum SnapshotTrouble: Hashable, Sendable {
    /// An update found a damaged file, set it aside, and stored a new one.
    case setAside(DamageReport)
    /// A loader fetched a value that could not be stored. It is shown nevertheless; the next load fetches it again.
    case notStored(fileName: String, VitrineError)
    /// A loader could not record that it fetches. Other processes may make the same request.
    case notClaimed(fileName: String, VitrineError)
    /// The system does not watch a container's folder, so that its changes are noticed once a second.
    case notWatched(path: String, VitrineError)
}

extension SnapshotTrouble: CustomStringConvertible {
    /// One line for a log.
    public var description: String {
        switch self {
        case .setAside(let report): "\(report)"
        case .notStored(let fileName, let error): "what was fetched for \(fileName) was not stored: \(error)"
        case .notClaimed(let fileName, let error): "the fetch for \(fileName) was not recorded: \(error)"
        case .notWatched(let path, let error): "\(path) is read once a second, because it cannot be watched: \(error)"
        }
    }
}
