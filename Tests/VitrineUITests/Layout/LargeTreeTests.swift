import PortableUI
import Testing
import WidgetArchive

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
import VitrineTesting
#endif

/// Trees larger than any widget's: the time grows with the number of views, not with its square.
@MainActor
@Suite(.hangGuard)
struct LargeTreeTests {
    private static let size: CGFloat = 158

    @Test func tenThousandTextsInOneStackAreAllPlaced() {
        let archive = archive(of: column(10_000))
        #expect(archive.content.count == 10_000)
        #expect(archive.findings.map(\.kind).allSatisfy { $0 == .overflowing })
        // A loop that draws too much would otherwise fill the report.
        #expect(archive.findings.count == 12)
    }

    @Test func aStackLaysOutTwiceTheTextsInTwiceTheTime() {
        expectLinear { count in archive(of: column(count)) }
    }

    @Test func rowsInAColumnAreLaidOutInLinearTime() {
        expectLinear { count in
            archive(
                of: VStack {
                    ForEach(0..<count / 4, id: \.self) { number in
                        HStack {
                            Text("Row \(number)").layoutPriority(1)
                            Spacer()
                            Text("A text that has no room and is cut").lineLimit(1)
                            Circle().frame(width: 8, height: 8)
                        }
                    }
                }
            )
        }
    }

    @Test func aThousandNestedStacksShowTheTextInside() {
        let archive = archive(of: nested(1_000))
        #expect(archive.content.count == 1)
        #expect(Archived.texts(archive).map(\.string) == ["Core"])
    }

    @Test func nestingIsLaidOutInLinearTime() {
        expectLinear(counts: (250, 1_000)) { count in archive(of: nested(count)) }
    }

    private func column(_ count: Int) -> some View {
        VStack { ForEach(0..<count, id: \.self) { Text("Row \($0)") } }
    }

    private func nested(_ depth: Int) -> AnyView {
        var view = AnyView(Text("Core"))
        for _ in 0..<depth {
            let inner = view
            view = AnyView(VStack { inner })
        }
        return view
    }

    private func archive(of view: some View) -> EntryArchive { ArchiveLines.archive(view, Self.size, Self.size) }

    /// Four times the views may cost at most eight times the time; their square would cost sixteen times.
    private func expectLinear(counts: (Int, Int) = (1_000, 4_000), _ archive: (Int) -> EntryArchive) {
        var few = Duration.seconds(1_000)
        var many = Duration.seconds(1_000)
        // The shortest of some runs: the machine may be busy during the others.
        for _ in 0..<3 {
            few = min(few, ProcessorTime.of { _ = archive(counts.0) })
            many = min(many, ProcessorTime.of { _ = archive(counts.1) })
        }
        #expect(many < few * 8, "\(few) for \(counts.0) views, \(many) for \(counts.1)")
    }
}
