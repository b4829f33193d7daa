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

    private func fail() throws { throw NSError() }

    @Test func errorNeedsNoCode() {
        #expect(throws: NSError.self) { try fail() }
    }

    @Test func noFileIsLent() {
        let file = URL(filePath: "/steps.csv")
        #expect(!file.startAccessingSecurityScopedResource())
        file.stopAccessingSecurityScopedResource()
    }
}
