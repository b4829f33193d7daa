public import Foundation
public import VitrineWire

/// Identifies a command, so that its reply reaches the waiting caller.
public typealias CommandTicket = Int

/// Identifies a request to a program, so that its answer can be handled.
public typealias RequestToken = Int

/// An event for the device's model.
public enum DeviceEvent: Hashable, Sendable {
    /// A command arrived; one ``DeviceEffect/reply(_:_:)`` with the same ticket answers it.
    case command(CommandTicket, DeviceCommand)
    /// A program answered a request, or the request failed.
    case answered(RequestToken, Result<WireResponse, DeviceError>)
    /// A fault has stopped a program before it answered a request.
    case stopped(RequestToken, ProgramReference)
    /// An event of a program's process.
    case program(ProgramReference, ProgramEvent)
    /// Time has passed, so that something may be due.
    case timePassed
    /// The clock was set; `from` is the date that it showed before.
    case clockSet(from: Date)
    /// There was a problem with the device's own files or its reload notices.
    case stateTrouble(String)
    /// The apps' sources do not compile, and the device keeps the last programs.
    case buildFailed(String)
    /// A process that the device did not start asked for reloads of an app's widgets.
    case reloadsRequested(ReloadNotice)
    /// An app's service started, ended or reported something.
    case serviceSaid(app: String, String)
}

/// An event of a program's process.
public enum ProgramEvent: Hashable, Sendable {
    /// A process was started.
    case started(pid: Int)
    /// The process wrote a line to its standard error.
    case said(String)
    /// Lines were dropped because there were too many.
    case silenced(lines: Int, bytes: Int)
    /// The device killed the process; it may have held a lock in the shared container while it was suspended.
    case killed(reason: String, holdsLock: Bool = false)
    /// The process ended, with its memory, if it could be read.
    case ended(ProgramEnding, ProcessMemory?)
}

/// How a process ended.
public enum ProgramEnding: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The process exited with a status.
    case exited(Int)
    /// A signal ended the process.
    case signalled(Int)

    public var description: String {
        switch self {
        case .exited(let status): "exit status \(status)"
        case .signalled(let signal): "signal \(signal)"
        }
    }
}
