import AppIntents
import Contacts
import OSLog
import SwiftUI
import Testing
import VitrineTesting
import WeatherKit
import WidgetArchive
import WidgetKit

/// Forms that much code has, and services that are refused.
@MainActor
struct OlderCodeTests {
    private func archive(_ view: some View) -> EntryArchive { EntryArchive(of: view, width: 160, height: 72) }

    private func words(_ view: some View) -> [String] { archive(view).words() }

    @Test func componentsOfAColourAreRead() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect([red, green, blue, alpha] == [0.25, 0.5, 1, 0.5])
        #expect(CGColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5).components == [0.25, 0.5, 1, 0.5])
        #expect(!UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 1).getWhite(&red, alpha: nil))
        #expect(UIColor(white: 0.75, alpha: 1).getWhite(&red, alpha: nil))
        #expect(red == 0.75)
    }

    @Test(arguments: [
        (UIColor.tertiarySystemFill, 0.12), (.quaternarySystemFill, 0.08), (.link, 1), (.lightText, 0.6),
        (.darkText, 1), (.placeholderText, 0.3),
    ])
    func namedColourHasItsOpacity(_ color: UIColor, _ opacity: CGFloat) {
        #expect(abs(color.cgColor.alpha - opacity) < 0.01)
        var alpha: CGFloat = 0
        color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
        #expect(alpha == color.cgColor.alpha)
        color.setFill()
    }

    @Test func equalPicturesAreOneInASet() throws {
        let star = try #require(UIImage(systemName: "star"))
        #expect(Set([star, UIImage(systemName: "star"), UIImage(systemName: "moon")]).count == 2)
    }

    @Test func pixelsOfAPictureHaveNoBytes() throws {
        let file = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        let picture = try #require(Data(base64Encoded: file).flatMap(UIImage.init(data:))?.cgImage)
        #expect(CFDataGetBytePtr(picture.dataProvider?.data) == nil)
        #expect(CFDataGetLength(CGDataProvider(data: Data([1, 2]))?.data) == 2)
        #expect(picture.bytesPerRow == 4)
    }

    @Test func objectHasTheValueThatIsAssociatedWithIt() {
        let keys = UnsafeMutablePointer<Int8>.allocate(capacity: 2)
        defer { keys.deallocate() }
        let (object, other) = (NSObject(), NSObject())
        objc_setAssociatedObject(object, keys, "ebb", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(object, keys) as? String == "ebb")
        #expect(objc_getAssociatedObject(object, keys + 1) == nil)
        #expect(objc_getAssociatedObject(other, keys) == nil)
        objc_setAssociatedObject(object, keys, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(object, keys) == nil)
    }

    @Test func tableHoldsWeaklyWhatItIsTold() throws {
        let table = NSMapTable<NSString, NSObject>.strongToWeakObjects()
        let hashes = NSHashTable<NSObject>.weakObjects()
        var object: NSObject? = NSObject()
        table.setObject(object, forKey: "ebb")
        hashes.add(object)
        #expect(table.object(forKey: NSString(string: "ebb")) === object)
        #expect(hashes.allObjects == [try #require(object)])
        object = nil
        #expect(table.count == 0)
        #expect(hashes.allObjects.isEmpty)
        let strong = NSMapTable<NSString, NSString>()
        strong.setObject("high", forKey: "flood")
        strong.setObject("higher", forKey: "flood")
        #expect(strong.dictionaryRepresentation() == [NSString(string: "flood"): "higher"])
        strong.removeObject(forKey: "flood")
        #expect(strong.count == 0)
    }

    @Test func shapeOfAnOutlineIsKept() {
        let outline = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(outline.contains(CGPoint(x: 1, y: 1)))
        outline.lineCapStyle = .round
        outline.removeAllPoints()
        #expect(outline.isEmpty)
    }

    @Test func lockOfAnObjectIsTakenTwiceByOneThread() {
        let object = NSObject()
        #expect(objc_sync_enter(object) == 0)
        #expect(objc_sync_enter(object) == 0)
        #expect(objc_sync_exit(object) == 0)
        #expect(objc_sync_exit(object) == 0)
    }

    @Test func buttonOfAnyLabelIsStyled() {
        #expect(words(Button("Ebb") {}.prominent()) == ["Ebb"])
    }

    @Test(arguments: [0, 0.25, 0.5, 0.9])
    func hueIsReadAsItWasGiven(_ hue: CGFloat) {
        var (read, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        UIColor(hue: hue, saturation: 0.5, brightness: 0.75, alpha: 1)
            .getHue(&read, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect(abs(read - hue) < 0.01)
        #expect(abs(saturation - 0.5) < 0.01)
        #expect(abs(brightness - 0.75) < 0.01)
    }

    @Test func sectionTakesItsHeaderAsAView() {
        let section = VStack { Section(header: Text(verbatim: "Tides")) { Text(verbatim: "High") } }
        #expect(words(section) == ["Tides", "High"])
    }

    @Test func switchOfAValueIsDrawn() {
        #expect(words(Toggle(isOn: .constant(true)) { Text(verbatim: "Alerts") }).contains { $0.contains("Alerts") })
    }

    @Test func groupOfAnAccessoryHasItsLabelAndItsViews() {
        let group = AccessoryWidgetGroup("Boats") {
            Text(verbatim: "1")
            Text(verbatim: "2")
        }
        #expect(words(group) == ["Boats", "1", "2"])
    }

    @Test func coordinatorDoesTheWorkAtOnce() {
        final class Presenter: NSObject, NSFilePresenter {
            var presentedItemURL: URL? { nil }
            var presentedItemOperationQueue: OperationQueue { .main }
        }
        let file = URL(filePath: "/a")
        var error: NSError?
        var urls: [URL] = []
        let coordinator = NSFileCoordinator(filePresenter: Presenter())
        coordinator.coordinate(readingItemAt: file, options: .withoutChanges, error: &error) { urls.append($0) }
        coordinator.coordinate(writingItemAt: file, options: .forReplacing, error: nil) { urls.append($0) }
        #expect(urls == [file, file])
        #expect(error == nil)
    }

    @Test func pictureIsTheImageThatIsDrawnInIt() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 0)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIImage(systemName: "star")?.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(UIGraphicsGetImageFromCurrentImageContext() != nil)
        UIGraphicsEndImageContext()
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test func fontOfATextSizeIsTheUsualOne() {
        let traits = UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(.accessibilityLarge))
        #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
        let font = UIFont.preferredFont(forTextStyle: .title1, compatibleWith: traits)
        let scaled = UIFontMetrics(forTextStyle: .title1)
            .scaledFont(for: font, maximumPointSize: 60, compatibleWith: traits)
        #expect(scaled.pointSize == 28)
        #expect(UIColor(named: "none", in: .main, compatibleWith: traits) == nil)
    }

    @Test func olderTraitIsSpoken() {
        let older = Text(verbatim: "Balance").accessibility(addTraits: .isButton).accessibility(identifier: "card")
        #expect(archive(older) == archive(Text(verbatim: "Balance").accessibilityAddTraits(.isButton)))
    }

    @Test func protectionOfAFileIsCompared() {
        let attributes: [FileAttributeKey: Any] = [.protectionKey: FileProtectionType.complete]
        #expect(attributes[.protectionKey] as? FileProtectionType == .complete)
        #expect(WidgetFamily.systemMedium.debugDescription == "systemMedium")
    }

    @Test func noMessageIsKept() throws {
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let entries = try store.getEntries(at: store.position(date: .distantPast), matching: NSPredicate(value: true))
        let messages = Array(entries).compactMap { ($0 as? OSLogEntryLog)?.composedMessage }
        #expect(messages.isEmpty)
    }

    @Test func placeIsAParameterThatNothingSets() {
        struct Show: AppIntent {
            static let title: LocalizedStringResource = "Show"
            @Parameter(title: "Place") var place: CLPlacemark?

            func perform() async throws -> some IntentResult { .result() }
        }
        #expect(Show().place == nil)
    }

    @Test func weatherAndContactsAreRefused() async {
        let place = CLLocation(latitude: 37.5, longitude: 127)
        await #expect(throws: WeatherError.permissionDenied) { try await WeatherService.shared.weather(for: place) }
        await #expect(throws: WeatherError.permissionDenied) {
            try await WeatherService.shared.weather(for: place, including: .current, .daily)
        }
        #expect(WeatherCondition.mostlyClear.description == "Mostly Clear")
        #expect(throws: CNError(.authorizationDenied)) {
            let people = CNContact.predicateForContacts(withIdentifiers: ["a"])
            let keys = [CNContactThumbnailImageDataKey as any CNKeyDescriptor]
            _ = try CNContactStore().unifiedContacts(matching: people, keysToFetch: keys)
        }
    }
}

// An extension need not say that the label is a view: every button's is.
extension Button {
    fileprivate func prominent() -> some View { buttonStyle(.borderedProminent) }
}
