import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice
@testable import VitrineHost

/// What is said of views without content, and how.
struct FindingListTests {
    private static let frame = ArchiveRect(x: 0, y: 0, width: 10, height: 10)
    private static let area = ArchiveNode(
        frame: frame,
        content: .shape(ArchivedShape(outline: .rectangle, paint: .color(ArchiveColor(light: .usualTint))))
    )
    private static let picture = ArchiveNode(frame: frame, content: .link("steps://today"))
    private static let group = ArchiveNode(frame: frame, children: [ArchiveNode(frame: frame)])

    private static let empty = "the view draws nothing; draw something in this family, or do not offer it"

    private func messages(
        _ content: [ArchiveNode],
        _ background: [ArchiveNode],
        findings: [ArchiveFinding] = [],
        family: DisplayFamily = .systemSmall,
        isPlaceholder: Bool = false
    ) throws -> [String] {
        let size = ArchiveSize(width: 160, height: 160)
        let item = GalleryItem(
            app: "app.steps",
            appName: "Steps",
            kind: "steps",
            displayName: "Steps",
            details: "",
            family: family,
            size: size,
            cornerRadius: 20,
            contentMargin: 16,
            hasContentMarginsDisabled: false,
            isDisfavored: false
        )
        var list = FindingList(item)
        let archive = EntryArchive(size: size, background: background, content: content, findings: findings)
        let variant = AppearanceVariant(isDark: false, renderingMode: .fullColor)
        let rendering = try DrawnRendering(ArchivedRendering(archives: [archive], variants: [0]), asked: [variant])
        list.add(rendering, isPlaceholder: isPlaceholder)
        return list.findings.map(\.finding.message).filter { $0 == Self.empty || $0.hasSuffix("is cut") }
    }

    @Test func findingAboutATextWithSeveralLinesHasOne() throws {
        let cut = ArchiveFinding(.truncated, "\"Holi\ndays:\r\n::rest\" is cut")
        #expect(try messages([Self.area], [], findings: [cut]) == [#""Holi\u{a}days:\u{a}::rest" is cut"#])
    }

    @Test func viewThatDrawsNothingIsAFinding() throws {
        #expect(try messages([], [Self.area]) == [Self.empty])
        #expect(try messages([Self.group], []) == [Self.empty])
        #expect(try messages([], [], family: .accessoryInline) == [Self.empty])
        #expect(try messages([], [Self.picture]) == [], "the background is a picture")
        #expect(try messages([Self.area], [Self.area]) == [])
        #expect(try messages([], [], isPlaceholder: true) == [])
    }
}
