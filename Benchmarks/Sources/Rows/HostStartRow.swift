import Foundation

/// A cold start of a small hosted extension, with a complete Foundation: the whole process up to the response with a
/// timeline.
struct HostStartRow: BenchmarkRow {
    let name = "host.start"

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let example = try HostedExample("Countdown", in: folder)
        try example.check(isRelease: true)
        let program = try example.program(isRelease: true)
        let containers = try folder.folder("containers")
        let request = WidgetRequest(
            program: program,
            kind: "Countdown",
            now: Date(timeIntervalSinceReferenceDate: 802_165_260),
            zone: "Europe/Berlin",
            environment: ["VITRINE_CONTAINERS": containers, "HOME": containers]
        )
        return try ExtensionStart(of: request, in: folder).result(name, atMost: 25, memoryLimit: 30 * 1024)
    }
}
