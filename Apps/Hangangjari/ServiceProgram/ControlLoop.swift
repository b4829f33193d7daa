import HangangjariService
import ServiceLifecycle

/// Follows the lines on standard input; ends, and with it the service, at the end of input: its device is gone.
struct ControlLoop: Service {
    let control: ServiceControl
    let listener: SwitchedListener

    func run() async throws {
        for await line in StandardStreams.lines().cancelOnGracefulShutdown() {
            let reply = control.handle(line: line)
            // Who reads the reply finds the service as the message wants it.
            await listener.settle()
            StandardStreams.say(reply)
        }
    }
}
