// A build without tests also builds this target, but does not have the Testing module.
#if canImport(Testing)
public import Testing
import VitrinePlatform
#endif

/// The system call tracer, with which tests inject faults.
public enum Strace {
    /// Where Debian's package installs it.
    public static let path = "/usr/bin/strace"

    /// Returns the options for a fault at a system call, in strace's syntax.
    public static func faulty(_ fault: String, call: String) -> [String] {
        ["-f", "-qq", "-o", "/dev/null", "-e", "trace=\(call)", "-e", "inject=\(call):\(fault)"]
    }
}

#if canImport(Testing)
extension Trait where Self == ConditionTrait {
    /// Enables a test only if strace, which injects faults, is installed.
    public static var needsStrace: Self {
        .enabled("strace must be installed at \(Strace.path)") { access(Strace.path, X_OK) == 0 }
    }

    /// Enables a test only for root, who can mount file systems and become another user.
    public static var needsRoot: Self { .enabled("must run as root") { geteuid() == 0 } }
}
#endif
