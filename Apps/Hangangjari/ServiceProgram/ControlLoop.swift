import HangangjariService
import ServiceLifecycle

/// Follows the lines on standard input; ends, and with it the service, at the end of input: its device is gone.
struct ControlLoop: Service {
    let control: ServiceControl

    func run() async throws {
        for await line in StandardStreams.lines().cancelOnGracefulShutdown() {
            StandardStreams.say(control.handle(line: line))
        }
    }
}
