import Hummingbird
import ServiceLifecycle
import VitrineDevice

/// The stream of events that keeps a page up to date.
struct EventRoutes {
    /// The device.
    let device: Device

    /// Adds `GET /events`.
    func add(to router: Router<some Hummingbird.RequestContext>) {
        router.get("events") { request, _ in
            Response(
                status: .ok,
                headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
                body: ResponseBody { writer in
                    let (snapshots, relay) = AsyncStream.makeStream(
                        of: DeviceSnapshot.self,
                        bufferingPolicy: .bufferingNewest(1)
                    )
                    async let _ = feed(relay, until: request.body)
                    try await writer.write(ServerSentEvent.greeting)
                    var connection = PageConnection()
                    for await snapshot in snapshots {
                        for event in try connection.events(for: snapshot) {
                            try await writer.write(event.buffer)
                        }
                    }
                    try await writer.finish(nil)
                }
            )
        }
    }

    /// Hands on the device's states until it stops, the server is asked to end, or the page was closed.
    ///
    /// A page that goes while nothing changes would not be noticed by writing to it.
    private func feed(_ relay: AsyncStream<DeviceSnapshot>.Continuation, until body: RequestBody) async {
        // The only error is that the page was closed, which is no failure.
        try? await body.consumeWithCancellationOnInboundClose { _ in
            for await snapshot in await device.updates().cancelOnGracefulShutdown() { relay.yield(snapshot) }
        }
        relay.finish()
    }
}
