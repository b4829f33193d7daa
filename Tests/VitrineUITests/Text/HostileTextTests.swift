#if !canImport(SwiftUI)
import Testing
import VitrineUI
import WidgetArchive

/// Texts that no layout was made for: they stay in their widget, and nothing is lost without a finding.
@MainActor
struct HostileTextTests {
    private static let word = String(repeating: "w", count: 10_000)

    private static var largest: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = .accessibility5
        return environment
    }

    @Test func wordOfTenThousandLettersAtTheLargestSizeIsCutAtTheEdge() throws {
        let entry = Archived.entry(Text(verbatim: Self.word), 126, 126, environment: Self.largest)
        let frame = try #require(Archived.leaves(entry).first?.frame)
        #expect(frame.size.width <= 126 && frame.size.height <= 126, "\(frame)")
        #expect(entry.findings.map(\.kind) == [.truncated])
        let text = try #require(Archived.texts(entry).first)
        #expect(text.lines.count == 2, "two lines of 62 points are not higher than 126")
        #expect(text.lines.allSatisfy { $0.frame.size.width <= 126 })
    }

    @Test func shrinkingTheWordEndsAtItsLeastSize() throws {
        let view = Text(verbatim: Self.word).lineLimit(1).minimumScaleFactor(0.5)
        let entry = Archived.entry(view, 126, 126, environment: Self.largest)
        let text = try #require(Archived.texts(entry).first)
        #expect(text.lines.count == 1)
        #expect(text.styles.map(\.size) == [26.5], "half of 53 points")
        #expect(entry.findings.map(\.kind) == [.truncated])
    }

    @Test func textWithoutAnEndIsMeasuredAsFarAsAnyoneReads() throws {
        let text = Text(verbatim: String(repeating: "long ", count: 30_000)) + Text(verbatim: "end")
        let entry = Archived.entry(text, 126, 126)
        #expect(entry.findings.map(\.kind) == [.truncated])
        #expect(try #require(Archived.texts(entry).first).string.utf8.count == 100_000)
    }

    @Test func wordBesideANumberLeavesTheNumberItsRoom() throws {
        let view = HStack { several(Text(verbatim: Self.word), Text(verbatim: "42").layoutPriority(1)) }
        let entry = Archived.entry(view, 126, 126, environment: Self.largest)
        let frames = Archived.leaves(entry).map(\.frame)
        #expect(frames.count == 2)
        #expect(frames[0].maxX <= frames[1].origin.x && frames[1].maxX <= 126.5, "\(frames)")
        #expect(Archived.texts(entry).last?.string == "42")
    }

    @Test func mixedDirectionsAreMirroredAsBoxesAndKeepTheirCharacters() {
        let (arabic, latin) = ("متبقي 3 من 12", "GPS 4.5 km/h")
        let view = HStack { several(Text(verbatim: arabic), Spacer(), Text(verbatim: latin)) }
        var environment = EnvironmentValues()
        let plain = Archived.entry(view, 300, 40, environment: environment)
        environment.layoutDirection = .rightToLeft
        let mirrored = Archived.entry(view, 300, 40, environment: environment)
        #expect(Archived.texts(mirrored).map(\.string) == [arabic, latin])
        for (left, right) in zip(Archived.leaves(plain), Archived.leaves(mirrored)) {
            #expect(abs(left.frame.origin.x + right.frame.maxX - 300) < 0.01)
            #expect(left.frame.size == right.frame.size)
        }
        #expect(Archived.leaves(mirrored).map { $0.frame.origin.x > 100 } == [true, false])
    }
}
#endif
