import Hummingbird

/// A refusal with the device's own code, by which a client decides what to do.
struct DeviceRefusal: HTTPResponseError {
    var status: HTTPResponse.Status
    /// The code of a ``DeviceError``, such as `staleTap`.
    var code: String
    var message: String

    private struct Body: Encodable {
        struct Reason: Encodable {
            var code, message: String
        }

        var error: Reason
    }

    /// Writes `{"error": {"code", "message"}}`.
    func response(from request: Request, context: some RequestContext) throws -> Response {
        let body = Body(error: Body.Reason(code: code, message: message))
        var response = try context.responseEncoder.encode(body, from: request, context: context)
        response.status = status
        return response
    }
}
