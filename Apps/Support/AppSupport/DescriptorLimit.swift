#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The system's limit on the files that a process has open at once.
package enum DescriptorLimit {
    /// What a person can do about a process that is short of file descriptors.
    package static let remedy = "no file descriptor is free: raise the limit with ulimit -n"

    /// The descriptors that a SQLite database needs: the file, its journal, their folder and one to spare.
    private static let needed = 4

    /// Whether so few file descriptors are free that a database cannot be used.
    ///
    /// SQLite says of a missing descriptor what it says of a missing permission: that the file cannot be opened.
    ///
    /// - Complexity: Linear in the limit, at most 65,536 system calls.
    package static var isNear: Bool {
        var free = 0
        for descriptor in 0..<min(getdtablesize(), 65_536) where fcntl(descriptor, F_GETFD) < 0 {
            free += 1
            if free == needed { return false }
        }
        return true
    }
}
