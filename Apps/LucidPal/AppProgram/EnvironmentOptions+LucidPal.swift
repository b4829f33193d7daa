import AppScreens
import CommandSupport
import LucidPalApp
import LucidPalModel
import Vitrine

extension EnvironmentOptions {
    /// Runs a command with the stores; on failure, prints a message and ends the process with a fixed exit code.
    func run(_ body: (Services) throws -> Void) {
        run(appOf: .lucidPal, exitCode: ExitStatus.lucidPal) { moment in
            let services = try Services(moment) { level, message, _ in
                // A command prints the damage that it met as its own warning.
                if level == .warning { Output.note("warning: \(message)") }
            }
            try body(services)
        }
    }

    /// Runs a command that changes what the widgets show, then asks a running device on the same containers to reload
    /// them, as the app's intents do.
    func change(_ body: (Services) throws -> Void) {
        run { services in
            try body(services)
            LucidPalApp.session.reloadWidgets()
        }
    }
}

extension ExitStatus {
    /// Returns the exit code for an error of LucidPal's command.
    static func lucidPal(_ error: any Error) -> Int32 {
        switch error {
        case is CalendarError: badData
        case let error as VitrineError: code(of: error)
        case let error as LucidPalError where error.code == .storage: storage
        default: refused
        }
    }
}
