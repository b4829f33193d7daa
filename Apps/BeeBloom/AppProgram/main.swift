import AppSupport
import BeeBloomApp
import CommandSupport
import Foundation
import VitrineWidgets

HostLimits.areErrors(descriptors: 16)
let environment = ProcessInfo.processInfo.environment
if AppProcess.isStartedByDevice(environment) {
    do {
        let firstStart = try FirstStart(environment: environment)
        AppProcess.run(environment: environment) { BeeBloomApp(firstStart: firstStart) }
    } catch {
        Output.fail(error, code: ExitStatus.refused)
    }
}
CommandProgram.run(BeeBloomCommand.self)
