public import Foundation
import Vitrine

/// The folders of the groups, as the device gives them to the process.
enum GroupFolder {
    /// The folder that holds one folder per group.
    static var containers: String {
        let directory = try? ContainersDirectory(environment: ProcessInfo.processInfo.environment)
        return directory?.path ?? FileManager.default.temporaryDirectory.path + "/vitrine-containers"
    }

    /// The folder of a group; nil if the name cannot be that of a folder.
    static func path(of group: String) -> String? {
        try? ContainersDirectory(path: containers).container(of: AppGroup(group)).path
    }
}

extension FileManager {
    /// The folder that an app and its extensions share, created if it is missing; nil if the name is not a group's.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard let path = GroupFolder.path(of: groupIdentifier) else { return nil }
        // If the folder cannot be created, the first use of a file in it fails and says why.
        try? createDirectory(atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return URL(filePath: path, directoryHint: .isDirectory)
    }
}
