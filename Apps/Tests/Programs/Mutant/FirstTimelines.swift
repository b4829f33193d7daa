import Foundation
import VitrineWire

/// The first timeline of each widget, kept in the program's home, so that further processes answer with it too.
struct FirstTimelines {
    let home: URL

    /// A response whose timeline is the first that was given for the same widget.
    func replaced(_ response: WireResponse, to request: WireRequest) throws -> WireResponse {
        guard case .timeline(let placement) = request.body, case .timeline(var timeline) = response.body else {
            return response
        }
        let park = placement.configuration?["park"]?.filter(\.isLetter) ?? ""
        let file = home.appending(path: "first-\(placement.kind)-\(placement.family)-\(park)")
        guard let kept = FileManager.default.contents(atPath: file.path) else {
            timeline.entries = Array(timeline.entries.prefix(1))
            let first = WireResponse(id: response.id, body: .timeline(timeline))
            try Data(WireMessage.encode(first)).write(to: file)
            return first
        }
        let first = try WireMessage.decode(WireResponse.self, from: Array(kept))
        return WireResponse(id: response.id, body: first.body)
    }
}
