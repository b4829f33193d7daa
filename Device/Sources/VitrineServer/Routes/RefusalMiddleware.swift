import Hummingbird
import VitrineDevice

/// Turns a device error into a response with a matching status and the device's own message, and gives an unknown path
/// a message too.
struct RefusalMiddleware<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request,
        context: Context,
        next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as DeviceError {
            throw DeviceRefusal(
                status: Self.status(of: error.code),
                code: error.code.description,
                message: error.message
            )
        } catch let error as HTTPError where error.status == .notFound && error.body == nil {
            throw DeviceRefusal(
                status: .notFound,
                code: "notFound",
                message: "There is nothing at \(request.uri.path). The home screen is at /."
            )
        }
    }

    private static func status(of code: DeviceError.Code) -> HTTPResponse.Status {
        switch code {
        case .notFound: .notFound
        case .badValue: .badRequest
        case .noRoom, .staleTap, .locked, .linkRefused, .reported: .conflict
        case .stopping: .serviceUnavailable
        default: .badGateway
        }
    }
}
