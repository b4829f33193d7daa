import ArgumentParser

/// The exit statuses of `vitrine`; docs/commands.md has the table for all programs.
///
/// From 64 on they are those of sysexits.h.
enum ExitStatus: Int32, CaseIterable {
    /// Everything was done.
    case done = 0
    /// A check failed, code does not compile, or the device refused.
    case failed = 1
    /// The command line is wrong (`EX_USAGE`).
    case usage = 64
    /// A name or a value does not exist, or a file is not what it should be (`EX_DATAERR`).
    case data = 65
    /// No device answers, or something that is needed is missing (`EX_UNAVAILABLE`).
    case unavailable = 69
    /// The device answered in a form that is not known (`EX_SOFTWARE`).
    case software = 70
    /// A file cannot be read or written (`EX_IOERR`).
    case file = 74
    /// The tapped picture is no longer shown, or the device is stopping: try again (`EX_TEMPFAIL`).
    case temporary = 75
    /// The screen is locked, or the device wants its key (`EX_NOPERM`).
    case notPermitted = 77

    /// The status as the parser takes it, for a command that has printed what is wrong.
    var exitCode: ExitCode { ExitCode(rawValue) }
}
