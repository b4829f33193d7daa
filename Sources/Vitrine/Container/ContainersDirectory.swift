import VitrinePlatform

/// The folder that holds one folder per group, on platforms whose system does not manage group containers.
///
/// All processes that share a container must use the same directory, from an option or from the environment.
public struct ContainersDirectory: Hashable, Sendable {
    /// The folder's path.
    public let path: String

    /// Creates a directory from a path, which need not exist yet.
    ///
    /// - Precondition: The path is not empty.
    public init(path: String) {
        precondition(!path.isEmpty, "the containers folder needs a path")
        self.path = path
    }

    /// The directory that this process's own environment names.
    /// - Throws: As ``init(environment:)``.
    package static func ofProcess() throws(VitrineError) -> ContainersDirectory {
        var environment: [String: String] = [:]
        for name in ["VITRINE_CONTAINERS", "XDG_DATA_HOME", "HOME"] {
            environment[name] = getenv(name).map { String(cString: $0) }
        }
        return try ContainersDirectory(environment: environment)
    }

    /// Determines the directory from environment variables.
    ///
    /// The first variable that is set and not empty is used: `VITRINE_CONTAINERS`, then
    /// `$XDG_DATA_HOME/vitrine/containers`, then `$HOME/.local/share/vitrine/containers`. A relative `XDG_DATA_HOME` is
    /// ignored, as its specification requires:
    /// <https://specifications.freedesktop.org/basedir-spec/latest/>.
    ///
    /// - Parameter environment: The environment variables of the process, passed in explicitly.
    /// - Throws: ``VitrineError`` with code `containerMissing` if none of the variables is set, or
    ///   `VITRINE_CONTAINERS` is relative.
    public init(environment: [String: String]) throws(VitrineError) {
        if let path = environment["VITRINE_CONTAINERS"], !path.isEmpty {
            guard path.hasPrefix("/") else {
                let reason = "a relative path, which each process takes from its own working folder"
                throw VitrineError(.containerMissing, "VITRINE_CONTAINERS is \(reason); make it absolute")
            }
            self.init(path: path)
        } else if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
            self.init(path: data + "/vitrine/containers")
        } else if let home = environment["HOME"], !home.isEmpty {
            self.init(path: home + "/.local/share/vitrine/containers")
        } else {
            throw VitrineError(
                .containerMissing,
                "neither VITRINE_CONTAINERS nor XDG_DATA_HOME nor HOME is set; set VITRINE_CONTAINERS to a folder"
            )
        }
    }

    /// Returns the container of a group, `<path>/<identifier>`, without touching the disk.
    ///
    /// - Throws: ``VitrineError`` with code `invalidName` if the identifier is not a safe folder name.
    public func container(of group: AppGroup) throws(VitrineError) -> GroupContainer {
        try ContainerName.check(group.identifier, what: "group identifier")
        return GroupContainer(path: path + "/" + group.identifier)
    }
}
