import HTTPTypes
import Hummingbird
import VitrineDevice

/// Makes what one request changes one step of undo, with its number in the header `Vitrine-Change` of the answer.
///
/// An answer without this header has changed nothing that can be undone. A page needs the number to know its own change
/// from another page's.
struct ChangeNumber<Context: RequestContext>: RouterMiddleware {
    let device: Device

    func handle(
        _ request: Request,
        context: Context,
        next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard request.method == .post else { return try await next(request, context) }
        var (response, number) = try await device.asOneChange { try await next(request, context) }
        if let name = HTTPField.Name("Vitrine-Change") { response.headers[name] = number.map(String.init) }
        return response
    }
}
