import VitrinePlatform

/// The system's limit on the files that a process has open at once.
///
/// Without a free descriptor, libraries under a program end it by a signal, and nobody reads why: a program asks before
/// its first asynchronous code.
public enum DescriptorLimit {
    /// What a person can do about a process that is short of file descriptors.
    public static let remedy = "no file descriptor is free: raise the limit with ulimit -n"

    /// The descriptors that a SQLite database needs: the file, its journal, their folder and one to spare.
    private static let database = 4

    /// Whether so few file descriptors are free that a database cannot be used.
    ///
    /// SQLite says of a missing descriptor what it says of a missing permission: that the file cannot be opened.
    ///
    /// - Complexity: Linear in the limit, at most 65,536 system calls.
    public static var isNear: Bool { free(upTo: database) < database }

    /// Says that fewer file descriptors are free than a program needs, and what to do about it; nil if there are
    /// enough.
    public static func shortage(of needed: Int) -> String? {
        let free = free(upTo: needed)
        guard free < needed else { return nil }
        let limit = Int(getdtablesize())
        return "the limit of \(limit) file descriptors leaves \(free) of the \(needed) that this program needs: "
            + "raise it with ulimit -n \(limit - free + needed)"
    }

    /// Counts the free descriptors until there are as many as asked for.
    private static func free(upTo count: Int) -> Int {
        var free = 0
        for descriptor in 0..<min(getdtablesize(), 65_536) where fcntl(descriptor, F_GETFD) < 0 {
            free += 1
            if free == count { break }
        }
        return free
    }
}
