public import VitrineTesting
public import VitrineWire

extension AppHost {
    /// Sends a request to the app, and returns its answer with the kinds of the requested reloads.
    public func ask(_ body: WireRequest.Body) async throws -> (body: WireResponse.Body, reloads: [String?]) {
        let answer = try await answer(body)
        return (answer, reloads.map(\.kind))
    }
}
