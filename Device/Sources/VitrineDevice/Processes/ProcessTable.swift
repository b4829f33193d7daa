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

    /// The peak of a process's resident memory, in bytes: `VmHWM` of `/proc/PID/status`.
    ///
    /// Nil if there is no such file: on other systems, and for a process that has ended.
    static func peakResidentBytes(of pid: Int) -> Int? {
        // A process that is ending is not an error: the peak read before stays.
        guard let status = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(pid)/status")) else { return nil }
        for line in status.split(separator: UInt8(ascii: "\n")) where line.starts(with: Array("VmHWM:".utf8)) {
            let digits = line.filter { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
            return Int(String(decoding: digits, as: UTF8.self)).map { $0 * 1024 }
        }
        return nil
    }

    /// Ignores SIGPIPE, so that writing to a program that has ended is an error and does not end the device.
    ///
    /// A signal's disposition applies to the whole process. A process that runs a device does not need the default.
    static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
    }
}
