import Foundation

extension FileInspection {
    /// Reads and describes a file.
    /// - Parameters:
    ///   - path: The file's absolute path. Its place in a container is the part after `<containers>/<group>/`;
    ///     elsewhere a file is taken for one that lies directly in a container.
    ///   - containers: The folder that has a folder for each group.
    ///   - now: The moment to which ages are measured.
    /// - Returns: The description; nil if there is no file.
    public static func read(_ path: String, containers: String, now: AuditTime) -> FileInspection? {
        let (container, own) = place(of: path, containers: containers)
        guard var file = ContainerReader.readFile(path, as: ContainerPlace(own)) else { return nil }
        file.path = own
        let isSmall = file.kind == .file && file.byteCount <= ContentReader.byteLimit
        let isRead = if case .unreadable = file.content { false } else { isSmall && ContentReader.reads(file.place) }
        return FileInspection(
            file,
            data: isRead ? FileManager.default.contents(atPath: path) : nil,
            container: container,
            now: now
        )
    }

    private static func place(of path: String, containers: String) -> (container: String, own: String) {
        if path.hasPrefix(containers + "/") {
            let parts = path.dropFirst(containers.count + 1).split(separator: "/", maxSplits: 1)
            if parts.count == 2 { return ("\(containers)/\(parts[0])", String(parts[1])) }
        }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return (String(path.dropLast(name.count + 1)), name)
    }
}
