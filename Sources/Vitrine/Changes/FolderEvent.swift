/// A report of the system that something in a watched folder changed.
struct FolderEvent: Hashable, Sendable {
    /// The watch that reports it; nil if reports were lost, so that anything may have changed.
    var watch: Int32?
    /// The entry that changed; nil if the system does not report it.
    var name: String?
    /// Whether the folder itself was removed or moved.
    var isEnd = false
}
