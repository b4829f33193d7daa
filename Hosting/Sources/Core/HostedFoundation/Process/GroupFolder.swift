public import Foundation
import Vitrine
import VitrineUI

/// The folders of the groups, as the device gives them to the process.
enum GroupFolder {
    /// The folder that holds one folder per group.
    static var containers: String {
        let directory = try? ContainersDirectory(environment: ProcessInfo.processInfo.environment)
        return directory?.path ?? FileManager.default.temporaryDirectory.path + "/vitrine-containers"
    }

    /// The groups of the extension's entitlements; nil if nothing says which it has.
    private static let entitled = ProcessInfo.processInfo.environment["VITRINE_APP_GROUPS"]
        .map { $0.split(separator: ",").map(String.init) }

    /// The folder of a group; nil if the name cannot be that of a folder.
    static func path(of group: String) -> String? {
        try? ContainersDirectory(path: containers).container(of: AppGroup(group)).path
    }

    /// Whether the extension has a group; if not, a finding says what `use` gets on a phone.
    static func isEntitled(to group: String, use: String) -> Bool {
        guard let entitled, let fault = fault(of: group, use: use, among: entitled) else { return true }
        if _ProcessFindings.note(notEntitled: fault) {
            // Before a view, or without one, only standard error can say so; a message that it does not take is lost.
            try? FileHandle.standardError.write(contentsOf: Data((fault + "\n").utf8))
        }
        return false
    }

    /// What is wrong with the use of a group; nil if it is one of the entitled ones.
    static func fault(of group: String, use: String, among entitled: [String]) -> String? {
        guard !entitled.contains(group) else { return nil }
        let known = entitled.map { "\"\($0)\"" }.joined(separator: " and ")
        return "\(use): the extension's entitlements do not have the App Group \"\(group)\"; "
            + (entitled.isEmpty
                ? "give the target the group" : "they have \(known), so write one identifier in both places")
    }
}

extension FileManager {
    /// The folder that an app and its extensions share, created if it is missing; nil, as on a phone, if the
    /// extension's entitlements do not have the group.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard GroupFolder.isEntitled(to: groupIdentifier, use: "containerURL is nil"),
            let path = GroupFolder.path(of: groupIdentifier)
        else { return nil }
        // If the folder cannot be created, the first use of a file in it fails and says why.
        try? createDirectory(atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return URL(filePath: path, directoryHint: .isDirectory)
    }
}
