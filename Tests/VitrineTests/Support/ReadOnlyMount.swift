import Foundation

enum ReadOnlyMount {
    /// Makes a mounted file system read-only; false if the system refuses.
    ///
    /// A process that another test has just started keeps this one's files open until it runs its program.
    static func remount(_ path: String, _ flags: Int = 0) -> Bool {
        while mount("tmpfs", path, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY | flags), "") != 0 {
            guard errno == EBUSY else { return false }
            sched_yield()
        }
        return true
    }
}
