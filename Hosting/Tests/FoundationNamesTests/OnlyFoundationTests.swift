import Foundation
import Testing

/// Names of files that import Foundation only, as an extension's module sees them.
struct OnlyFoundationTests {
    /// A query as much code has it: constants in place of their values, a number as an object.
    @Test func keychainQueryTakesConstantsOfCoreFoundation() {
        let query =
            [
                kSecClass as String: kSecClassGenericPassword,
                kSecAttrSynchronizable as String: kCFBooleanTrue as CFBoolean,
                kSecMatchLimit as String: 50 as CFNumber,
                kSecUseAuthenticationUI as String: kSecUseAuthenticationUIFail,
            ] as CFDictionary
        #expect(SecItemCopyMatching(query, nil) == errSecItemNotFound)
    }

    @Test func fileIsWrittenAtOnceByTheOlderName() throws {
        #expect(Data.WritingOptions.atomicWrite == .atomic)
        let exception = NSException(name: .invalidArgumentException, reason: "no value", userInfo: nil)
        #expect(exception.name.rawValue == "NSInvalidArgumentException")
    }

    @Test func objectIsAskedForItsAssociatedValue() {
        let key = UnsafeMutablePointer<Int8>.allocate(capacity: 1)
        defer { key.deallocate() }
        let object = NSObject()
        objc_setAssociatedObject(object, key, kSecAttrCreator, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(object, key) as? String == "crtr")
    }

    @Test func randomBytesAreWrittenWhereTheyAreWanted() {
        var bytes = [UInt8](repeating: 0, count: 33)
        #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &bytes) == errSecSuccess)
        #expect(bytes.prefix(32).contains { $0 != 0 })
        #expect(bytes.last == 0)
    }

    /// A request as code has it that was written in Objective-C before.
    @Test func requestTakesAPolicyOfItsOlderName() {
        let policy = NSURLRequest.CachePolicy.reloadIgnoringLocalCacheData
        let request = URLRequest(url: URL(filePath: "/"), cachePolicy: policy, timeoutInterval: 20)
        #expect(request.cachePolicy == policy)
        #expect(NSURLAuthenticationMethodServerTrust == "NSURLAuthenticationMethodServerTrust")
    }

    /// Foundation on Linux writes US$1,234.50, as in `en_001`.
    @Test func numbersFollowTheDevicesLocale() {
        #expect(1234.5.formatted(.currency(code: "USD")) == "$1,234.50")
        #expect(Decimal(1234.5).formatted(.currency(code: "USD")) == "$1,234.50")
        #expect(0.125.formatted(.percent) == "12.5%")
        #expect(Int64(1_500_000).formatted(.byteCount(style: .file)) == "1.5 MB")
        let temperature = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(temperature.formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "20\u{b0}C")
        #expect(temperature.formatted() == "68\u{b0}F")
    }

    /// `en_001` has the day before the month, and US$ before an amount.
    @Test func textIsReadInTheDevicesLocale() throws {
        let day = try Date("2/3/2026", strategy: Date.FormatStyle(date: .numeric, time: .omitted))
        #expect(day.formatted(date: .numeric, time: .omitted) == "2/3/2026")
        #expect(Calendar.current.component(.month, from: day) == 2)
        let style = Date.FormatStyle.dateTime.month(.abbreviated).day().year()
        #expect(try Date("Feb 3, 2026", strategy: style) == day)
        #expect(try Date("Feb 3, 2026".prefix(20), strategy: style.parseStrategy) == day)
        #expect(try Decimal("$1,234.50", format: .currency(code: "USD")) == 1234.5)
        #expect(try Double("$1,234.50", format: .currency(code: "USD")) == 1234.5)
        #expect(try Int("1,234", format: .number) == 1234)
        #expect(try Int("45%", strategy: IntegerFormatStyle<Int>.Percent().parseStrategy) == 45)
        let german = Locale(identifier: "de_DE")
        #expect(try Double("1.234,5", format: .number.locale(german)) == 1234.5)
    }

    @Test func bundlePrefersTheDevicesLanguage() {
        #expect(Bundle.preferredLocalizations(from: ["zh-Hans", "de", "en"]) == ["en"])
        #expect(Bundle.preferredLocalizations(from: ["zh-Hans", "de"], forPreferences: ["de-AT"]) == ["de"])
        #expect(Bundle.main.preferredLocalizations.count <= 1)
    }

    @Test func systemIsOfTheDevicesVersionAndNotOfTheMachines() {
        let process = ProcessInfo.processInfo
        #expect(process.isOperatingSystemAtLeast(.init(majorVersion: 17, minorVersion: 4, patchVersion: 1)))
        #expect(!process.isOperatingSystemAtLeast(.init(majorVersion: 18, minorVersion: 0, patchVersion: 1)))
        #expect(process.operatingSystemVersion.majorVersion == 18)
        #expect(process.operatingSystemVersionString.hasPrefix("Version 18.0"))
    }

    @Test func intervalsAndListsFollowTheDevicesLocale() {
        let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
        let interval = start..<start.addingTimeInterval(7200)
        #expect(interval.formatted(date: .numeric, time: .omitted) == "5/9/2026")
        #expect(interval.formatted(.interval.month().day()) == "May 9")
        #expect(["a", "b"].formatted() == "a and b")
        #expect(Duration.seconds(3700).formatted() == "1:01:40")
    }

    private func fail() throws { throw NSError() }

    @Test func errorNeedsNoCode() {
        #expect(throws: NSError.self) { try fail() }
    }

    @Test func timerOfAPropertyNeedsNoInterval() {
        let timer = Timer()
        timer.invalidate()
        #expect(!timer.isValid)
    }

    @Test func startAndLengthOfAUnitAreWrittenWhereTheyAreWanted() {
        var start: NSDate?
        var length: TimeInterval = 0
        let date = Date(timeIntervalSinceReferenceDate: 86400.5)
        let calendar = Calendar(identifier: .gregorian) as NSCalendar
        #expect(calendar.range(of: .minute, start: &start, interval: &length, for: date))
        #expect(start?.timeIntervalSinceReferenceDate == 86400)
        #expect(length == 60)
    }

    @Test func noFileIsLent() {
        let file = URL(filePath: "/steps.csv")
        #expect(!file.startAccessingSecurityScopedResource())
        file.stopAccessingSecurityScopedResource()
    }

    @Test func bundleOfTheModuleIsThatOfTheProgram() {
        let bundle = #bundle
        #expect(bundle.bundlePath == Bundle.main.bundlePath)
    }

    /// Foundation looks for a key among the texts of a language only, once a bundle has such texts.
    @Test func listAnswersForAKeyThatItsTextsLack() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "W\(UUID()).resources")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "en.lproj"),
            withIntermediateDirectories: true
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        let list = ["CFBundleDevelopmentRegion": "en", "CFBundleDisplayName": "W", "GROUP": "group.w"]
        try PropertyListEncoder().encode(list).write(to: folder.appending(path: "Info.plist"))
        try Data(#""CFBundleDisplayName" = "Steps";"#.utf8)
            .write(to: folder.appending(path: "en.lproj/InfoPlist.strings"))
        let bundle = try #require(Bundle(path: folder.path))
        #expect(bundle.object(forInfoDictionaryKey: "GROUP") as? String == "group.w")
        #expect(bundle.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String == "Steps")
        #expect(bundle.object(forInfoDictionaryKey: "OTHER") == nil)
    }

    /// In a module that is isolated to the main actor by default, as this one, other code uses the names as on a phone.
    @Test nonisolated func namesHaveNoIsolationWhateverTheModuleHas() {
        #expect(Bundle.main.bundlePath == Bundle.module.bundlePath)
        #expect(Calendar.current.identifier == Calendar.autoupdatingCurrent.identifier)
        #expect(SecItemDelete([kSecClass: kSecClassGenericPassword]) == errSecItemNotFound)
        #expect(1.formatted() == "1" && CFAbsoluteTimeGetCurrent() > 0)
    }
}
