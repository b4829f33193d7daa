import SwiftUI
import Testing

@testable import HostedFoundation

struct AppStorageTests {
    private enum Theme: String {
        case light, dark
    }

    private enum Level: Int {
        case low = 1
        case high = 2
    }

    private let path = FileManager.default.temporaryDirectory.appending(path: "storage-\(UUID().uuidString)/own.plist")
        .path

    @Test func missingCaseOrAddressIsKeptAsItsRawValue() {
        let defaults = GroupUserDefaults(path: path)
        let theme = AppStorage<Theme?>("theme", store: defaults)
        let level = AppStorage<Level?>("level", store: defaults)
        let link = AppStorage<URL?>("link", store: defaults)
        #expect(theme.wrappedValue == nil && level.wrappedValue == nil && link.wrappedValue == nil)
        theme.wrappedValue = .dark
        level.wrappedValue = .high
        link.wrappedValue = URL(string: "https://example.org/a")
        #expect(defaults.string(forKey: "theme") == "dark")
        #expect(defaults.integer(forKey: "level") == 2)
        #expect(theme.wrappedValue == .dark && level.wrappedValue == .high && link.wrappedValue?.path == "/a")
        theme.wrappedValue = nil
        #expect(defaults.object(forKey: "theme") == nil)
    }
}
