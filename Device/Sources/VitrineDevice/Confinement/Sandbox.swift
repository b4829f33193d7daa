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
    /// Folders that can be written.
    var writable: [Folder] = []
    /// Folders that are empty inside.
    var hidden: [String] = []
    /// Whether the machine's network can be used.
    var usesNetwork = false
    /// Whether it may start processes, as a service in any language may; an extension on a phone may not.
    var startsProcesses = false
    /// Commands of a shell that set limits.
    var limits = Self.programLimits
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
        return ["/bin/sh", "-c", limits + "exec \"$@\" 9<\"$0\"", filter] + Self.joining(neighbour) + line
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
        words += ["--ro-bind", "/usr", "/usr"] + Self.systemLinks
        var seen = ["/etc/ld.so.cache"] + (sharesNetwork ? Self.networkFiles : []) + confinement.libraries
        seen += readable
        let binds = seen.map { ("--ro-bind-try", Folder($0)) } + writable.map { ("--bind", $0) }
        // Outer folders before inner ones, which they would hide.
        for (kind, folder) in binds.sorted(by: { $0.1.path < $1.1.path }) {
            words += [kind, folder.source, folder.path]
        }
        for folder in hidden where FileManager.default.fileExists(atPath: folder) {
            words += ["--tmpfs", folder, "--remount-ro", folder]
        }
        return words + ["--remount-ro", "/"]
    }

    /// `/bin`, `/lib` and their like, and the time zone: links into `/usr` on most systems, which cost less than
    /// mounts.
    private static let systemLinks: [String] = ["/bin", "/sbin", "/lib", "/lib64", "/etc/localtime"]
        .flatMap { path -> [String] in
            let target = URL(filePath: path).resolvingSymlinksInPath().path
            return target.hasPrefix("/usr/") ? ["--symlink", target, path] : ["--ro-bind-try", path, path]
        }

    /// What a name of the network is found with, and its certificates are checked with.
    private static let networkFiles = [
        "/etc/hosts", "/etc/nsswitch.conf", "/etc/resolv.conf", "/etc/ssl", "/etc/ca-certificates",
    ]

    /// No core files; files to 1 GiB (in blocks of 512 bytes), addresses to 4 GiB (in KiB), an hour of computing, and
    /// as many open files as a phone's process has by default.
    ///
    /// Each in a command of its own, because some shells take one limit only.
    private static let programLimits =
        "ulimit -c 0; ulimit -f 2097152; ulimit -v 4194304; ulimit -t 3600; ulimit -n 1024; "

    /// No core files, files to 8 GiB, an hour of computing for each process.
    static let buildLimits = "ulimit -c 0; ulimit -f 16777216; ulimit -t 3600; "

    /// Enters the network of a process that is confined itself.
    private static func joining(_ neighbour: Int?) -> [String] {
        guard let neighbour else { return [] }
        let own = "/proc/\(neighbour)/ns"
        let user = geteuid() == 0 ? [] : ["--user=\(own)/user", "--preserve-credentials"]
        return ["/usr/bin/nsenter"] + user + ["--net=\(own)/net", "--"]
    }
}
