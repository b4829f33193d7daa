import Foundation

/// Scaling a page of 24 megapixels to a cover 600 pixels wide as a whole process, compared with the thumbnailer of
/// libvips.
struct ImagesCoverRow: BenchmarkRow {
    let name = "images.cover"
    /// The largest allowed share of the peer's peak memory, for both kinds of JPEG.
    private let memoryShare = 0.25

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let page = try LargePage(in: folder)
        let baseline = try measure(page.baseline, in: folder)
        let progressive = try measure(page.progressive, in: folder)
        return RowResult(
            name: name,
            unit: "us",
            ours: baseline.time.ours,
            peer: baseline.time.peer,
            peerName: "vipsthumbnail",
            bar: .atMost(0.75),
            condition: [baseline, progressive].allSatisfy { $0.peak.ours <= memoryShare * $0.peak.peer },
            notes: [note("baseline", baseline), note("progressive", progressive)]
        )
    }

    private struct Measured {
        var time: Pairing
        /// The peak memory, in KiB.
        var peak: Pairing
    }

    /// Creates covers alternately, each in a separate process.
    private func measure(_ page: String, in folder: BenchmarkFolder) throws -> Measured {
        let timer = ProcessTimer(programs: folder.programs)
        let ours = [folder.programs + "/vitrine-cover-probe", page, folder.path + "/cover.jpg"]
        let peer = ["/usr/bin/vipsthumbnail", page, "-s", "600x900", "-o", folder.path + "/peer.jpg[Q=60]"]
        var runs: (ours: [ProcessTimer.Run], peer: [ProcessTimer.Run]) = ([], [])
        _ = (try timer.runs(1, of: ours), try timer.runs(1, of: peer))
        for _ in 0..<9 {
            runs.ours += try timer.runs(1, of: ours)
            runs.peer += try timer.runs(1, of: peer)
        }
        return Measured(
            time: Pairing(
                ours: Pairing.median(runs.ours.map(\.microseconds)),
                peer: Pairing.median(runs.peer.map(\.microseconds))
            ),
            peak: Pairing(ours: Pairing.median(runs.ours.map(\.peak)), peer: Pairing.median(runs.peer.map(\.peak)))
        )
    }

    private func note(_ kind: String, _ measured: Measured) -> String {
        let time = String(format: "%.2f", measured.time.ours / measured.time.peer)
        let peak = String(format: "%.3f", measured.peak.ours / measured.peak.peer)
        return "\(kind): \(time) of the time; peak \(Int(measured.peak.ours)) of \(Int(measured.peak.peer)) KiB, "
            + "\(peak), at most \(memoryShare)"
    }
}
