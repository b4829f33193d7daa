import Testing

@testable import VitrineHost

/// Which files of a kit are compiled.
struct FileSelectionTests {
    private static let output = """
        /s/Sources/Kit/Chart.swift:3:8: error: cannot find 'Chart' in scope
        /s/Sources/Kit/Chart.swift:9:8: error: no such module 'MapKit'
        /s/Sources/Kit/Text.swift:4:1: error: cannot infer contextual base in reference to member 'red'
        macro expansion @Model:12:3: error: cannot find type 'Reminder' in scope
        """

    private func original(_ file: String) -> String? {
        file.hasPrefix("/s/Sources/") ? "/w/" + file.dropFirst("/s/Sources/".count) : nil
    }

    private let sources = ExtensionSources(
        name: "Steps",
        code: ModuleSources(name: "Steps", swiftFiles: ["/w/Steps/Bundle.swift"]),
        modules: [ModuleSources(name: "Kit", swiftFiles: ["/w/Kit/Chart.swift", "/w/Kit/Text.swift"])]
    )

    @Test func fileWithAMissingNameIsLeftOutAndNamed() {
        var selection = FileSelection(needed: ["/w/Steps/Bundle.swift"])
        let isLess = selection.leaveOut(failed: Self.output, original: original)
        #expect(isLess)
        let line =
            "/w/Kit/Chart.swift is left out: it uses Chart, which is not here, and the widgets do not need the file"
        let other = "/w/Kit/Text.swift is left out: line 4 does not compile here, and the widgets do not need the file"
        #expect(selection.notes(for: sources) == [line, other])
    }

    @Test(arguments: ["/s/Sources/Steps/Bundle.swift", "/s/Generated/Constants.swift"])
    func fileThatIsNeededIsNotLeftOut(file: String) {
        var selection = FileSelection(needed: ["/w/Steps/Bundle.swift"])
        let output = Self.output + "\n\(file):1:1: error: cannot find 'StepsView' in scope"
        let isLess = selection.leaveOut(failed: output, original: original)
        #expect(!isLess)
        #expect(selection.leftOut.isEmpty)
    }

    @Test func mistakeInTheExtensionsOwnCodeLeavesNothingOut() {
        var selection = FileSelection(needed: [], own: ["/w/Kit/Text.swift"])
        let output = "/s/Sources/Kit/Text.swift:41:3: error: expected '}' in struct"
        let isLess = selection.leaveOut(failed: output, original: original)
        #expect(!isLess)
    }

    @Test func packageHasAllFilesButThoseThatAreLeftOut() throws {
        let package = try ScratchPackage(
            [sources],
            hosting: "/v",
            hostingProducts: ["SwiftUI"],
            leavingOut: ["/w/Kit/Chart.swift"]
        )
        #expect(
            package.swiftFiles(of: "Kit") == ["Sources/Kit/Generated/FoundationNames.swift", "Sources/Kit/Text.swift"]
        )
    }

    /// The lines are those of the package manager of Swift 6.3.
    @Test func packageThatCannotBeFetchedIsNamedWithTheReason() {
        let output = """
            Fetching https://x.example/EmojiText
            warning: 'emojitext': skipping cache due to an error: Failed to clone repository https://x.example/EmojiText:
                fatal: unable to access 'https://x.example/EmojiText/': Could not resolve host: x.example
            error: Failed to clone repository https://x.example/EmojiText:
                Cloning into bare repository '/c/.build/repositories/EmojiText-b75ea0a6'...
                fatal: unable to access 'https://x.example/EmojiText/': Could not resolve host: x.example
            """
        let text = BuildFailure(output) { _ in nil }.text(log: nil)
        #expect(
            text == """
                The package manager stopped before it compiled the extension:
                  Failed to clone repository https://x.example/EmojiText: unable to access 'https://x.example/EmojiText/': \
                Could not resolve host: x.example
                """
        )
    }
}
