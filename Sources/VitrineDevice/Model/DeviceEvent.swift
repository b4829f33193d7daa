public import VitrineWire

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Numbers a command, so that its reply finds whoever waits for it.
public typealias CommandTicket = Int

/// Numbers a request to a program, so that its answer finds its purpose.
public typealias RequestToken = Int

/// Something that happened to the device.
public enum DeviceEvent: Hashable, Sendable {
    /// A command came in; it is answered by one ``DeviceEffect/reply(_:_:)`` with the same ticket.
    case command(CommandTicket, DeviceCommand)
    /// A request was answered by its program, or failed.
    case answered(RequestToken, Result<WireResponse, DeviceError>)
    /// Something happened to a program's process.
    case program(ProgramReference, ProgramEvent)
    /// Time has passed: something may be due.
    case timePassed
    /// The clock was set; it showed that date before.
    case clockSet(from: Date)
    /// The device's own files made trouble.
    case stateTrouble(String)
    /// A process that the device did not start asks for reloads of an app's widgets.
    case toldOutside(ReloadNotice)
    /// An app's service was started, ended, or said something.
    case serviceSaid(app: String, String)
}

/// Something that happened to a program's process.
public enum ProgramEvent: Hashable, Sendable {
    /// A process was started.
    case started(pid: Int)
    /// The process wrote a line to its standard error.
    case said(String)
    /// Lines were left out because there were too many.
    case silenced(lines: Int, bytes: Int)
    /// The device killed the process.
    case killed(reason: String)
    /// The process ended; its peak resident memory if it could be read.
    case ended(ProgramEnding, peakBytes: Int?)
}

/// How a process ended.
public enum ProgramEnding: Hashable, Sendable, CustomStringConvertible {
    /// It left with a status.
    case exited(Int)
    /// A signal ended it.
    case signalled(Int)

    /// The ending in words.
    public var description: String {
        switch self {
        case .exited(let status): "exit status \(status)"
        case .signalled(let signal): "signal \(signal)"
        }
    }
}
