import Foundation
public import Vitrine

/// A containers folder for one test, which is removed together with the object.
///
/// ```swift
/// let folder = try TemporaryContainers()
/// let store = SnapshotStore(try folder.container(of: AppGroup("group.example")))
/// let host = ExtensionHost(HabitsBundle(), time: time, containers: folder.directory)
/// ```
public final class TemporaryContainers: Sendable {
    /// The folder, for a host or a program.
    public let directory: ContainersDirectory
    /// The folder's path in the system's temporary folder.
    public let path: String

    /// Creates an empty folder.
    ///
    /// - Throws: The system's error if the temporary folder cannot be written.
    public init() throws {
        path = FileManager.default.temporaryDirectory.path + "/vitrine-test-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        directory = ContainersDirectory(path: path)
    }

    deinit {
        // A folder that cannot be removed stays in the system's temporary folder, which the system empties.
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Returns the container of a group, and creates it if it is missing.
    ///
    /// - Throws: `VitrineError` if the name is not a group's, or the folder cannot be created.
    public func container(of group: AppGroup) throws(VitrineError) -> GroupContainer {
        try directory.container(of: group).create()
    }
}
