import Foundation
import Testing
import WidgetArchive

@testable import AssetCompiler

struct VectorTests {
    private let fixture: ResourceFixture

    init() throws { fixture = try ResourceFixture() }

    @Test(arguments: [
        (#"<svg width="24" height="12" viewBox="0 0 48 24">"#, 24.0, 12.0),
        (#"<svg stroke-width="3" width='24px' height='12pt'>"#, 24, 12),
        (#"<svg viewBox="0 0 48 24" stroke-width="3">"#, 48, 24), (#"<svg viewBox="1,2,30,40">"#, 30, 40),
    ])
    func sizeOfAnSVGFileIsItsOwnThenThatOfItsViewBox(svg: String, width: Double, height: Double) throws {
        let size = try #require(VectorSize(svg: "<?xml?>\n" + svg + "<path/></svg>"))
        #expect(size.width == width)
        #expect(size.height == height)
    }

    @Test(arguments: [#"<svg width="100%" height="100%">"#, "<svg>", #"<svg viewBox="0 0 0 0">"#, "<p>"])
    func fileWithoutASizeHasNone(svg: String) { #expect(VectorSize(svg: svg) == nil) }

    @Test func sizeOfAPDFFileIsThatOfItsFirstPage() throws {
        let size = try #require(VectorSize(pdf: Data("%PDF-1.4\n/MediaBox [ 10 20 34.5 44 ]".utf8)))
        #expect(size.width == 24.5)
        #expect(size.height == 24)
    }

    @Test(arguments: [(24.0, false, 3.0), (24, true, 6), (300, true, 3), (300, false, 3), (2000, false, 1)])
    func scaleIsThreeUnlessTheImageMayGrowOrIsLarge(side: Double, mayGrow: Bool, scale: Double) throws {
        let size = try #require(VectorSize(svg: "<svg width=\"\(side)\" height=\"\(side)\">"))
        #expect(size.scale(mayGrow: mayGrow) == scale)
    }

    @Test func converterThatIsInstalledIsUsedOnceForAFile() throws {
        let picture = try fixture.write(ResourceFixture.png, to: "../picture.png")
        // A stand-in that notes each call and copies a picture to the output: rsvg-convert -z SCALE -o OUTPUT INPUT.
        let copy = "#!/bin/sh\necho \"$2\" >> \"$0.calls\"\ncp '\(picture.path(percentEncoded: false))' \"$4\"\n"
        let bin = try tool(copy)
        try fixture.write(#"<svg width="24" height="24"/>"#, to: "A.xcassets/Icon.imageset/i.svg")
        try fixture.set(
            "Icon.imageset",
            #"{"images": [{"filename": "i.svg"}], "properties": {"preserves-vector-representation": true}}"#
        )
        for _ in 0..<2 { #expect(try fixture.compile(tools: [bin]) == []) }
        let variant = try #require(fixture.index.images["Icon"]?.variants.first)
        #expect(variant.scale == 6)
        #expect(try fixture.read(variant.file) == ResourceFixture.png)
        #expect(try String(contentsOfFile: bin + "/rsvg-convert.calls", encoding: .utf8) == "6.0\n")
    }

    /// Makes the program that converts vectors; returns its folder.
    private func tool(_ script: String) throws -> String {
        let file = try fixture.write(script, to: "../bin/rsvg-convert").standardized
        let path = file.path(percentEncoded: false)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return file.deletingLastPathComponent().path(percentEncoded: false)
    }

    @Test func converterThatDoesNotEndIsKilled() throws {
        let folder = try tool("#!/bin/sh\nexec sleep 600\n")
        let input = try fixture.write("<svg/>", to: "i.svg")
        let output = fixture.folder.appending(path: "o.png")
        let task = VectorConverter.Task(input: input, output: output, kind: .svg, scale: 1)
        let error = #expect(throws: AssetFinding.self) {
            try VectorConverter(folders: [folder], limit: 0.2).convert(task)
        }
        #expect(error?.description.contains("took more than") == true)
    }
}
