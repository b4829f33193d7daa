import Foundation
import Testing
import WidgetArchive

@testable import AssetCompiler

struct AssetCatalogTests {
    private let fixture: ResourceFixture

    init() throws { fixture = try ResourceFixture() }

    @Test func imageSetKeepsScalesAppearancesLanguagesAndIntent() throws {
        for name in ["a@2x", "a@3x", "night", "한국"] {
            try fixture.write(ResourceFixture.png, to: "A.xcassets/Cover.imageset/\(name).png")
        }
        try fixture.set(
            "Cover.imageset",
            """
            {"images": [
              {"idiom": "universal", "scale": "1x"},
              {"idiom": "universal", "scale": "2x", "filename": "a@2x.png"},
              {"idiom": "universal", "scale": "3x", "filename": "a@3x.png"},
              {"idiom": "universal", "scale": "2x", "filename": "night.png",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"idiom": "universal", "scale": "2x", "filename": "한국.png", "locale": "ko"},
              {"idiom": "ipad", "scale": "2x", "filename": "a@2x.png"}
             ],
             "properties": {"template-rendering-intent": "template"}}
            """
        )
        #expect(try fixture.compile() == [])
        let image = try #require(fixture.index.images["Cover"])
        #expect(image.isTemplate)
        #expect(image.variants.map(\.scale) == [2, 3, 2, 2])
        #expect(image.variants.map(\.appearance) == [nil, nil, .dark, nil])
        #expect(image.variants.map(\.language) == [nil, nil, nil, "ko"])
        for variant in image.variants { #expect(try fixture.read(variant.file) == ResourceFixture.png) }
    }

    @Test func filesForAPhoneComeBeforeThoseForEveryDevice() throws {
        try fixture.write(ResourceFixture.png, to: "A.xcassets/I.imageset/any.png")
        try fixture.write(ResourceFixture.png + Data([0]), to: "A.xcassets/I.imageset/phone.png")
        try fixture.set(
            "I.imageset",
            """
            {"images": [{"idiom": "universal", "filename": "any.png"}, {"idiom": "iphone", "filename": "phone.png"}]}
            """
        )
        #expect(try fixture.compile() == [])
        let first = try #require(fixture.index.images["I"]?.variants.first)
        #expect(try fixture.read(first.file).count == ResourceFixture.png.count + 1)
    }

    @Test func fileOfADataSetIsFoundByTheNameOfTheSet() throws {
        try fixture.set("Tides", #"{"properties": {"provides-namespace": true}}"#)
        try fixture.write("2.1", to: "A.xcassets/Tides/Busan 1.dataset/list.csv")
        try fixture.set("Tides/Busan 1.dataset", #"{"data": [{"filename": "list.csv"}]}"#)
        #expect(try fixture.compile() == [])
        #expect(try fixture.read("data/Tides%2FBusan%201") == Data("2.1".utf8))
    }

    @Test(arguments: [
        (#"{"data": []}"#, #"A.xcassets/B.dataset/Contents.json: warning: the data set "B" names no file; add one"#),
        (
            #"{"data": [{"filename": "../C.csv"}]}"#,
            #"A.xcassets/B.dataset/Contents.json: error: "../C.csv" is not the name of a file in the set"#
        ),
    ])
    func dataSetWithoutItsFileIsNamed(contents: String, finding: String) throws {
        try fixture.write("2.1", to: "A.xcassets/C.csv")
        try fixture.write(contents, to: "A.xcassets/B.dataset/Contents.json")
        #expect(try fixture.compile() == [finding])
    }

    @Test func onlyFoldersThatSayItAddANamespace() throws {
        try fixture.set("Brand", #"{"properties": {"provides-namespace": true}}"#)
        let white = #"{"colors": [{"color": {"components": {"white": "1.0", "alpha": "1.0"}}}]}"#
        try fixture.set("Brand/Ink.colorset", white)
        try fixture.set("Plain v1.2/Paper.colorset", white)
        #expect(try fixture.compile() == [])
        #expect(try fixture.index.colors.keys.sorted() == ["Brand/Ink", "Paper"])
    }

    @Test(arguments: [
        ("1.000", 1.0), ("0.5", 0.5), ("0xFF", 1), ("0x33", 0.2), ("51", 0.2), ("255", 1), ("-0.25", -0.25),
    ])
    func componentIsAFractionOrAByte(text: String, fraction: Double) throws {
        try fixture.set(
            "Ink.colorset",
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "display-p3",
             "components": {"red": "\(text)", "green": "0x00", "blue": "0", "alpha": "0.5"}}}]}
            """
        )
        #expect(try fixture.compile() == [])
        let variant = try #require(fixture.index.colors["Ink"]?.variants.first)
        #expect(
            variant == ResourceIndex.Color.Variant(space: .displayP3, red: fraction, green: 0, blue: 0, opacity: 0.5)
        )
    }

    @Test func colourHasVariantsForDarkAndForContrast() throws {
        try fixture.set(
            "Paper.colorset",
            """
            {"colors": [
              {"color": {"components": {"red": "1.0", "green": "1.0", "blue": "1.0", "alpha": "1"}}},
              {"appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"platform": "ios", "reference": "systemBlueColor"}},
              {"appearances": [{"appearance": "contrast", "value": "high"}],
               "color": {"components": {"white": "0.0", "alpha": "1.0"}}}
            ]}
            """
        )
        #expect(try fixture.compile() == [])
        let variants = try #require(fixture.index.colors["Paper"]?.variants)
        #expect(variants.map(\.appearance) == [nil, .dark, nil])
        #expect(variants.map(\.isHighContrast) == [false, false, true])
        #expect(variants.map(\.blue) == [1, 1, 0])
    }

    @Test(arguments: [
        ("secondarySystemGroupedBackground", 1.0), ("groupTableViewBackground", 1), ("darkText", 1),
        ("lightText", 0.6), ("quaternaryLabel", 0.18), ("opaqueSeparator", 1), ("tertiarySystemFill", 0.12),
    ])
    func colourOfTheSystemsInterfaceIsKnown(name: String, opacity: Double) throws {
        try fixture.set(
            "Paper.colorset",
            #"{"colors": [{"color": {"platform": "ios", "reference": "\#(name)Color"}}]}"#
        )
        #expect(try fixture.compile() == [])
        let light = try #require(fixture.index.colors["Paper"]?.variants.first)
        #expect(abs(light.opacity - opacity) < 0.004)
    }

    @Test func colourWithoutAValueIsLeftToTheSystem() throws {
        try fixture.set("AccentColor.colorset", #"{"colors": [{"idiom": "universal"}]}"#)
        #expect(try fixture.compile() == [])
        #expect(try fixture.index.colors["AccentColor"]?.variants == [])
    }

    @Test func brokenJSONIsNamedWithItsLineAndTheRestIsCompiled() throws {
        try fixture.set("Bad.imageset", "{\"images\": [\n  {\"idiom\": \"universal\",\n  oops\n]}")
        try fixture.set("Good.colorset", #"{"colors": [{"color": {"components": {"white": "1.0"}}}]}"#)
        let findings = try fixture.compile()
        #expect(findings.count == 1)
        #expect(findings[0].hasPrefix("A.xcassets/Bad.imageset/Contents.json:3: error: is not JSON: "))
        #expect(try fixture.index.colors["Good"] != nil)
    }

    @Test func problemsOfImagesNameFileAndRemedy() throws {
        func image(_ name: String, _ entry: String) throws {
            try fixture.set("\(name).imageset", "{\"images\": [\(entry)]}")
        }
        try image("Away", #"{"filename": "away.png"}"#)
        try image("Empty", #"{"idiom": "universal"}"#)
        try image("Escape", #"{"filename": "../../secret.png"}"#)
        try image("Pad", #"{"idiom": "ipad", "filename": "a.png"}"#)
        try image("Text", #"{"filename": "a.png"}"#)
        try fixture.write("not a picture", to: "A.xcassets/Text.imageset/a.png")
        try FileManager.default.createDirectory(
            at: fixture.folder.appending(path: "A.xcassets/Mark.symbolset"),
            withIntermediateDirectories: true
        )
        try fixture.set("Note.symbolset", #"{"symbols": [{"filename": "note.svg"}]}"#)
        try fixture.write("<svg><g id=\"Regular-S\"></g></svg>", to: "A.xcassets/Note.symbolset/note.svg")
        #expect(
            try fixture.compile() == [
                "A.xcassets/Away.imageset/Contents.json: error: names \"away.png\", which is not in the folder; add it or remove it",
                "A.xcassets/Empty.imageset/Contents.json: warning: the image \"Empty\" names no file; add one for any device",
                "A.xcassets/Escape.imageset/Contents.json: error: \"../../secret.png\" is not the name of a file in the set",
                "A.xcassets/Mark.symbolset/Contents.json: error: cannot be read; add the file or remove its folder",
                "A.xcassets/Note.symbolset/note.svg: error: is not a template of a symbol; export it from SF Symbols",
                "A.xcassets/Pad.imageset/Contents.json: warning: the image \"Pad\" has files for other devices only; "
                    + "add one for any device",
                "A.xcassets/Text.imageset/a.png: error: is neither PNG, JPEG, WebP, PDF nor SVG; convert it to one of these",
            ]
        )
        #expect(try fixture.index.images.isEmpty)
    }

    @Test(arguments: [(1, ""), (2, ", as does 1 more file"), (3, ", as do 2 more files")])
    func vectorsWithoutAConverterAreLeftOutWithTheRemedyOnce(count: Int, also: String) throws {
        for index in 0..<count {
            let set = "A.xcassets/Icon\(index).imageset"
            try fixture.write("%PDF-1.4 /MediaBox [0 0 24 \(24 + index)]", to: set + "/icon.pdf")
            try fixture.write(
                #"{"images": [{"idiom": "universal", "filename": "icon.pdf"}]}"#,
                to: set + "/Contents.json"
            )
        }
        #expect(
            try fixture.compile() == [
                "A.xcassets/Icon0.imageset/icon.pdf: error: needs a program that converts it to pixels\(also); "
                    + "install poppler-utils (pdftocairo), or add the image as PNG"
            ]
        )
        #expect(try fixture.index.images.isEmpty)
    }
}
