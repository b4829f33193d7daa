import ArgumentParser
import CommandSupport
import Dispatch
import Foundation
import HangangjariApp
import HangangjariModel
import VitrineWidgets

let environment = ProcessInfo.processInfo.environment
if !ServicePlace.set(environment[ServicePlace.variable]) {
    Output.note("\(ServicePlace.variable) is not a valid address; using \(ServicePlace.standard) instead")
}
if AppProcess.isStartedByDevice(environment) {
    AppProcess.run(HangangjariApp.self, environment: environment)
}
// The app on a device, above, must start outside of any task, so the command creates its own task.
Task {
    await HangangjariCommand.main()
    exit(0)
}
dispatchMain()
