import CommandSupport
import DBMultiverseApp
import Foundation
import VitrineWidgets

HostLimits.areErrors(descriptors: 16)
let environment = ProcessInfo.processInfo.environment
if AppProcess.isStartedByDevice(environment) {
    do {
        let firstStart = try FirstStart(environment: environment)
        AppProcess.run(environment: environment) { DBMultiverseApp(firstStart: firstStart) }
    } catch {
        Output.fail(error, code: ExitStatus.refused)
    }
}
CommandProgram.start(DBMultiverseCommand.self)
