import Foundation

/// The second build of a small extension by `vitrine host`, after a change, with all its answers, against a bare
/// `swift build` after the same change.
struct HostBuildRow: BenchmarkRow {
    let name = "host.build"
    private let rounds = 5

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let example = try HostedExample("Countdown", in: folder)
        // The package manager's own scratch package, which the direct way does not write.
        try example.check(isRelease: false, ["--modules", example.sources + "/none"])
        try example.check(isRelease: false)
        let original = example.sources + "/CountdownWidget.swift"
        let copies = FileManager.default.enumerator(atPath: try example.package() + "/Sources")
        let copy = copies?.lazy.compactMap { $0 as? String }.first { $0.hasSuffix("/CountdownWidget.swift") }
        guard let copy else { throw UsageError(text: "the scratch package has no CountdownWidget.swift") }
        let copied = try example.package() + "/Sources/" + copy
        var ours: [Double] = []
        var bare: [Double] = []
        for round in 0..<rounds {
            try change(original, round)
            ours.append(try seconds { try example.check(isRelease: false) })
            try change(copied, round + rounds)
            bare.append(try seconds { try example.buildBare() })
        }
        return RowResult(
            name: name,
            unit: "s",
            ours: Pairing.median(ours),
            peer: Pairing.median(bare),
            peerName: "swift build of the same package",
            bar: .atMost(1),
            notes: ["\(rounds) changes; ours includes every answer at one text size"]
        )
    }

    /// Adds a declaration, so that the file's code differs.
    private func change(_ path: String, _ number: Int) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try (text + "\nlet change\(number) = \(number)\n").write(toFile: path, atomically: true, encoding: .utf8)
    }

    private func seconds(_ body: () throws -> Void) rethrows -> Double {
        let start = ContinuousClock.now
        try body()
        return (ContinuousClock.now - start) / .seconds(1)
    }
}
