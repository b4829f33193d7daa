import VitrineTesting
import VitrineUI
import WidgetArchive

/// A large widget of about sixty nodes: a header with a ring, six habits with progress, and three events.
struct BenchWidget: View {
    private let habits = ["Run", "Read", "Stretch", "Water the plants", "Write", "Early to bed"]
    private let events = ["Stand-up", "Lunch with Mina", "Review of the harbour plan and what follows from it"]

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            head
            ForEach(habits, id: \.self) { habit in row(habit) }
            Divider()
            ForEach(events, id: \.self) { event in
                HStack(spacing: 6) {
                    RoundedRectangle(cornerRadius: 2).fill(Color.orange).frame(width: 4, height: 16)
                    Text(verbatim: event).font(.footnote).lineLimit(1)
                    Spacer()
                    Text(Date(timeIntervalSince1970: 1_790_000_000), style: .time).font(.caption)
                        .foregroundStyle(.secondary)
                }
            }
        }
        .containerBackground(for: .widget) { Color.white }
    }

    private var head: some View {
        HStack {
            ZStack {
                Circle().stroke(Color.gray.opacity(0.3), lineWidth: 5)
                Circle().trim(from: 0, to: 0.6).stroke(Color.green, lineWidth: 5)
                Text(verbatim: "3/5").font(.caption).bold()
            }
            .frame(width: 44, height: 44)
            VStack(alignment: .leading) {
                Text(verbatim: "Today").font(.headline)
                Text(verbatim: "12 days of running").font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Image(systemName: "flame.fill").foregroundStyle(.orange)
        }
    }

    private func row(_ habit: String) -> some View {
        HStack {
            Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
            Text(verbatim: habit).font(.subheadline)
            Spacer()
            HStack(spacing: 3) {
                ForEach(0..<4) { day in
                    Circle().fill(day < 3 ? Color.green : Color.gray.opacity(0.3)).frame(width: 6, height: 6)
                }
            }
            Text(verbatim: "7 of 10").font(.caption).monospacedDigit()
        }
    }
}

extension BenchWidget {
    /// Lays out the widget.
    @MainActor static func archive() -> EntryArchive {
        EntryArchive(of: BenchWidget(), width: 338, height: 354)
    }

    /// Returns the number of nodes of an archive.
    static func nodeCount(_ archive: EntryArchive) -> Int {
        func count(_ nodes: [ArchiveNode]) -> Int { nodes.reduce(0) { $0 + 1 + count($1.children) } }
        return count(archive.background) + count(archive.content)
    }
}
