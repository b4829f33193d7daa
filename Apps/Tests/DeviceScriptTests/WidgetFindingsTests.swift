import AppTestSupport
import Foundation
import Testing
import VitrineDevice
import VitrineTesting
import VitrineWire
import WidgetArchive
import WidgetDrawing

/// Holds every widget of the four apps free of what people cannot read or tap: on a device with the real programs and
/// their sample data, in every family, appearance and in languages of three scripts, on the smallest and the largest
/// phone.
@Suite(.serialized, .hangGuard)
struct WidgetFindingsTests {
    /// A title that a person wrote may be cut, so that truncated texts are left out.
    private static let kinds: Set<ArchiveFinding.Kind> = [
        .overflowing, .missingImage, .unknownSymbol, .hiddenByAccent, .flatPicture, .lowContrast,
        .smallText,
        .smallTarget, .outsideMargins,
    ]
    private static let screens = ["375x667", "440x956"]
    private static let locales = ["en_US", "de_DE", "ko_KR", "ar_XB"]
    /// The largest size of the ordinary ones, and the largest of all.
    private static let largestTexts: [(String, DeviceTextSize, String)] = [
        ("375x667", .xxxLarge, "de_DE"), ("375x667", .accessibility5, "en_US"), ("375x667", .accessibility5, "ar_XB"),
        ("440x956", .accessibility5, "ko_KR"),
    ]
    private static let looks: [(variant: DeviceAppearance, drawn: DrawnAppearance)] = [
        (.light, .light), (.dark, .dark), (.tinted, .tinted(.usualTint)), (.clear, .clear),
    ]

    @Test func nothingIsFoundAtTheDefaultTextSize() async throws {
        let found = try await findings { device in
            var found: [String] = []
            for isDark in [false, true] {
                let audit = WidgetAudit(appearance: isDark ? .dark : .light, contentMargin: 0)
                found += try await Self.findings(on: device, isDark: isDark) { audit.findings(in: $0) }
                    .filter { $0.contains("contrast") }
            }
            try await device.goHome()
            for screen in Self.screens {
                try await device.setScreen(screen)
                for locale in Self.locales {
                    try await device.set(\.locale, to: locale)
                    found += try await Self.findings(on: device, name: "\(screen) \(locale)", kinds: Self.kinds)
                }
            }
            return found
        }
        #expect(found == [], "\(found.count) findings:\n\(found.joined(separator: "\n"))")
    }

    @Test func nothingOverlapsLeavesItsWidgetOrIsCutAtTheLargestTextSizes() async throws {
        let found = try await findings { device in
            try await device.set(\.display.textSize, to: .accessibility5)
            // The sample's own words are short, so that none is cut; of LucidPal's habits, some are on its screen.
            var found = try await Self.findings(on: device, name: "accessibility5", kinds: [.truncated])
            found += try await Self.findings(on: device, isDark: false) { $0.findings.filter { $0.kind == .truncated } }
                .filter { !$0.hasPrefix("lucidpal://today") }
            try await device.goHome()
            for (screen, size, locale) in Self.largestTexts {
                try await device.setScreen(screen)
                try await device.set(\.locale, to: locale)
                try await device.set(\.display.textSize, to: size)
                let name = "\(screen) \(locale) \(size.rawValue)"
                found += try await Self.findings(on: device, name: name, kinds: Self.kinds)
            }
            return found
        }
        #expect(found == [], "\(found.count) findings:\n\(found.joined(separator: "\n"))")
    }

    /// The findings about the screens of all apps.
    private static func findings(
        on device: Device,
        isDark: Bool,
        in archive: (EntryArchive) -> [ArchiveFinding]
    ) async throws -> [String] {
        var found: [String] = []
        for screen in appScreens {
            try await device.openLink(screen)
            await device.settle()
            let app = try #require(await device.snapshot().foreground)
            let request = ScreenRequest(width: 393, height: 724, variant: AppearanceVariant(isDark: isDark))
            found += archive(try await device.appScreen(app, request).archive).map { "\(screen): \($0.message)" }
        }
        return found
    }

    private static let appScreens = [
        "lucidpal://today", "lucidpal://notes", "lucidpal://calendar", "beebloom://today", "beebloom://habits",
        "beebloom://history", "hangangjari://parks", "hangangjari://park/banpo/parking",
        "hangangjari://park/banpo/outing", "dbmultiverse://chapters",
    ]

    /// The findings about all widgets of a device, in the gallery and placed.
    private static func findings(
        on device: Device,
        name: String,
        kinds: Set<ArchiveFinding.Kind>
    ) async throws -> [String] {
        await device.settle()
        var found: [String] = []
        let items = await device.galleryItems()
        #expect(items.count >= 9)
        for item in items {
            #expect(item.trouble == nil)
            var renderings = [item.snapshot].compactMap(\.self)
            let instance = try await device.place(item.kind, item.family, of: item.app)
            await device.settle()
            let placed = await device.snapshot().widgets.first { $0.id == instance }
            renderings += placed?.timeline?.entries.map(\.rendering) ?? []
            try await device.remove(instance)
            #expect(renderings.count >= 2, "\(item.kind) has no timeline")
            for rendering in renderings {
                found += Self.overlaps(in: rendering).map { "\(name) \(item.kind) \(item.family.words): \($0)" }
                    .filter { !found.contains($0) }
                for finding in Self.findings(in: rendering, of: item) where kinds.contains(finding.finding.kind) {
                    let line =
                        "\(name) \(item.kind) \(item.family.words) \(finding.look): \(finding.finding.kind.rawValue): "
                        + finding.finding.message
                    if !found.contains(line) { found.append(line) }
                }
            }
        }
        return found
    }

    private static func findings(
        in rendering: DrawnRendering,
        of item: GalleryItem
    ) -> [(look: String, finding: ArchiveFinding)] {
        looks.flatMap { look -> [(look: String, finding: ArchiveFinding)] in
            let variant =
                switch look.variant {
                case .light: AppearanceVariant()
                case .dark: AppearanceVariant(isDark: true)
                case .tinted, .clear: AppearanceVariant(isDark: true, renderingMode: .accented)
                }
            guard let archive = rendering.picture(for: variant)?.archive else { return [] }
            let audit = WidgetAudit(
                appearance: look.drawn,
                contentMargin: WidgetAudit.margin(
                    system: item.contentMargin,
                    isDisabled: item.hasContentMarginsDisabled
                )
            )
            return (archive.findings + audit.findings(in: archive)).map { (look.variant.rawValue, $0) }
        }
    }

    /// Pairs of texts that are drawn over each other.
    private static func overlaps(in rendering: DrawnRendering) -> [String] {
        guard let archive = rendering.picture(for: AppearanceVariant())?.archive else { return [] }
        let texts = texts(in: archive.content, at: ArchivePoint(x: 0, y: 0))
        // The boxes of lines in a tight column touch.
        let tolerance = 2.0
        return texts.indices.flatMap { index in
            texts[..<index]
                .filter { other in
                    min(other.frame.maxX, texts[index].frame.maxX)
                        - max(other.frame.origin.x, texts[index].frame.origin.x)
                        > tolerance
                        && min(other.frame.maxY, texts[index].frame.maxY)
                            - max(other.frame.origin.y, texts[index].frame.origin.y) > tolerance
                }
                .map { "overlapping: \"\($0.words)\" and \"\(texts[index].words)\"" }
        }
    }

    private static func texts(
        in nodes: [ArchiveNode],
        at origin: ArchivePoint
    ) -> [(words: String, frame: ArchiveRect)] {
        nodes.flatMap { node -> [(words: String, frame: ArchiveRect)] in
            let corner = ArchivePoint(x: origin.x + node.frame.origin.x, y: origin.y + node.frame.origin.y)
            let frame = ArchiveRect(origin: corner, size: node.frame.size)
            let own: [(words: String, frame: ArchiveRect)] =
                switch node.content {
                case .text(let text): [(text.string, frame)]
                case .liveText(let text): [("\(text.prefix)live\(text.suffix)", frame)]
                default: []
                }
            return own + texts(in: node.children, at: corner)
        }
    }

    /// Runs a device with the four apps and their sample data while a body looks at it.
    private func findings(
        _ body: @Sendable @escaping (Device) async throws -> [String]
    ) async throws -> [String] {
        let folder = try MemoryFolder()
        var manifest = try DeviceManifest.apps()
        // Only what the test places is asked for.
        for index in manifest.apps.indices { manifest.apps[index].placements = [] }
        let device = try Device(
            DeviceConfiguration(
                manifest: manifest,
                stateFolder: folder.path + "/state",
                containersFolder: folder.path + "/containers",
                date: try Date("2026-06-03T09:41:00Z", strategy: .iso8601),
                profile: .development,
                settings: DeviceSettings(timeZone: "Asia/Seoul"),
                isHeld: true
            )
        )
        return try await device.whileRunning {
            // The sample data are stored when an app is opened for the first time.
            for app in manifest.apps { try await device.openApp(app.id) }
            await device.settle()
            try await device.goHome()
            return try await body(device)
        }
    }
}
