/// What was found at the path of an App Group's container.
public struct ContainerFacts: Hashable, Sendable {
    /// What is at the container's path.
    public enum Reach: Hashable, Sendable {
        case missing
        /// A link, or a file that is not a folder.
        case notAFolder
        /// The system refuses to list the folder; the reason is the system's.
        case unreadable(String)
        case listed
    }

    public var path: String
    public var reach: Reach = .listed
    /// The permission bits of the folder; 0 if there is none.
    public var mode: Int = 0o700
    public var isOwn: Bool = true
    /// The files and folders, by path.
    public var files: [FileFacts] = []
    /// Why the listing has not everything; nil if it has.
    public var omission: String?

    /// The group's identifier, which is the folder's name.
    public var group: String { path.split(separator: "/").last.map(String.init) ?? path }
}
