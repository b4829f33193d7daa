import CommandSupport
import Foundation
import LucidPalApp
import LucidPalModel
import VitrineWidgets

HostLimits.areErrors(descriptors: 16)
let environment = ProcessInfo.processInfo.environment
if AppProcess.isStartedByDevice(environment) {
    do {
        let firstStart = try FirstStart(environment: environment)
        AppProcess.run(environment: environment) { LucidPalApp(firstStart: firstStart) }
    } catch {
        Output.fail(error, code: ExitStatus.refused)
    }
}
CommandProgram.run(LucidPalCommand.self)
