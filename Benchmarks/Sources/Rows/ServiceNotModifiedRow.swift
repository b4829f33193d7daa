import Foundation

/// The service of the river parks: 304 responses to a client that has the document, compared with 200 responses to
/// one that does not.
struct ServiceNotModifiedRow: BenchmarkRow {
    let name = "service.notModified"

    func measure(in folder: BenchmarkFolder) async throws -> RowResult {
        let path = "/v2/parks/ttukseom/home-summary"
        let service = try ServerProcess.hangangjari(in: folder)
        defer { service.stop() }
        guard let tag = try await service.get(path).tag else {
            throw UsageError(text: "the service sends no validator")
        }
        var ours: [Double] = []
        var peer: [Double] = []
        for round in 0..<6 {
            let mine = try HTTPLoad(
                service.address + path,
                headers: ["If-None-Match: \(tag)"],
                seconds: round == 0 ? 1 : 3
            )
            let theirs = try HTTPLoad(service.address + path, seconds: round == 0 ? 1 : 3)
            // The first round loads code and fills caches.
            guard round > 0 else { continue }
            ours.append(mine.rate)
            peer.append(theirs.rate)
        }
        return RowResult(
            name: name,
            unit: "1/s",
            ours: Pairing.median(ours),
            peer: Pairing.median(peer),
            peerName: "the service's own answers with 200",
            bar: .atLeast(1)
        )
    }
}
