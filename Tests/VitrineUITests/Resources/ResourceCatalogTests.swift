import Testing
import VitrineUI
import WidgetArchive

@testable import PortableUI

@MainActor
struct ResourceCatalogTests {
    /// An image whose files differ in width: 1 to 4 pixels.
    private func sample() throws -> ResourceCatalog {
        var resources = SampleResources()
        resources.add(Pictures.png(width: 1, height: 1), named: "i", scale: 2)
        resources.add(Pictures.png(width: 2, height: 1), named: "i", scale: 3)
        resources.add(Pictures.png(width: 3, height: 1), named: "i", scale: 3, .dark)
        resources.add(Pictures.png(width: 4, height: 1), named: "i", scale: 3, language: "ko")
        return try resources.catalog
    }

    @Test(arguments: [
        (false, 3.0, "en_US", 2), (false, 2, "en_US", 1), (false, 1, "en_US", 1), (false, 4, "de_DE", 2),
        (true, 3, "en_US", 3), (true, 2, "fr", 3), (false, 3, "ko_KR", 4), (true, 2, "ko", 4),
    ])
    func imageIsChosenByLanguageThenAppearanceThenScale(
        isDark: Bool,
        scale: Double,
        locale: String,
        width: Int
    ) throws {
        let conditions = ResourceCatalog.ImageConditions(
            isDark: { isDark },
            displayScale: scale,
            localeIdentifier: locale
        )
        #expect(try sample().image(named: "i", in: conditions)?.pixelWidth == width)
        #expect(try sample().image(named: "j", in: conditions) == nil)
    }

    @Test func customSymbolHasTheSizeOfItsFont() throws {
        var resources = SampleResources()
        // 50 by 60 points at a font of 100.
        resources.add(Pictures.png(width: 100, height: 120), named: "tide", scale: 2)
        resources.index.images["tide"]?.symbolAscent = 0.5
        resources.add(Pictures.png(width: 100, height: 120), named: "picture", scale: 2)
        let request = ArchiveRequest(size: CGSize(width: 200, height: 200), resources: try resources.catalog)
        func frame(_ view: some View) -> ArchiveRect? {
            var archiver = ViewArchiver()
            func all(_ node: ArchiveNode) -> [ArchiveNode] { [node] + node.children.flatMap(all) }
            return archiver.archive(view, in: request).content.flatMap(all)
                .first { if case .image = $0.content { true } else { false } }?
                .frame
        }
        let symbol = try #require(frame(Image("tide").font(.system(size: 20))))
        #expect(symbol.size == ArchiveSize(width: 10, height: 12))
        let large = try #require(frame(Image("tide").font(.system(size: 20)).imageScale(.large)))
        #expect(large.size.width > symbol.size.width)
        #expect(frame(Image("picture").font(.system(size: 20)))?.size == ArchiveSize(width: 50, height: 60))
        let resized = frame(Image("tide").resizable().frame(width: 30, height: 40))?.size
        #expect(resized == ArchiveSize(width: 30, height: 40))
    }

    @Test func onlyAnImageThatDiffersBetweenAppearancesReadsTheAppearance() throws {
        var resources = SampleResources()
        resources.add(Pictures.png(width: 1, height: 1), named: "same")
        resources.add(Pictures.png(width: 1, height: 1), named: "differs", scale: 1)
        resources.add(Pictures.png(width: 2, height: 1), named: "differs", scale: 1, .dark)
        let catalog = try resources.catalog
        func reads(_ name: String) -> Bool {
            var archiver = ViewArchiver()
            let size = CGSize(width: 10, height: 10)
            _ = archiver.archive(Image(name), in: ArchiveRequest(size: size, resources: catalog))
            return archiver.reads.colorScheme
        }
        #expect(!reads("same"))
        #expect(reads("differs"))
    }

    @Test func namedColourHasBothAppearances() throws {
        var resources = SampleResources()
        resources.index.colors["Brand"] = ResourceIndex.Color(variants: [
            .init(red: 1, green: 0, blue: 0), .init(red: 0, green: 0, blue: 1, opacity: 0.5, appearance: .dark),
            .init(red: 0, green: 1, blue: 0, isHighContrast: true),
        ])
        resources.index.colors["AccentColor"] = ResourceIndex.Color(variants: [])
        resources.index.colors["WidgetBackground"] = ResourceIndex.Color(variants: [])
        try ResourceCatalog.$local.withValue(resources.catalog) {
            #expect(Color("Brand").description == "#ff0000ff/#0000ff80")
            #expect(UIColor(named: "Brand") == UIColor(Color("Brand")))
            #expect(Color("AccentColor") == .blue)
            #expect(Color("WidgetBackground") == .clear, "an empty set is no colour")
            #expect(UIColor(named: "WidgetBackground") == nil)
            #expect(UIColor(named: "AccentColor") != nil)
            #expect(Color.accentColor == .blue)
            let finding =
                "missingResource: no colour named \"WidgetBackground\": its set in the asset catalogue is empty, so choose a colour there"
            #expect(ArchiveLines.findings(Color.red) == [finding])
        }
    }

    @Test func increasedContrastChoosesItsVariants() throws {
        var resources = SampleResources()
        resources.index.colors["Ink"] = ResourceIndex.Color(variants: [
            .init(red: 1, green: 0, blue: 0), .init(red: 0, green: 1, blue: 0, appearance: .dark),
            .init(red: 0, green: 0, blue: 1, isHighContrast: true),
        ])
        let catalog = try resources.catalog
        #expect(catalog.color(named: "Ink")?.description == "#ff0000ff/#00ff00ff")
        catalog.isContrastIncreased = true
        #expect(catalog.color(named: "Ink")?.description == "#0000ffff/#00ff00ff")
        #expect(catalog.color(named: "none") == nil)
    }

    @Test func accentColourIsThatOfTheCatalogue() throws {
        var resources = SampleResources()
        resources.index.colors["AccentColor"] = ResourceIndex.Color(variants: [.init(red: 1, green: 0, blue: 0)])
        try ResourceCatalog.$local.withValue(resources.catalog) {
            #expect(Color.accentColor.description == "#ff0000ff")
        }
        #expect(Color.accentColor == .blue)
    }

    @Test func nameOfAResourceAndOfAUIKitColourMeansTheResource() throws {
        var resources = SampleResources()
        resources.index.colors["Ink"] = ResourceIndex.Color(variants: [.init(red: 1, green: 0, blue: 0)])
        try ResourceCatalog.$local.withValue(resources.catalog) {
            #expect(Color(.ink).description == "#ff0000ff")
            #expect(Color(.systemBlue) == .blue)
        }
    }

    @Test func missingColourIsClearAndAFindingOfEveryArchive() throws {
        try ResourceCatalog.$local.withValue(SampleResources().catalog) {
            let color = Color("Brand")
            #expect(color == .clear)
            #expect(UIColor(named: "Other") == nil)
            let finding = "missingResource: no colour named \"Brand\": add it to the extension's asset catalogue"
            #expect(ArchiveLines.findings(color) == [finding])
            #expect(ArchiveLines.findings(Text("later")) == [finding])
        }
    }

    @Test(arguments: ["{", "[]", #"{"version": 2, "developmentLanguage": "en"}"#])
    func indexThatCannotBeReadIsAFinding(text: String) {
        let catalog = ResourceCatalog(read: { $0 == "index.json" ? Data(text.utf8) : nil })
        #expect(catalog.isEmpty)
        let findings = ArchiveLines.archive(Color.red, resources: catalog).findings
        let message = "the index of the resources is damaged or of another version: compile them again"
        #expect(findings == [ArchiveFinding(.missingResource, message)])
    }

    @Test func imageWithDamagedFileIsMissing() throws {
        var resources = SampleResources()
        resources.add(Data("no picture".utf8), named: "i")
        let findings = try ArchiveLines.archive(Image("i"), resources: resources.catalog).findings
        #expect(findings.map(\.kind) == [.missingImage])
    }

    @Test func namedImageOfUIKitHasTheSizeOfItsFile() throws {
        try ResourceCatalog.$local.withValue(sample()) {
            #expect(UIImage(named: "i")?.size == CGSize(width: 2.0 / 3, height: 1.0 / 3))
            #expect(UIImage(named: "j") == nil)
        }
        #expect(UIImage(named: "i")?.size == .zero)
    }

    @Test(arguments: [
        ("ko_KR", "ko"), ("de_AT", "de"), ("pt_BR", "pt-BR"), ("pt_PT", "pt-PT"), ("pt_AO", "pt-BR"), ("en_GB", "en"),
        ("zh_CN", "zh-Hans"), ("zh_TW", "zh-Hant"), ("zh_Hant_HK", "zh-Hant"), ("zh-Hans-CN", "zh-Hans"),
        ("en_US@rg=dezzzz", "en"), ("fr_FR", nil), ("", nil),
    ])
    func languageIsTheClosestToTheLocale(locale: String, language: String?) {
        let languages = ["de", "en", "ko", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant"]
        #expect(LanguageMatch.best(of: languages, for: locale) == language)
    }

    @Test func chineseIsNotShownInTheOtherScript() {
        #expect(LanguageMatch.best(of: ["zh-Hans"], for: "zh_TW") == nil)
    }
}

// As the generated source declares them.
extension ColorResource {
    fileprivate static let ink = ColorResource(named: "Ink")
}

extension UIColor {
    fileprivate static var ink: UIColor { .black }
}
