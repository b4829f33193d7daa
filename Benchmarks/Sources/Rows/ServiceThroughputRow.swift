import Foundation

/// The service of the river parks sending home summaries from its cache, compared with nginx sending the same bytes
/// from a file.
struct ServiceThroughputRow: BenchmarkRow {
    let name = "service.throughput"
    /// The largest allowed ratio of the service's 99th percentile to nginx's.
    private let latencyLimit = 3.0

    func measure(in folder: BenchmarkFolder) async throws -> RowResult {
        let path = "/v2/parks/ttukseom/home-summary"
        let service = try ServerProcess.hangangjari(in: folder)
        defer { service.stop() }
        let body = try await service.get(path).body
        let nginx = try ServerProcess.nginx(serving: body, in: folder)
        defer { nginx.stop() }
        guard try await nginx.get("/answer.json").body == body else {
            throw UsageError(text: "nginx does not serve the same body as the service")
        }
        var ours: [HTTPLoad] = []
        var peer: [HTTPLoad] = []
        for round in 0..<6 {
            let mine = try HTTPLoad(service.address + path, seconds: round == 0 ? 1 : 3)
            let theirs = try HTTPLoad(nginx.address + "/answer.json", seconds: round == 0 ? 1 : 3)
            // The first round loads code and fills caches.
            guard round > 0 else { continue }
            ours.append(mine)
            peer.append(theirs)
        }
        let slowest = Pairing.median(ours.map(\.slowest99))
        let peerSlowest = Pairing.median(peer.map(\.slowest99))
        return RowResult(
            name: name,
            unit: "1/s",
            ours: Pairing.median(ours.map(\.rate)),
            peer: Pairing.median(peer.map(\.rate)),
            peerName: "nginx, the same \(body.count) bytes from a file",
            bar: .atLeast(0.4),
            condition: slowest <= latencyLimit * peerSlowest,
            notes: [
                String(
                    format: "64 connections, 99th percentile: %.2f ms, nginx %.2f ms, ratio %.2f (bar 3)",
                    slowest,
                    peerSlowest,
                    slowest / peerSlowest
                )
            ]
        )
    }
}
