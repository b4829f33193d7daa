#if !canImport(Darwin)
import Vitrine
import VitrineWidgets
import VitrineWire

/// Numbers requests and sends them to a runtime inside the test's process, or to a program.
@MainActor
final class HostRequests {
    /// What answers the requests.
    enum Answering {
        case runtime(any ChildRuntime, ContainersDirectory?)
        case program(ChildProgram)
    }

    private let answering: Answering
    private var count = 0

    init(_ answering: Answering) {
        self.answering = answering
    }

    /// The failure of a runtime whose response is not of the requested kind.
    static var mismatch: WireFailure {
        WireFailure(code: "mismatch", message: "the response does not match the request; this is an error in the host")
    }

    /// Sends a request.
    ///
    /// - Throws: Why a program did not answer.
    func response(
        to body: WireRequest.Body,
        at moment: DeviceMoment,
        _ placedWidgets: [WidgetPlacement]
    ) async throws -> WireResponse {
        count += 1
        let context = RequestContext(
            now: moment.now,
            timeZone: moment.timeZoneIdentifier,
            locale: moment.localeIdentifier,
            isLocked: moment.isLocked,
            isClockStill: true,
            display: moment.display,
            placedWidgets: placedWidgets,
            idiom: moment.isPad ? .pad : .phone,
            uptime: moment.uptime,
            location: moment.location.reading
        )
        let request = WireRequest(id: count, context: context, body: body)
        let response = try await send(request, containers: moment.containers)
        #if canImport(Testing)
        DeviceRecord.current?.add(request, response)
        #endif
        return response
    }

    private func send(_ request: WireRequest, containers: ContainersDirectory?) async throws -> WireResponse {
        switch answering {
        case .runtime(let runtime, let own):
            await runtime.respond(to: request, containers: own ?? containers)
        case .program(let program): try await program.response(to: request)
        }
    }
}
#endif
