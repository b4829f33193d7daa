import Foundation

/// What one program, or the service of an app, sees of the machine.
///
/// Paths inside are those outside, so that messages, links and the device's own look at open files mean the same.
struct Sandbox: Hashable, Sendable {
    /// A folder as a program sees it.
    struct Folder: Hashable, Sendable {
        /// The folder on the disk.
        var source: String
        /// Its path inside.
        var path: String

        /// A folder that has the same path inside.
        init(_ path: String) { self.init(source: path, path: path) }

        init(source: String, path: String) {
            self.source = source
            self.path = path
        }
    }

    var confinement: Confinement
    /// Files and folders that can be read; those that do not exist are left out.
    var readable: [String] = []
    /// Folders that can be written, outer ones before inner ones.
    var writable: [Folder] = []
    /// Folders that are empty inside.
    var hidden: [String] = []
    /// Whether the machine's network can be used.
    var usesNetwork = false
    /// Whether it may start processes, as a service in any language may; an extension on a phone may not.
    var startsProcesses = false
    /// The files of the filters of system calls; nil for no filter.
    var filters: SystemCallFilter.Files?

    /// Makes the command line of a program in the sandbox.
    ///
    /// - Parameters:
    ///   - program: The program and its arguments.
    ///   - isTraced: Whether a tracer is a part of it.
    ///   - neighbour: A process whose network it shares; nil for none.
    /// - Returns: The words of the command line, the first of which is an absolute path.
    func commandLine(_ program: [String], isTraced: Bool = false, neighbour: Int? = nil) -> [String] {
        var line = options(sharesNetwork: usesNetwork || neighbour != nil)
        guard let filter = filters?.path(startsProcesses: startsProcesses, isTraced: isTraced) else {
            return Self.joining(neighbour) + line + ["--"] + program
        }
        line += ["--seccomp", "9", "--"]
        return ["/bin/sh", "-c", Self.limits + "exec \"$@\" 9<\"$0\"", filter] + Self.joining(neighbour) + line
            + program
    }

    /// bubblewrap and its options.
    var words: [String] { options(sharesNetwork: usesNetwork) }

    private func options(sharesNetwork: Bool) -> [String] {
        var words = [
            confinement.tool, "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try",
            "--die-with-parent", "--cap-drop", "ALL",
            // Root without capabilities could still write the kernel's settings.
            "--proc", "/proc", "--remount-ro", "/proc",
        ]
        if !sharesNetwork { words.append("--unshare-net") }
        for device in ["/dev/null", "/dev/urandom"] { words += ["--dev-bind", device, device] }
        words += ["--ro-bind", "/usr", "/usr"] + Self.systemFolders
        words += readable(["/etc/ld.so.cache", "/etc/localtime"])
        if sharesNetwork { words += readable(Self.networkFiles) }
        words += readable(confinement.libraries)
        for folder in writable { words += ["--bind", folder.source, folder.path] }
        words += readable(readable)
        for folder in hidden where FileManager.default.fileExists(atPath: folder) {
            words += ["--tmpfs", folder, "--remount-ro", folder]
        }
        return words + ["--remount-ro", "/"]
    }

    private func readable(_ paths: [String]) -> [String] { paths.flatMap { ["--ro-bind-try", $0, $0] } }

    /// `/bin`, `/lib` and their like, which are links into `/usr` on most systems.
    private static let systemFolders: [String] = ["/bin", "/sbin", "/lib", "/lib64"]
        .flatMap { folder -> [String] in
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
                return ["--symlink", target, folder]
            }
            return ["--ro-bind-try", folder, folder]
        }

    /// What a name of the network is found with, and its certificates are checked with.
    private static let networkFiles = [
        "/etc/hosts", "/etc/nsswitch.conf", "/etc/resolv.conf", "/etc/ssl", "/etc/ca-certificates",
    ]

    /// No core files; files to 1 GiB (in blocks of 512 bytes), addresses to 4 GiB (in KiB), an hour of computing, and
    /// as many open files as a phone's process has by default.
    ///
    /// Each in a command of its own, because some shells take one limit only.
    private static let limits = "ulimit -c 0; ulimit -f 2097152; ulimit -v 4194304; ulimit -t 3600; ulimit -n 1024; "

    /// Enters the network of a process that is confined itself.
    private static func joining(_ neighbour: Int?) -> [String] {
        guard let neighbour else { return [] }
        let own = "/proc/\(neighbour)/ns"
        let user = geteuid() == 0 ? [] : ["--user=\(own)/user", "--preserve-credentials"]
        return ["/usr/bin/nsenter"] + user + ["--net=\(own)/net", "--"]
    }
}
