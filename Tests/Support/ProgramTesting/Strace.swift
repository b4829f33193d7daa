// A build without tests builds this target too, and has no such module.
#if canImport(Testing)
public import Testing
#endif

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The tracer of system calls, by which tests make faults.
public enum Strace {
    /// Where it lies.
    public static let path = "/usr/bin/strace"

    /// The options for a fault at a system call, in strace's words.
    public static func faulty(_ fault: String, call: String) -> [String] {
        ["-f", "-qq", "-o", "/dev/null", "-e", "trace=\(call)", "-e", "inject=\(call):\(fault)"]
    }
}

#if canImport(Testing)
extension Trait where Self == ConditionTrait {
    /// Faults at system calls are made with strace.
    public static var needsStrace: Self {
        .enabled("strace must be installed at \(Strace.path)") { access(Strace.path, X_OK) == 0 }
    }

    /// Mounting and becoming another user are root's.
    public static var needsRoot: Self { .enabled("must run as root") { geteuid() == 0 } }
}
#endif
