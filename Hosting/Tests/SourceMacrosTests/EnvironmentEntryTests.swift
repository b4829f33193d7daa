import Testing

@testable import SourceMacros

struct EnvironmentEntryTests {
    @Test(arguments: [
        ("@Entry var accent: Color = .blue", "static var defaultValue: Color { .blue }"),
        ("@Entry var title = \"a = b\"", "static let defaultValue = \"a = b\""),
        ("@Entry public var name: String?", "static var defaultValue: String? { nil }"),
        ("@Entry var open: (URL) -> Bool = { _ in true }", "static var defaultValue: (URL) -> Bool { { _ in true } }"),
        ("@Entry var map: [String: Int] = [:]", "static var defaultValue: [String: Int] { [:] }"),
    ])
    func keyHasTheTypeAndTheDefault(_ declaration: String, _ member: String) {
        #expect(EnvironmentEntry(declaration).key.contains(member))
    }

    @Test func accessorsUseTheKey() {
        let accessors = EnvironmentEntry("@Entry var accent: Color = .blue").accessors
        #expect(accessors.contains("get { self[__Key_accent.self] }"))
        #expect(accessors.contains("set { self[__Key_accent.self] = newValue }"))
    }
}
