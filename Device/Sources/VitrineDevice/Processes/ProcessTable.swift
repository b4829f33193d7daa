import Foundation

/// Information about child processes from the system's process table.
enum ProcessTable {
    /// Whether a child has ended, without reaping it.
    static func hasEnded(_ pid: Int) -> Bool {
        var information = siginfo_t()
        let options = WEXITED | WNOHANG | WNOWAIT
        // If other code has reaped the child, it has ended.
        guard waitid(P_PID, id_t(pid), &information, Int32(options)) == 0 else { return errno == ECHILD }
        return information.si_signo == SIGCHLD
    }

    /// The name of a file within a folder that a process has locked for itself alone; nil if there is none.
    ///
    /// `flock` locks, locks of parts of a file and those of open files count (`/proc/PID/fdinfo`, proc(5)). Locks that
    /// are shared do not: SQLite holds one on the index of its log as long as a database is open.
    /// - Complexity: Linear in the number of the process's open files, unless it holds no lock.
    static func lockedFile(of pid: Int, under folder: String) -> String? {
        let pid = program(of: pid)
        guard mayHoldLock(pid) else { return nil }
        let descriptors = "/proc/\(pid)/fd"
        // A process that has ended holds no lock, and another system has no such folder.
        let numbers = (try? FileManager.default.contentsOfDirectory(atPath: descriptors)) ?? []
        for number in numbers {
            guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(descriptors)/\(number)"),
                path.hasPrefix(folder + "/"),
                let information = try? String(contentsOfFile: "/proc/\(pid)/fdinfo/\(number)", encoding: .utf8),
                information.split(separator: "\n").contains(where: { $0.hasPrefix("lock:") && $0.contains(" WRITE ") })
            else { continue }
            return String(path.dropFirst(folder.utf8.count + 1))
        }
        return nil
    }

    /// Whether a process may have locked a file for itself alone, by the system's list of all locks (`/proc/locks`,
    /// proc(5)), in which the lock of an open file has no process.
    private static func mayHoldLock(_ pid: Int) -> Bool {
        // Another system has no such file.
        guard let locks = FileManager.default.contents(atPath: "/proc/locks") else { return true }
        let text = String(decoding: locks, as: UTF8.self)
        return text.contains(" WRITE \(pid) ") || text.contains(" WRITE -1 ")
    }

    /// The program that a process runs: the process itself, or the one in the sandbox that it keeps.
    static func program(of pid: Int) -> Int {
        var pid = pid
        // bubblewrap keeps a process outside, and one inside that reaps the program's children.
        for _ in 0..<2 {
            guard (try? String(contentsOfFile: "/proc/\(pid)/comm", encoding: .utf8)) == "bwrap\n",
                let child = children(of: pid).first
            else { break }
            pid = child
        }
        return pid
    }

    /// A process's children, and theirs, without an order.
    static func descendants(of pid: Int) -> [Int] {
        children(of: pid).flatMap { [$0] + descendants(of: $0) }
    }

    /// The children of a process's first thread, oldest first.
    static func children(of pid: Int) -> [Int] {
        let list = try? String(contentsOfFile: "/proc/\(pid)/task/\(pid)/children", encoding: .utf8)
        // A process that has ended has none, and another system has no such file.
        return (list ?? "").split(separator: " ").compactMap { Int($0) }
    }

    /// Ignores SIGPIPE, so that writing to a program that has ended is an error and does not end the device.
    ///
    /// A signal's disposition applies to the whole process. A process that runs a device does not need the default.
    static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
    }
}
