import VitrinePlatform

/// The identifier under which an app and its extensions share a container.
///
/// ```swift
/// extension AppGroup {
///     static let lucidPal = AppGroup("group.app.lucidpal")
/// }
/// let store = SnapshotStore(.lucidPal)
/// ```
///
/// A literal will do where a program names its group once: `SnapshotStore("group.app.lucidpal")`.
public struct AppGroup: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The identifier as in the entitlement: `group.app.lucidpal`.
    public let identifier: String

    /// Creates a group.
    ///
    /// The identifier is checked when a container is created from it.
    public init(_ identifier: String) {
        self.identifier = identifier
    }

    /// Creates a group from its identifier in the program's text.
    public init(stringLiteral identifier: String) { self.init(identifier) }

    #if canImport(Darwin)
    /// Returns the container that the system provides for the group.
    ///
    /// - Throws: ``VitrineError`` with code `containerMissing` if the process does not have the group's entitlement.
    public func container() throws(VitrineError) -> GroupContainer {
        let manager = FileManager.default
        guard let url = manager.containerURL(forSecurityApplicationGroupIdentifier: identifier) else {
            throw VitrineError(
                .containerMissing,
                "no container for \(identifier); add the App Group capability to this target"
            )
        }
        return GroupContainer(path: url.path)
    }
    #endif
}
