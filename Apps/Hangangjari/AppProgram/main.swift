import ArgumentParser
import Dispatch
import Foundation
import HangangjariApp
import HangangjariModel
import VitrineWidgets

let environment = ProcessInfo.processInfo.environment
if !ServicePlace.set(environment[ServicePlace.variable]) {
    FileHandle.standardError.write(
        Data("\(ServicePlace.variable) is no address such as \(ServicePlace.standard); that one is asked\n".utf8)
    )
}
if AppProcess.isStartedByDevice(environment) {
    AppProcess.run(HangangjariApp.self, environment: environment)
}
// The device's side above must begin outside of any task, so this side makes its own.
Task {
    await HangangjariCommand.main()
    exit(0)
}
dispatchMain()
