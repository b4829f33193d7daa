import BrowserTesting
import Foundation
import Testing
import VitrineTesting
import WidgetArchive
import WidgetDrawing

@Suite(.requiresBrowser, .serialized)
struct GalleryPictureTests {
    struct Appearance: Sendable, CustomStringConvertible {
        let description: String
        var isDark = false
        var mode = HTMLDrawing.RenderingMode.fullColor
        var isPlaceholder = false
        var background = "#d8dce6"
    }

    static let appearances = [
        Appearance(description: "light"),
        Appearance(description: "dark", isDark: true, background: "#101014"),
        Appearance(
            description: "tinted",
            mode: .accented(tint: ArchiveRGBA(rawValue: 0xffb3_40ff)),
            background: "#203048"
        ),
        Appearance(description: "vibrant", mode: .vibrant, background: "#385060"),
        Appearance(description: "placeholder", isPlaceholder: true),
    ]

    private static func site(_ appearance: Appearance) throws -> BrowserSite {
        var page = DrawnPage()
        for (index, piece) in Gallery.pieces.enumerated() {
            let drawing = HTMLDrawing(
                isDark: appearance.isDark,
                renderingMode: appearance.mode,
                now: Gallery.now,
                isPlaceholder: appearance.isPlaceholder,
                cornerRadius: 22,
                idPrefix: "p\(index)"
            )
            page.add(piece.archive, as: drawing, title: piece.name)
        }
        return try page.site(background: appearance.background)
    }

    /// Draws all samples in every variant, without a violation of the page's policy and without a script error.
    ///
    /// If the environment variable `VITRINE_PICTURES` names a folder, the test saves the screenshots there.
    @Test func galleryDrawsInEveryVariantWithoutBrowserErrors() async throws {
        try await Browser.withPage(width: 720, height: 960) { page in
            for appearance in Self.appearances {
                try await page.load(Self.site(appearance))
                #expect(page.complaints.isEmpty, "\(appearance)")
                guard let folder = ProcessInfo.processInfo.environment["VITRINE_PICTURES"] else { continue }
                let file = URL(filePath: folder).appending(path: "gallery-\(appearance.description).png")
                try await page.screenshot().write(to: file)
            }
        }
    }
}
