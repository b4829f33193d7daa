import Hummingbird
import ServiceLifecycle
import VitrineDevice

/// The route for the event stream that keeps a page up to date.
struct EventRoutes {
    let device: Device
    let seats: ConnectionLimiter

    /// Adds `GET /events`.
    func add(to router: Router<some Hummingbird.RequestContext>) {
        router.get("events") { request, _ in
            guard let seat = seats.take() else {
                throw HTTPError(
                    .serviceUnavailable,
                    message: "\(seats.count) pages of this device are open, which is the limit. Close some of them."
                )
            }
            return Response(
                status: .ok,
                headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
                body: ResponseBody { writer in
                    defer { withExtendedLifetime(seat) {} }
                    let (snapshots, relay) = AsyncStream.makeStream(
                        of: DeviceSnapshot.self,
                        bufferingPolicy: .bufferingNewest(1)
                    )
                    async let _ = feed(relay, until: request.body)
                    try await writer.write(ServerSentEvent.greeting)
                    var connection = PageConnection()
                    for await snapshot in snapshots {
                        // A reader that was slow lacks more than the newest records.
                        let trace = connection.hasGap(before: snapshot.trace) ? await device.trace() : nil
                        for event in try connection.events(for: snapshot, trace) {
                            try await writer.write(event.buffer)
                        }
                    }
                    try await writer.finish(nil)
                }
            )
        }
    }

    /// Relays the device's snapshots until the device stops, the server shuts down, or the page closes.
    ///
    /// The function watches the request body because writing alone does not detect a page that closes while nothing
    /// changes.
    private func feed(_ relay: AsyncStream<DeviceSnapshot>.Continuation, until body: RequestBody) async {
        // The only possible error is a closed page, which is not a failure.
        try? await body.consumeWithCancellationOnInboundClose { _ in
            for await snapshot in await device.updates().cancelOnGracefulShutdown() { relay.yield(snapshot) }
        }
        relay.finish()
    }
}
