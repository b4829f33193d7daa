import HangangjariService
import ServiceLifecycle

/// Processes control messages from standard input; ends, and stops the service, at the end of input.
struct ControlLoop: Service {
    let control: ServiceControl
    let listener: SwitchedListener

    func run() async throws {
        for await line in StandardStreams.lines().cancelOnGracefulShutdown() {
            let reply = control.handle(line: line)
            // The reply is sent after the listener has followed the message.
            await listener.settle()
            StandardStreams.say(reply)
        }
    }
}
