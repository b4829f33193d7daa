import FaultyService
import Foundation
import Vitrine

/// The peak memory of Hangangjari's extension when it requests data from the service; each start begins with an empty
/// container.
struct LoaderNetworkRow: BenchmarkRow {
    let name = "loader.network"

    func measure(in folder: BenchmarkFolder) async throws -> RowResult {
        let service = try await FaultyService.start(always: .json(HangangjariAnswer.summary))
        defer { service.stop() }
        let timer = ProcessTimer(programs: folder.programs)
        var runs: [ProcessTimer.Run] = []
        for number in 0..<20 {
            let own = try BenchmarkFolder(folder.path + "/\(number)", programs: folder.programs)
            let stage = try HangangjariStage(own, port: service.port)
            let (request, input) = (stage.request, own.path + "/request")
            try request.write(to: input)
            runs += try timer.runs(1, of: [request.program], environment: request.environment, input: input)
        }
        return RowResult(
            name: name,
            unit: "KiB",
            ours: runs.map(\.peak).max() ?? .infinity,
            peer: 12_288,
            peerName: "12 MB; the system ends an extension at 30",
            bar: .atMost(1),
            condition: service.requests.count == 20,
            notes: ["median time from start to response: \(Int(Pairing.median(runs.map(\.microseconds)))) us"]
        )
    }
}
