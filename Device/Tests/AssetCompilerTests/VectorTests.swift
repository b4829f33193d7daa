import Foundation
import Testing
import WidgetArchive

@testable import AssetCompiler

struct VectorTests {
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
        let fixture = try ResourceFixture()
        let bin = fixture.folder.deletingLastPathComponent().appending(path: "bin")
        try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
        let picture = try fixture.write(ResourceFixture.png, to: "../picture.png")
        // A stand-in that notes each call and copies a picture to the output: rsvg-convert -z SCALE -o OUTPUT INPUT.
        let tool = bin.appending(path: "rsvg-convert")
        try Data(
            "#!/bin/sh\necho \"$2\" >> \"$0.calls\"\ncp '\(picture.path(percentEncoded: false))' \"$4\"\n".utf8
        )
        .write(to: tool)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: tool.path(percentEncoded: false)
        )
        try fixture.write(#"<svg width="24" height="24"/>"#, to: "A.xcassets/Icon.imageset/i.svg")
        try fixture.write(
            #"{"images": [{"filename": "i.svg"}], "properties": {"preserves-vector-representation": true}}"#,
            to: "A.xcassets/Icon.imageset/Contents.json"
        )
        for _ in 0..<2 { #expect(try fixture.compile(tools: [bin.path(percentEncoded: false)]) == []) }
        let variant = try #require(fixture.index.images["Icon"]?.variants.first)
        #expect(variant.scale == 6)
        #expect(try fixture.read(variant.file) == ResourceFixture.png)
        #expect(try String(contentsOf: bin.appending(path: "rsvg-convert.calls"), encoding: .utf8) == "6.0\n")
    }

    @Test func converterThatDoesNotEndIsKilled() throws {
        let fixture = try ResourceFixture()
        let tool = try fixture.write(Data("#!/bin/sh\nexec sleep 600\n".utf8), to: "../bin/rsvg-convert")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: tool.path(percentEncoded: false)
        )
        let folder = tool.deletingLastPathComponent().path(percentEncoded: false)
        let input = try fixture.write("<svg/>", to: "i.svg")
        let task = VectorConverter.Task(
            input: input,
            output: fixture.folder.appending(path: "o.png"),
            kind: .svg,
            scale: 1
        )
        let error = #expect(throws: AssetFinding.self) {
            try VectorConverter(folders: [folder], limit: 0.2).convert(task)
        }
        #expect(error?.description.contains("took more than") == true)
    }

    @Test func browserConvertsAnSVGFileAtItsScale() throws {
        let fixture = try ResourceFixture()
        try fixture.write(
            ##"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><rect width="8" height="4" fill="#f00"/></svg>"##,
            to: "A.xcassets/Red.imageset/red.svg"
        )
        try fixture.write(
            #"{"images": [{"idiom": "universal", "filename": "red.svg"}]}"#,
            to: "A.xcassets/Red.imageset/Contents.json"
        )
        #expect(try fixture.compile() == [])
        let variant = try #require(fixture.index.images["Red"]?.variants.first)
        #expect(variant.scale == 3)
        // The header of a PNG file has the width and height at byte 16.
        let header = try [UInt8](fixture.read(variant.file).dropFirst(16).prefix(8))
        #expect(header == [0, 0, 0, 24, 0, 0, 0, 12])
    }
}
