import Foundation
import VitrineTesting
import VitrineUI
import WidgetArchive

/// Resolving, laying out and archiving a view of 2,000 nodes, by the node, against the same view with 20.
struct UIResolveRow: BenchmarkRow {
    let name = "ui.resolve"
    private let counts = [20, 60, 200, 600, 2_000]

    @MainActor
    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        var notes: [String] = []
        var worst = 0.0
        var pair = Pairing(ours: 0, peer: 1)
        for count in counts.dropFirst() {
            let times = Pairing.measure(calls: max(1, 4_000 / count)) {
                _ = archive(count)
            } peer: {
                // As many small views as one large one has nodes, so that both measure the same length of time.
                for _ in 0..<count / counts[0] { _ = archive(counts[0]) }
            }
            let many = times.ours / Double(count)
            let few = times.peer / Double(count / counts[0] * counts[0])
            worst = max(worst, many / few)
            pair = Pairing(ours: many, peer: few)
            notes.append(String(format: "%d nodes: %.2f us a node, with 20 nodes %.2f", count, many, few))
        }
        return RowResult(
            name: name,
            unit: "us/node",
            ours: pair.ours,
            peer: pair.peer,
            peerName: "the same view with 20 nodes",
            bar: .atMost(1.5),
            condition: worst <= 1.5,
            notes: notes
        )
    }

    /// Lays out rows of four views; a row has five nodes with its stack.
    @MainActor
    private func archive(_ count: Int) -> EntryArchive {
        EntryArchive(of: ResolvedRows(count: count / 5), width: 338, height: 354)
    }
}

/// Rows as in a list: a symbol, a title, a spacer and a number.
private struct ResolvedRows: View {
    let count: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            ForEach(0..<count, id: \.self) { number in
                HStack {
                    Circle().fill(Color.green).frame(width: 6, height: 6)
                    Text(verbatim: "Row \(number)").font(.caption)
                    Spacer()
                    Text(verbatim: "7 of 10").font(.caption).monospacedDigit()
                }
            }
        }
        .containerBackground(for: .widget) { Color.white }
    }
}
