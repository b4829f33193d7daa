import AppScreens
import BeeBloomApp
import BeeBloomModel
import CommandSupport
import Vitrine

extension EnvironmentOptions {
    /// Runs a command with the services; on failure, prints a message and ends the process with a fixed exit code.
    ///
    /// Like the app when it opens, it first processes the taps made on the widget, and reports them on standard error.
    func run(_ body: (Services) throws -> Void) {
        run(appOf: .beeBloom, exitCode: ExitStatus.beeBloom) { device in
            let services = try Services(device)
            try services.createStoreIfMissing()
            try services.drain { $0.forEach(Output.note) }
            try body(services)
        }
    }

    /// Runs a command that changes what the widgets show, then asks a running device on the same containers to reload
    /// them, as the app's intents do.
    func change(_ body: (Services) throws -> Void) {
        run { services in
            try body(services)
            BeeBloomApp.session.reloadWidgets()
        }
    }
}

extension ExitStatus {
    /// Returns the exit code for an error of BeeBloom's command.
    static func beeBloom(_ error: any Error) -> Int32 {
        switch error {
        case let error as VitrineError: code(of: error)
        case let error as BeeBloomError where error.concernsStore: storage
        default: refused
        }
    }
}
