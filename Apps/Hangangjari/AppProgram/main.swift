import CommandSupport
import Dispatch
import Foundation
import HangangjariApp
import HangangjariModel
import VitrineWidgets

FileSizeLimit.isAnError()
let environment = ProcessInfo.processInfo.environment
if !ServiceAddress.set(environment[ServiceAddress.variable]) {
    Output.note("\(ServiceAddress.variable) is not a valid address; using \(ServiceAddress.standard) instead")
}
if AppProcess.isStartedByDevice(environment) {
    AppProcess.run(HangangjariApp.self, environment: environment)
}
// The app on a device, above, must start outside of any task, so the command creates its own task.
Task {
    await CommandProgram.run(HangangjariCommand.self)
    exit(0)
}
dispatchMain()
