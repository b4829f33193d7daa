import Foundation

/// How a command meets the system's limit on the sizes of its files.
package enum FileSizeLimit {
    /// Makes a write beyond the limit an error that is reported with its remedy.
    ///
    /// Without this call, the system ends the process by a signal, and nobody reads why (setrlimit(2), RLIMIT_FSIZE).
    package static func isAnError() { signal(SIGXFSZ, SIG_IGN) }
}
