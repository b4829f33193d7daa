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

    /// Whether files are left out of the next build, or functions, if the text of the file is known.
    private func leavesOut(_ output: String, _ selection: inout FileSelection, text: String? = nil) -> Bool {
        selection.leaveOut(failed: output, text: { _ in text }, original: original)
    }

    private let sources = ExtensionSources(
        name: "Steps",
        code: ModuleSources(name: "Steps", swiftFiles: ["/w/Steps/Bundle.swift"]),
        modules: [ModuleSources(name: "Kit", swiftFiles: ["/w/Kit/Chart.swift", "/w/Kit/Text.swift"])]
    )

    @Test func fileWithAMissingNameIsLeftOutAndNamed() {
        var selection = FileSelection(needed: ["/w/Steps/Bundle.swift"])
        #expect(leavesOut(Self.output, &selection))
        let line =
            "/w/Kit/Chart.swift is left out: it uses Chart, which is not here, and the widgets do not need the file"
        let other = "/w/Kit/Text.swift is left out: line 4 does not compile here, and the widgets do not need the file"
        #expect(selection.notes(for: sources) == [line, other])
    }

    @Test(arguments: ["/s/Sources/Steps/Bundle.swift", "/s/Generated/Constants.swift"])
    func fileThatIsNeededIsNotLeftOut(file: String) {
        var selection = FileSelection(needed: ["/w/Steps/Bundle.swift"])
        let output = Self.output + "\n\(file):1:1: error: cannot find 'StepsView' in scope"
        #expect(!leavesOut(output, &selection))
        #expect(selection.leftOut.isEmpty)
    }

    @Test func mistakeInTheExtensionsOwnCodeLeavesNothingOut() {
        var selection = FileSelection(needed: [], own: ["/w/Kit/Text.swift"])
        let output = "/s/Sources/Kit/Text.swift:41:3: error: expected '}' in struct"
        #expect(!leavesOut(output, &selection))
    }

    @Test(arguments: [
        ("expected initial value after '='", false), ("cannot find 'StepStoer' in scope", false),
        ("value of type 'StepStore' has no member 'saev'", false), ("cannot find 'XCUIApplication' in scope", true),
        ("cannot find 'SharedChart' in scope", true), ("value of type 'Image' has no member 'saev'", true),
        ("value of type 'StepStore' has no member 'drawn'", true), ("no such module 'StepsStore'", true),
    ])
    func fileOfTestsIsLeftOutForWhatIsNotHereAndNotForAMistake(message: String, isLeftOut: Bool) {
        let file = "/w/Tests/StoreTests.swift"
        let texts = [
            file: "struct StoreTests {}", "/w/Kit/Store.swift": "final class StepStore { func save() {} }",
            "/w/Kit/Chart.swift": "struct SharedChart {}\nextension StepStore { var drawn: Int { 1 } }",
        ]
        var selection = FileSelection(
            needed: [],
            own: [file],
            leftOut: ["/w/Kit/Chart.swift": "it uses Chart, which is not here"],
            names: OwnNames(texts)
        )
        let output = "/s/Sources/Tests/StoreTests.swift:2:5: error: \(message)"
        #expect(leavesOut(output, &selection) == isLeftOut)
        #expect(selection.leftOut.keys.contains(file) == isLeftOut)
        let because = "it uses SharedChart of Chart.swift, which is left out: it uses Chart, which is not here"
        #expect((selection.leftOut[file] == because) == message.contains("SharedChart"))
    }

    private static let sync = """
        final class Sync {
            var count: Int { 3 }
            func send(_ done: () -> Void = {}) {
                Watch.shared.send(count)
                done()
            }
        }
        """

    private func failed(_ selection: inout FileSelection, at place: String) -> Bool {
        let output = "/s/Sources/\(place): error: cannot find 'Watch' in scope"
        return leavesOut(output, &selection, text: Self.sync)
    }

    @Test func functionWithAMissingNameEndsTheProgramAndItsFileRemains() {
        var selection = FileSelection(needed: ["/w/Steps/Bundle.swift"], endsFunctions: true)
        #expect(failed(&selection, at: "Kit/Text.swift:4:9"))
        #expect(selection.leftOut.isEmpty)
        let line =
            "/w/Kit/Text.swift:3: the function ends the program if it is called: it uses Watch, which is not here"
        #expect(selection.notes(for: sources) == [line])
        // What is wrong again, although the body is gone, is not in the body.
        #expect(failed(&selection, at: "Kit/Text.swift:4:9"))
        #expect(selection.ended.isEmpty)
        #expect(selection.leftOut["/w/Kit/Text.swift"] != nil)
    }

    @Test func functionOfAKitEndsTheProgramWhateverIsWrong() {
        let output = "/s/Sources/Kit/Text.swift:4:9: error: cannot convert value of type 'String' to 'AnyObject'"
        var selection = FileSelection(needed: [], endsFunctions: true)
        #expect(leavesOut(output, &selection, text: Self.sync))
        #expect(selection.ended == ["/w/Kit/Text.swift": [3: "line 4 does not compile here"]])
        var other = FileSelection(needed: [], own: ["/w/Kit/Text.swift"], endsFunctions: true)
        #expect(!leavesOut(output, &other, text: Self.sync))
    }

    @Test func whatIsWrongBesideAMissingNameEndsItsFunctionToo() {
        let output = """
            /s/Sources/Kit/Text.swift:2:22: error: argument passed to call that takes no arguments
            /s/Sources/Kit/Text.swift:4:9: error: cannot find 'Watch' in scope
            /s/Sources/Kit/Text.swift:1:13: error: expected '}' in class
            """
        var selection = FileSelection(needed: [], own: ["/w/Kit/Text.swift"], endsFunctions: true)
        #expect(leavesOut(output, &selection, text: Self.sync))
        #expect(selection.ended["/w/Kit/Text.swift"]?.keys.sorted() == [2, 3])
        #expect(selection.leftOut.isEmpty)
    }

    @Test(arguments: ["Kit/Text.swift:1:13", "Kit/Text.swift:3:10"])
    func fileIsLeftOutIfTheNameIsNotInABody(_ place: String) {
        var selection = FileSelection(needed: [], endsFunctions: true)
        #expect(failed(&selection, at: place))
        #expect(selection.leftOut["/w/Kit/Text.swift"] != nil)
    }

    @Test func fileBesideTheMainTypeIsLeftOut() {
        let own = ["/w/Steps/Bundle.swift", "/w/Steps/Row.swift"]
        var selection = FileSelection(needed: ["/w/Steps/Bundle.swift"], own: Set(own), endsFunctions: true)
        #expect(failed(&selection, at: "Steps/Row.swift:4:9"))
        #expect(selection.ended.isEmpty)
        #expect(selection.leftOut["/w/Steps/Row.swift"] != nil)
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
