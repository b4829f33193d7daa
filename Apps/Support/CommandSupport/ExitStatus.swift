package import Vitrine

/// The exit codes of the apps' commands; docs/commands.md has the table for all programs.
package enum ExitStatus {
    /// Refused input: an invalid name, number or day, or a thing that does not exist or exists already.
    package static let refused: Int32 = 1
    /// The command line is wrong (`EX_USAGE`).
    package static let usage: Int32 = 64
    /// A file that was given is not what it should be (`EX_DATAERR`).
    package static let badData: Int32 = 65
    /// A service did not answer as it should (`EX_UNAVAILABLE`).
    package static let unavailable: Int32 = 69
    /// A file could not be read or written (`EX_IOERR`).
    package static let storage: Int32 = 74

    /// Returns the exit code for an error of the container.
    package static func code(of error: VitrineError) -> Int32 {
        [.unknownZone, .invalidName].contains(error.code) ? refused : storage
    }
}
