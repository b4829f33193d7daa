import FaultyService
import Foundation

/// The number of requests that reach the service when fifty extension processes ask for one missing park at once.
struct LoaderClaimRow: BenchmarkRow {
    let name = "loader.claim"
    private let processes = 50

    func measure(in folder: BenchmarkFolder) async throws -> RowResult {
        // Slow enough that all fifty processes run before the response arrives.
        let answer = FaultyAnswer.json(HangangjariAnswer.summary).after(.milliseconds(1500))
        let service = try await FaultyService.start(always: answer)
        defer { service.stop() }
        let stage = try HangangjariStage(folder, port: service.port)
        let started = try (0..<processes)
            .map { _ in
                let process = Process()
                process.executableURL = URL(fileURLWithPath: stage.widget[0])
                process.arguments = Array(stage.widget.dropFirst())
                process.environment = stage.environment
                process.standardOutput = Pipe()
                try process.run()
                return process
            }
        var answered = 0
        for process in started {
            let output = (process.standardOutput as? Pipe)?.fileHandleForReading.readDataToEndOfFile() ?? Data()
            process.waitUntilExit()
            if String(decoding: output, as: UTF8.self).contains("354") { answered += 1 }
        }
        return RowResult(
            name: name,
            unit: "requests",
            ours: Double(service.requests.count),
            peer: 1,
            peerName: "one request for \(processes) processes",
            bar: .atMost(1),
            condition: answered == processes,
            notes: ["\(answered) of \(processes) processes showed the value"]
        )
    }
}
