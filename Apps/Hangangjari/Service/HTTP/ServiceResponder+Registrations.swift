import HTTPTypes
import HangangjariAPI
import Hummingbird
import Logging

/// Registrations for pushes.
extension ServiceResponder {
    /// Registers a phone for a park, or ends that.
    func register(
        _ token: PushToken?,
        for park: RiverPark,
        _ request: Request,
        _ context: ServiceRequestContext
    ) async -> Response {
        guard request.method == .put || request.method == .delete else {
            return fixed.wrongMethod(allowed: "PUT, DELETE")
        }
        guard let token else {
            let digits = 2 * PushToken.maximumBytes
            return fixed.refusal(.badRequest, "bad_token", "A token has 2 to \(digits) hexadecimal digits, in pairs.")
        }
        guard let registrations = store.registrations else {
            return fixed.refusal(.notFound, "no_pushes", "This service sends no pushes.")
        }
        if let wait = registrationLimiter?.take(from: address(of: request, context), at: .now) {
            return fixed.tooManyRequests(wait)
        }
        do {
            if request.method == .put {
                try await registrations.register(token, for: park.id)
            } else {
                try await registrations.unregister(token, for: park.id)
            }
            return fixed.bare(.noContent)
        } catch {
            metrics.countStoreFailure()
            context.logger.error("a registration cannot be stored", error)
            var response = fixed.refusal(.serviceUnavailable, "unavailable", "The registration cannot be stored now.")
            response.headers[.retryAfter] = "2"
            return response
        }
    }

    /// The address of a client: of the connection, or what a balancer says of it.
    func address(of request: Request, _ context: ServiceRequestContext) -> String {
        guard limits.isBehindBalancer, let name = HTTPField.Name("X-Forwarded-For"),
            let last = request.headers[name]?.split(separator: ",").last
        else { return context.address ?? "" }
        return last.filter { $0 != " " }
    }
}
