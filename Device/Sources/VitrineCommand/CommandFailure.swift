import VitrineClient
import VitrineDevice
import VitrineHost
import VitrineScript
import VitrineSheet

/// Why a command ends with another status than 0: the status, and the message that `CommandStart` reports.
///
/// Commands throw it, or the errors of the modules that they use, which all become one here.
struct CommandFailure: Error {
    var status: ExitStatus
    /// What is wrong, naming the thing, and the remedy.
    var message: String

    init(_ status: ExitStatus, _ message: String) {
        self.status = status
        self.message = message
    }

    /// The failure for an error of this project; nil for any other, such as one of the command line's parser.
    init?(_ error: any Error) {
        switch error {
        case let error as CommandFailure: self = error
        case let error as ClientError: self.init(ExitStatus(error.code), error.message)
        case let error as DeviceError: self.init(ExitStatus(error.code), error.message)
        case let error as HostError: self.init(ExitStatus(error.code), error.message)
        // A script's error begins with its place, as a compiler's does.
        case let error as ScriptError: self.init(error.code == .file ? .file : .data, error.description)
        case let error as SheetError: self.init(ExitStatus(error.code), error.message)
        case let error as BrowserError: self.init(.unavailable, error.message)
        default: return nil
        }
    }
}

extension ExitStatus {
    init(_ code: ClientError.Code) {
        switch code {
        case .noDevice, .browser: self = .unavailable
        case .notFound, .badValue: self = .data
        case .staleTap, .stopping: self = .temporary
        case .locked, .unauthorized: self = .notPermitted
        case .refused: self = .failed
        case .invalidAnswer: self = .software
        }
    }

    init(_ code: DeviceError.Code) {
        switch code {
        case .notFound, .badValue, .manifest: self = .data
        case .file, .state: self = .file
        case .inUse, .cannotStart: self = .unavailable
        case .invalidResponse, .tooLarge: self = .software
        case .staleTap, .stopping: self = .temporary
        case .locked: self = .notPermitted
        // The device or a program refused, or a program failed.
        default: self = .failed
        }
    }

    init(_ code: HostError.Code) {
        switch code {
        case .build: self = .failed
        case .notFound, .noExtension, .ambiguous, .project: self = .data
        case .unavailable: self = .unavailable
        case .file, .scratch: self = .file
        }
    }

    init(_ code: SheetError.Code) {
        switch code {
        case .notFound, .unknown, .state, .content: self = .data
        case .file: self = .file
        case .browser: self = .unavailable
        }
    }
}
