import CommandSupport
import DBMultiverseApp
import Foundation
import VitrineWidgets

FileSizeLimit.isAnError()
let environment = ProcessInfo.processInfo.environment
if AppProcess.isStartedByDevice(environment) {
    do {
        let firstStart = try FirstStart(environment: environment)
        AppProcess.run(environment: environment) { DBMultiverseApp(firstStart: firstStart) }
    } catch {
        Output.fail(error, code: ExitStatus.refused)
    }
}
await runCommand()

/// Runs the command line that a person typed.
@MainActor
func runCommand() async {
    await CommandProgram.run(DBMultiverseCommand.self)
}
