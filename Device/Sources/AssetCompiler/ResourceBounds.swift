import Foundation

/// The folders whose files may become resources of a program.
///
/// A link, or a path elsewhere, may lead to a secret of the person who builds a stranger's project.
public struct ResourceBounds: Hashable, Sendable {
    /// Absolute paths without links.
    private var folders: [String]

    /// - Parameter folders: Absolute paths; one that is not there has no files.
    public init(_ folders: [String]) {
        self.folders = folders.compactMap(Self.real)
    }

    /// Adds the folders of packages that the project names.
    public mutating func add(_ folders: [String]) { self.folders += folders.compactMap(Self.real) }

    /// Whether a file lies in one of the folders, wherever links lead to it; true for one that is not there.
    public func contains(_ path: String) -> Bool {
        guard let real = Self.real(path) else { return true }
        return folders.contains { real == $0 || real.hasPrefix($0 == "/" ? $0 : $0 + "/") }
    }

    /// What is said of a file that lies elsewhere.
    func finding(_ file: URL) -> AssetFinding? {
        guard !contains(file.path) else { return nil }
        let place = Self.real(file.path) ?? file.path
        return AssetFinding(
            .error,
            "leads to \(place), outside of the project; copy it into the project, or name the folder with both",
            in: file
        )
    }

    private static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
