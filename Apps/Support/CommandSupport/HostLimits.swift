@preconcurrency import Foundation
import VitrineWire

/// How a program meets the limits that the system sets for it.
package enum HostLimits {
    /// Makes a limit that is met an error that is reported with its remedy, before any asynchronous code.
    ///
    /// Without this call, the system ends the process by a signal, and nobody reads why: at a write beyond the limit on
    /// the sizes of files (setrlimit(2), RLIMIT_FSIZE), and where a library finds no free file descriptor.
    ///
    /// - Parameter descriptors: The free file descriptors that the program needs; with fewer it ends with status 74.
    package static func areErrors(descriptors: Int) {
        signal(SIGXFSZ, SIG_IGN)
        if let shortage = DescriptorLimit.shortage(of: descriptors) { Output.fail(shortage, code: ExitStatus.storage) }
    }
}
