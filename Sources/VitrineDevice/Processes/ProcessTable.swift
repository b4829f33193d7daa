#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What the system's process table says of a child.
enum ProcessTable {
    /// Whether a child has ended, without reaping it.
    static func hasEnded(_ pid: Int) -> Bool {
        var information = siginfo_t()
        let options = WEXITED | WNOHANG | WNOWAIT
        // Someone else having reaped it means that it has ended.
        guard waitid(P_PID, id_t(pid), &information, Int32(options)) == 0 else { return errno == ECHILD }
        return information.si_signo == SIGCHLD
    }

    /// The peak of a process's resident memory, in bytes: `VmHWM` of `/proc/PID/status`.
    ///
    /// Nil where there is no such file: on other systems, and for a process that has ended.
    static func peakResidentBytes(of pid: Int) -> Int? {
        // A process that is just ending is no error: its peak is then the one read before.
        guard let status = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(pid)/status")) else { return nil }
        for line in status.split(separator: UInt8(ascii: "\n")) where line.starts(with: Array("VmHWM:".utf8)) {
            let digits = line.filter { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
            return Int(String(decoding: digits, as: UTF8.self)).map { $0 * 1024 }
        }
        return nil
    }

    /// Makes writing to a program that has ended an error instead of the end of the device.
    ///
    /// A signal's disposition belongs to the whole process; who runs a device has no use for the default one.
    static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
    }
}
