public import Foundation

/// What a container's listing says of one file or folder; no link was followed.
public struct FileFacts: Hashable, Sendable {
    /// The kinds of files that a folder can hold.
    public enum Kind: String, Codable, Hashable, Sendable {
        case file, folder, link, pipe, socket, device
    }

    /// The path in the container, with `/` between its parts; bytes that are not UTF-8 are replaced by U+FFFD.
    public var path: String
    public var kind: Kind = .file
    /// The permission bits, such as 0o600.
    public var mode: Int = 0o600
    /// Whether the file belongs to the user who reads the container.
    public var isOwn: Bool = true
    public var byteCount: Int = 0
    public var modifiedAt: Date = .distantPast
    /// Whether the name's bytes are UTF-8; a file whose name is not was not read.
    public var hasValidName: Bool = true
    public var content: FileContent = .notRead
    /// The processes that hold a lock on the file.
    public var holders: [LockHolding] = []

    /// What the file is for, by its place in the container.
    public var place: ContainerPlace { ContainerPlace(path) }

    /// The name without its folders.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// What was found in a file.
public enum FileContent: Hashable, Sendable {
    /// Nothing was read: the file's kind or place gives no reason to.
    case notRead
    case document(DocumentFacts)
    /// A property list with so many keys.
    case preferences(keyCount: Int)
    case database
    /// A file beside a snapshot; whether the digest in its name is that of its content.
    case asset(matchesName: Bool)
    /// The content is not what the file's place requires; the reason quotes no values.
    case damaged(String)
    /// The file is larger than the limit in bytes, and was not read.
    case tooLarge(limit: Int)
    /// The system refused to read it.
    case unreadable(String)
}

/// A process that holds a lock.
public struct LockHolding: Codable, Hashable, Sendable {
    public var process: Int
    /// The process's name; nil if it ended meanwhile or cannot be seen.
    public var name: String?
    /// Whether the process is stopped, so that it cannot release the lock.
    public var isStopped: Bool = false
}
