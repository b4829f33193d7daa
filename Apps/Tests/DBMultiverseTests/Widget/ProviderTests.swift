import Foundation
import Testing
import Vitrine
import VitrineTesting
import VitrineUI
import VitrineWidgets
import VitrineWire
import WidgetArchive

@testable import DBMultiverseComicKit
@testable import DBMultiverseWidgets

/// Tests of the widget in this process, on files as the reader writes them.
@MainActor
struct ProviderTests {
    private let bookcase: Bookcase
    private let time = ManualTime("2026-06-10T09:00:00Z")

    init() throws {
        bookcase = try Bookcase()
        try bookcase.containers.container(of: .dbMultiverse).create()
    }

    private var host: ExtensionHost {
        ExtensionHost(DBMultiverseWidgets(), time: time, containers: bookcase.containers)
    }

    private func save(_ number: Int = 12, _ progress: Int = 40, name: String = "Rust", cover: CoverChange = .keep)
        throws
    {
        try bookcase.covers()
            .saveCurrentChapterData(now: bookcase.date) { _ in
                CoverImageManager.ShownChapter(number: number, name: name, progress: progress, cover: cover)
            }
    }

    private func text(_ rendering: ArchivedRendering) -> String { rendering.text(at: time.now).joined(separator: "\n") }

    private func timeline(_ family: WidgetFamily = .systemSmall) async throws -> ArchivedTimeline {
        time.setPad(family == .systemMedium)
        return try await host.timeline(kind: WIDGET_KIND, family: family)
    }

    @Test(.model("D06", "D12")) func entryHasChapterNameProgressCoverFamilyAndLink() async throws {
        try save(cover: .replace(with: Array(TestImage.png())))
        let entry = await entry(.systemSmall)
        #expect(entry.date == time.now && entry.chapter == 12 && entry.name == "Rust" && entry.progress == 40)
        #expect(entry.image != nil && entry.family == .systemSmall && entry.absence == nil)
        #expect(entry.deepLink.absoluteString == "dbmultiverse://chapter/12")
    }

    private func entry(_ family: WidgetFamily, isPreview: Bool = false) async -> ComicImageEntry {
        let moment = DeviceMoment(now: time.now, containers: bookcase.containers)
        return await withCheckedContinuation { continuation in
            DeviceMoment.withMoment(moment) {
                Provider()
                    .getSnapshot(in: .testing(family, isPreview: isPreview)) { continuation.resume(returning: $0) }
            }
        }
    }

    @Test(.model("D08"), arguments: [WidgetFamily.systemSmall, .systemMedium])
    func placeholderIsSampleOfTheFamily(_ family: WidgetFamily) throws {
        let entry = DeviceMoment.withMoment(DeviceMoment(now: time.now)) {
            Provider().placeholder(in: .testing(family))
        }
        let sample = ComicImageEntry.makeSample(family: family, date: time.now)
        #expect(entry.family == family && entry.chapter == 1 && entry.name == "A Really Strange Tournament!")
        #expect(entry.image == sample.image && entry.image != nil && entry.date == time.now)
    }

    @Test func placeholderIsRenderedRedacted() async throws {
        let rendering = try await host.placeholder(kind: WIDGET_KIND, family: .systemSmall)
        #expect(try #require(rendering.archives.first).images.allSatisfy { $0.isRedacted && $0.data.isEmpty })
        #expect(!text(rendering).contains("Tournament"))
    }

    @Test(.model("D09")) func snapshotShowsRealDataOrSampleInTheGallery() async throws {
        #expect(await entry(.systemSmall, isPreview: true).name == "A Really Strange Tournament!")
        #expect(await entry(.systemSmall).absence == .neverRead)
        try save()
        #expect(await entry(.systemSmall, isPreview: true).name == "Rust")
        #expect(await entry(.systemSmall).name == "Rust")
    }

    @Test func fallbackIsChapterZeroWithoutNameAndCover() {
        let entry = ComicImageEntry.makeFallback(family: .systemSmall, date: time.now)
        #expect(entry.chapter == 0 && entry.name.isEmpty && entry.image == nil && entry.progress == 0)
    }

    @Test(arguments: ["en_US", "ar_XB"]) func starsAreInsideTheWidget(locale: String) async throws {
        try save()
        time.setLocale(locale)
        let archive = try #require(try await timeline().entries[0].rendering.archives.first)
        let stars = Self.edges(ofBoxesIn: archive.background, at: 0).filter { $0.right - $0.left < 3 }
        #expect(stars.count > 10)
        #expect(stars.allSatisfy { $0.left >= 0 && $0.right <= archive.size.width }, "\(stars)")
    }

    /// The left and right edges of all boxes, in the widget's coordinates.
    private static func edges(ofBoxesIn nodes: [ArchiveNode], at x: Double) -> [(left: Double, right: Double)] {
        nodes.flatMap { node in
            let left = x + node.frame.origin.x
            return [(left, x + node.frame.maxX)] + edges(ofBoxesIn: node.children, at: left)
        }
    }

    @Test(arguments: ["missing", "text", "cut", "empty", "folder"])
    func missingOrDamagedCoverKeepsTheText(how: String) async throws {
        try save(cover: .replace(with: Array(TestImage.png())))
        let name = try #require(try bookcase.covers().loadCurrentChapterData()).coverImagePath
        let path = bookcase.shared(name)
        try FileManager.default.removeItem(atPath: path)
        switch how {
        case "text": try Data("this is not an image".utf8).write(to: URL(filePath: path))
        case "cut": try TestImage.png().prefix(2_000).write(to: URL(filePath: path))
        case "empty": try Data().write(to: URL(filePath: path))
        case "folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        default: break
        }
        let archive = try #require(try await timeline().entries[0].rendering.archives.first)
        #expect(archive.images.isEmpty)
        let reading = archive.reading(now: time.now).lines.joined(separator: " ")
        #expect(reading.contains("Rust") && reading.contains("40"))
    }

    @Test(arguments: [0, -1, 100_000, 1_000_000_000_000])
    func storedNumberOutOfRangeIsReportedAsDamage(number: Int) async throws {
        try bookcase.put(
            #"{"number":\#(number),"name":"x","progress":10,"coverImagePath":""}"#,
            as: "currentChapterData.json"
        )
        let entry = await entry(.systemSmall)
        #expect(entry.absence == .damaged && entry.deepLink.absoluteString == "dbmultiverse://chapters")
    }

    @Test func eachReasonForNoChapterHasItsOwnText() async throws {
        var said: Set<String> = []
        for absence in ComicAbsence.allCases {
            switch absence {
            case .neverRead: break
            case .damaged: try bookcase.put("{", as: "currentChapterData.json")
            case .newerVersion:
                try bookcase.put(
                    #"{"_vitrine":{"schema":9,"generation":1,"owners":{}}}"#,
                    as: "currentChapterData.json"
                )
            case .unreadable:
                try FileManager.default.removeItem(atPath: bookcase.shared("currentChapterData.json"))
                try FileManager.default.createDirectory(
                    atPath: bookcase.shared("currentChapterData.json"),
                    withIntermediateDirectories: false
                )
            }
            #expect(await entry(.systemSmall).absence == absence)
            said.insert(text(try await timeline().entries[0].rendering))
        }
        #expect(said.count == 4)
    }

    @Test(arguments: [
        "", "W", String(repeating: "Long words everywhere ", count: 250), "\u{202E}evil", "Die Au\u{DF}erirdischen",
        String(repeating: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", count: 40), "a\nb\nc\nd\ne\nf",
    ])
    func anyNameFitsIntoTheWidget(name: String) async throws {
        try save(99_999, 100, name: name, cover: .replace(with: Array(TestImage.png())))
        for family in [WidgetFamily.systemSmall, .systemMedium] {
            let archive = try #require(try await timeline(family).entries[0].rendering.archives.first)
            #expect(!archive.findings.contains { $0.kind == .overflowing }, "\(archive.findings)")
            #expect(archive.reading(now: time.now).lines.joined().contains("100"))
        }
    }
}
