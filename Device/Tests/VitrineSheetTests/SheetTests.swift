import BrowserTesting
import Foundation
import Testing
import VitrineDevice
import VitrineScript
import VitrineTesting
import WidgetArchive

@testable import VitrineSheet

/// Sheets of a real program: the test program in place of an extension.
@Suite(.serialized, .hangGuard)
struct SheetTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-sheet-\(UUID().uuidString)")

    private static var manifest: DeviceManifest {
        let programs = Bundle.main.executableURL?.deletingLastPathComponent() ?? Bundle.main.bundleURL
        let program = programs.appending(path: "faulty-child").path
        return DeviceManifest(apps: [
            AppManifest(
                id: "app.faulty",
                name: "Faulty",
                group: "group.faulty",
                program: program,
                widgetProgram: program,
                schemes: ["faulty"],
                arguments: ["good"]
            )
        ])
    }

    private func sheet(_ choices: SheetChoices, _ states: AppStates = .predefined(for: "app.faulty")) async throws
        -> Sheet
    {
        defer {
            // A folder that stays does not make the test fail.
            try? FileManager.default.removeItem(at: folder)
        }
        return try await SheetCapture(choices, states: states, manifest: Self.manifest, folder: folder.path).sheet()
    }

    @Test func everyCellIsDrawnAndTheSameWidgetsGiveTheSameBytes() async throws {
        let choices = SheetChoices(
            kind: "faulty",
            families: [.systemSmall, .systemMedium],
            textSizes: [.large, .accessibility1],
            locales: ["en_US", "ar_EG"]
        )
        let sheet = try await sheet(choices)
        #expect(sheet.states == ["sample", "current", "redacted"])
        #expect(sheet.cells.count == 3 * 2 * 2 * 2 * DeviceAppearance.allCases.count)
        #expect(Set(sheet.cells.map(\.name)).count == sheet.cells.count)
        #expect(sheet.cells.allSatisfy { $0.html != nil && $0.trouble == nil })
        let names = ["large-en_US", "large-ar_EG", "accessibility1-en_US", "accessibility1-ar_EG"]
        #expect(sheet.sections.map(\.name) == names)
        let again = try await self.sheet(choices)
        #expect(again.text == sheet.text)
        #expect(try again.html() == sheet.html())
    }

    @Test func htmlIsWholeAndHostileNamesStayText() async throws {
        var sheet = try await sheet(SheetChoices(kind: "faulty", families: [.systemSmall]))
        sheet.displayName = "<script>alert(1)</script>"
        let html = try sheet.html()
        // What is dimmed on the page is darker than the glass of the clear appearance.
        #expect(html.contains(".cell.tinted { background"))
        #expect(!html.contains("<script"))
        #expect(!html.contains("url(\"Vitrine"))
        #expect(html.contains("data:font/woff2;base64,"))
    }

    @Test func unknownKindFamilyAndStateAreNamed() async throws {
        let standBy = SheetChoices(kind: "faulty", families: [.systemMedium], appearances: [.standBy])
        for (choices, message) in [
            (SheetChoices(kind: "fautly"), "did you mean faulty?"),
            (SheetChoices(kind: "faulty", families: [.systemExtraLarge]), "is not offered as systemExtraLarge"),
            (standBy, "StandBy shows small widgets only"),
            (SheetChoices(kind: "faulty", states: ["curent"]), "did you mean current?"),
        ] {
            let error = await #expect(throws: SheetError.self) { try await sheet(choices) }
            #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
        }
    }

    @Test func stateThatCannotBeReachedIsAnErrorWithItsStep() async throws {
        let states = try AppStates(
            yaml: "app: app.faulty\nstart: 2026-02-03T05:00:00Z\nstates: [{name: x, steps: [{spend: other}]}]",
            file: "x.yaml"
        )
        let error = await #expect(throws: SheetError.self) { try await sheet(SheetChoices(kind: "faulty"), states) }
        #expect(error?.code == .state)
        #expect(error?.message.contains("no widget of kind other") == true)
    }

    /// A divider is a pixel high, and not a point.
    @Test(.requiresBrowser) func lineOfAPixelIsThinnerThanOneOfAPoint() async throws {
        let browser = try HeadlessBrowser(environment: ["VITRINE_BROWSER": Browser.program])
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func picture(_ height: Double) async throws -> Data {
            let page = folder.appending(path: "line.html")
            try Data("<div style='height:\(height)px;background:#000'></div>".utf8).write(to: page)
            return try await browser.picture(of: page, in: .init(width: 20, height: 20, scale: 3), folder: folder)
        }
        #expect(try await picture(1 / 3.0) != picture(1))
    }

    @Test(.requiresBrowser) func pictureOfASectionHasItsSizeAndAChangeIsFound() async throws {
        var sheet = try await sheet(SheetChoices(kind: "faulty", families: [.systemSmall]))
        let browser = try HeadlessBrowser(environment: ["VITRINE_BROWSER": Browser.program])
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pictures = SheetPictures(browser, folder: folder.path)
        let section = sheet.sections[0]
        let picture = try await pictures.picture(of: section, of: sheet)
        let same = try await pictures.compare(accepted: picture, with: picture, of: section, of: sheet)
        let size = [sheet.pictureSize.width, sheet.pictureSize.height]
        #expect(same.difference == PictureDifference(acceptedSize: size, size: size, count: 0, box: [], cells: []))
        #expect(same.marked == nil)
        let cell = try #require(sheet.cells.lastIndex { $0.html != nil })
        sheet.cells[cell].html = "<p>other</p>"
        let other = try await pictures.picture(of: section, of: sheet)
        let changed = try await pictures.compare(accepted: picture, with: other, of: section, of: sheet)
        #expect(changed.difference.cells == [sheet.cells[cell].name])
        #expect(changed.difference.count > 0)
        #expect(changed.difference.isSame == false)
        #expect(changed.marked?.starts(with: [0x89, 0x50, 0x4e, 0x47]) == true)
        await #expect(throws: SheetError.self) {
            try await pictures.compare(accepted: Data("x".utf8), with: picture, of: section, of: sheet)
        }
    }
}

/// A sheet compared with an accepted one.
struct SheetComparisonTests {
    @Test func sameMissingAndDifferentTextAreTold() {
        var comparison = SheetComparison()
        comparison.compareText(accepted: Data("a\n".utf8), with: "a\n", file: "k.txt")
        #expect(comparison.isSame)
        comparison.compareText(accepted: nil, with: "a\n", file: "new.txt")
        comparison.compareText(accepted: Data("== x\nb\n".utf8), with: "== x\nc\n", file: "old.txt")
        #expect(!comparison.isSame)
        #expect(comparison.lines[0] == "same       k.txt")
        #expect(comparison.lines[1].hasPrefix("MISSING    new.txt"))
        #expect(comparison.lines[2...].map { $0 } == ["DIFFERENT  old.txt", "   == x", "  -b", "  +c", "   "])
    }

    @Test func pictureOfAnotherSizeDiffers() {
        let difference = PictureDifference(acceptedSize: [2, 3], size: [2, 4], count: 0, box: [], cells: [])
        #expect(!difference.isSame)
        #expect(difference.description == "it is 2×4 pixels, and was 2×3")
    }

    @Test func cellsWhosePixelsDifferAreNamed() {
        let (size, box) = ([9, 9], [1, 2, 3, 4])
        var difference = PictureDifference(acceptedSize: size, size: size, count: 3, box: box, cells: ["a/b"])
        #expect(difference.description == "3 pixels differ between (1, 2) and (4, 6), in a/b")
        difference.cells = (1...9).map { "c\($0)" }
        #expect(difference.description.hasSuffix("in c1, c2, c3, c4, c5, c6, c7, c8 and 1 more"))
    }

    @Test(arguments: [
        ("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n", "get the file itself with git lfs pull"),
        ("GIF89a", "is not PNG; accept the picture again with --accept"),
    ])
    func acceptedFileThatIsNoPictureIsNamedWithTheRemedy(content: String, remedy: String) throws {
        let containers = try TemporaryContainers()
        let files = SheetFiles(folder: containers.path, kind: "K")
        let picture = files.picture(Sheet.Section(textSize: .large, locale: "en_US"))
        try Data(content.utf8).write(to: picture)
        let error = #expect(throws: SheetError.self) { try files.read(picture) }
        #expect(error?.code == .content && error?.message.hasPrefix(picture.path) == true)
        #expect(error?.message.hasSuffix(remedy) == true)
    }
}
