#if !canImport(Darwin)
import Vitrine
import VitrineWidgets
import VitrineWire

/// Numbers requests and sends them to a runtime inside the test's process.
@MainActor
final class HostRequests {
    private let containers: ContainersDirectory?
    private var count = 0

    init(containers: ContainersDirectory?) {
        self.containers = containers
    }

    /// The failure of a runtime whose response is not of the requested kind.
    static var mismatch: WireFailure {
        WireFailure(code: "mismatch", message: "the response does not match the request; this is an error in the host")
    }

    func response(
        to body: WireRequest.Body,
        from runtime: any ChildRuntime,
        at moment: DeviceMoment,
        _ placedWidgets: [PlacedWidget]
    ) async -> WireResponse {
        count += 1
        let context = RequestContext(
            now: moment.now,
            timeZone: moment.timeZoneIdentifier,
            locale: moment.localeIdentifier,
            isLocked: moment.isLocked,
            textSize: moment.textSizeName,
            isTextBold: moment.isTextBold,
            isContrastIncreased: moment.isContrastIncreased,
            isMotionReduced: moment.isMotionReduced,
            placedWidgets: placedWidgets,
            idiom: moment.isPad ? "pad" : nil,
            uptime: moment.uptime,
            location: moment.location.reading
        )
        let request = WireRequest(id: count, context: context, body: body)
        return await runtime.respond(to: request, containers: containers ?? moment.containers)
    }
}
#endif
