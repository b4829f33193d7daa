import Foundation
import Testing
import VitrineTesting

@testable import WidgetArchive

/// The locale of an app that has no texts in the device's language.
struct AppLocaleTests {
    @Test(arguments: [
        ("en", "de_DE", "en_DE"), ("en", "de_DE@hours=h12", "en_DE@hours=h12"), ("en", "zh_Hans_CN", "en_CN"),
        ("zh-Hans", "de_DE", "zh_Hans_DE"), ("pt-BR", "ja-JP", "pt_JP"), ("pt-BR", "ja", "pt_BR"), ("ko", "ar", "ko"),
        ("en", "es_419", "en_419"), ("en", "de-DE-u-hc-h23", "en_DE"), ("en", "ar_XB", "en_XB"),
        ("EN", "de_de", "en_DE"),
        ("en", "", "en"), ("en", "_", "en"), ("", "de_DE", "DE"), ("en", "no locale at all", "en"),
    ])
    func appsLanguageIsJoinedWithTheDevicesRegion(language: String, device: String, expected: String) {
        #expect(AppLocale.identifier(language: language, on: device) == expected)
    }

    @Test func languageOfAnArchiveIsStoredAndPartOfItsDigest() throws {
        var archive = Gallery.liveTexts
        let (digest, plain) = (archive.digest, try JSONEncoder().encode(archive))
        #expect(!String(decoding: plain, as: UTF8.self).contains("\"language\""))
        archive.language = "en"
        #expect(archive.digest != digest)
        let stored = try JSONDecoder().decode(EntryArchive.self, from: try JSONEncoder().encode(archive))
        #expect(stored.language == "en" && stored.digest == archive.digest)
    }
}
