import CommandSupport
import Foundation
import HangangjariApp
import HangangjariModel
import VitrineWidgets

HostLimits.areErrors(descriptors: 24)
let environment = ProcessInfo.processInfo.environment
if !ServiceAddress.set(environment[ServiceAddress.variable]) {
    Output.note("\(ServiceAddress.variable) is not a valid address; using \(ServiceAddress.standard) instead")
}
if AppProcess.isStartedByDevice(environment) {
    AppProcess.run(HangangjariApp.self, environment: environment)
}
// The app on a device, above, must start outside of any task.
CommandProgram.start(HangangjariCommand.self)
