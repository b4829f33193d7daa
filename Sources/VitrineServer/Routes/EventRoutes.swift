import Hummingbird
import ServiceLifecycle
import VitrineDevice

/// The stream of events that keeps a page up to date.
struct EventRoutes {
    /// The device.
    let device: Device

    /// Adds `GET /events` and `GET /api/state`.
    func add(to router: Router<some Hummingbird.RequestContext>) {
        router.get("events") { _, _ in
            Response(
                status: .ok,
                headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
                body: ResponseBody { writer in
                    try await writer.write(ServerSentEvent.greeting)
                    var connection = PageConnection()
                    // An open page must not hold up the end of the server, which waits for every answer.
                    for await snapshot in await device.updates().cancelOnGracefulShutdown() {
                        for event in try connection.events(for: snapshot) {
                            try await writer.write(event.buffer)
                        }
                    }
                    try await writer.finish(nil)
                }
            )
        }
    }
}
