import Foundation
import Testing
import WidgetDrawing

/// The generated style sheet must equal the style sheet in the resources, which was measured in a browser.
struct FontStylesheetTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/WidgetDrawing/Fonts")

    @Test func fontFacesEqualTheMeasuredStyleSheet() throws {
        let measured = try String(contentsOf: Self.folder.appending(path: "fonts.css"), encoding: .utf8)
        #expect(FontStylesheet.fontFaces() == measured)
    }

    @Test func servedFilesAreExactlyTheFilesInTheFolder() throws {
        let shipped = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
            .filter { $0.hasSuffix(".woff2") }
        #expect(Set(shipped) == Set(PageFont.all.map(\.fileName)))
        #expect(PageFont.all.count == shipped.count)
    }

    @Test func servedFilesStaySmall() throws {
        let bytes = try PageFont.all.reduce(0) { sum, font in
            try sum + Data(contentsOf: Self.folder.appending(path: font.fileName)).count
        }
        #expect(bytes < 2_500_000)
    }

    @Test func basePrecedesEveryFileName() {
        let faces = FontStylesheet.fontFaces(base: "/fonts/")
        for font in PageFont.all {
            #expect(faces.contains("url(\"/fonts/\(font.fileName)\")"))
        }
    }

    @Test(arguments: [
        ("en", "Vitrine CJK"), ("ko-KR", "Vitrine CJK"), ("ja", "Vitrine CJK JP"), ("ja-JP", "Vitrine CJK JP"),
        ("jav", "Vitrine CJK"), ("zh", "Vitrine CJK SC"), ("zh-Hans-HK", "Vitrine CJK SC"),
        ("zh-Hant", "Vitrine CJK TC"), ("zh-TW", "Vitrine CJK TC"),
    ])
    func languageSelectsTheFormsOfHanCharacters(language: String, family: String) {
        let stack = PageFont.Design.sans.fontStack(language: language)
        #expect(stack.contains("'\(family)',"))
    }

    @Test(arguments: PageFont.Design.allCases)
    func fontStackStartsWithItsDesignAndFallsBackToTheSansDesign(design: PageFont.Design) {
        let families = design.fontStack().components(separatedBy: ", ")
        #expect(families.first == "'\(design.family)'")
        #expect(families.contains("'Vitrine Sans'"))
        #expect(Set(families).count == families.count)
        #expect(families.last == "sans-serif")
    }
}
