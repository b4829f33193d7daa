import Testing

@testable import VitrineHost

/// A compiler's output as a short list.
struct BuildFailureTests {
    private static let output = """
        [3/5] Compiling Steps View.swift
        /s/Sources/Steps/View.swift:12:9: error: cannot find 'Chart' in scope
        10 | let a = 1
           |         `- error: cannot find 'Chart' in scope
        /s/Sources/Steps/View.swift:12:9: error: cannot find 'Chart' in scope
        /s/Sources/Steps/View.swift:20:13: error: cannot find 'Chart' in scope
        /s/Sources/Steps/뷰 하나.swift:3:8: error: no such module 'MapKit'
        /s/Sources/Steps/View.swift:30:5: error: value of type 'some View' has no member 'chartXAxis'
        /s/Sources/Steps/View.swift:31:5: error: type 'Font' has no member 'huge'
        /s/Sources/Steps/View.swift:32:2: error: unknown attribute 'Query'
        /s/Sources/Steps/View.swift:33:2: error: no macro named 'Model'
        /s/Sources/Steps/View.swift:34:2: error: 'Inset' is not a member type of struct 'SwiftUI.EdgeInsets'
        /s/Sources/Steps/View.swift:40:1: warning: unused
        /s/Sources/Steps/View.swift:41:3: error: expected '}' in struct
        error: emit-module command failed with exit code 1 (use -v to see invocation)
        """

    private let failure = BuildFailure(output) { file in
        file.hasPrefix("/s/Sources/Steps/") ? "/w/" + file.dropFirst("/s/Sources/Steps/".count) : nil
    }

    @Test
    func aFullDiskIsTold() {
        let linker = "ld.lld: error: failed to write output '/c/steps': No space left on device"
        #expect(BuildFailure.saysDiskIsFull(linker))
        #expect(!BuildFailure.saysDiskIsFull(Self.output))
    }

    @Test
    func twoFilesOfOneNameAreFoundInWhatTheDriverSays() throws {
        let output =
            "error: filename \"Text.swift\" used twice: '/s/Sources/W/Kit/Text.swift' and '/s/Sources/W/App/Text.swift'\n"
            + "note: filenames are used to distinguish private declarations with the same name\n"
        let files = try #require(BuildFailure.filesOfOneName(in: output))
        #expect(files.first == "/s/Sources/W/Kit/Text.swift" && files.second == "/s/Sources/W/App/Text.swift")
        #expect(BuildFailure.filesOfOneName(in: Self.output) == nil)
    }

    @Test
    func aMissingNameIsListedOnceWithTheNumberOfItsPlaces() {
        let list = failure.missing.map { "\($0.place) \($0.name.name) \($0.places)" }
        #expect(
            list == [
                "/w/View.swift:12:9 Chart 2", "/w/View.swift:30:5 View.chartXAxis 1", "/w/View.swift:31:5 Font.huge 1",
                "/w/View.swift:32:2 @Query 1", "/w/View.swift:33:2 #Model 1",
                "/w/View.swift:34:2 SwiftUI.EdgeInsets.Inset 1", "/w/뷰 하나.swift:3:8 import MapKit 1",
            ]
        )
    }

    @Test(arguments: [
        "cannot assign value of type '[Any]' to type 'NSSet'",
        "cannot convert value of type '[Any]' to specified type 'NSSet'",
    ])
    func setThatIsWrittenAsAListIsMissing(message: String) {
        #expect(MissingName(message: message)?.name == "an array's literal as NSSet")
        #expect(MissingName(message: message.replacing("NSSet", with: "Boats")) == nil)
    }

    @Test
    func memberOfATypeWithTwoNamesIsTheMember() {
        let message = "value of type 'DateFormatter' (aka 'DeviceDateFormatter') has no member 'isLenientNow'"
        #expect(MissingName(message: message)?.name == "DateFormatter.isLenientNow")
    }

    /// The lines are the compiler's, Swift 6.3, about a view of UIKit within SwiftUI.
    @Test
    func viewsOfUIKitAreListedByName() {
        let failure = BuildFailure(
            """
            /s/Sources/Views/Views.swift:13:17: error: cannot find type 'UIViewRepresentable' in scope
            /s/Sources/Views/Views.swift:13:64: error: cannot find type 'Context' in scope
            /s/Sources/Views/Views.swift:13:76: error: cannot find type 'UIView' in scope
            /s/Sources/Views/Views.swift:13:120: error: cannot find type 'UIView' in scope
            /s/Sources/Views/Views.swift:20:18: error: value of type 'Wrapped' has no member 'containerBackground'
            /s/Sources/Views/Views.swift:20:39: error: cannot infer contextual base in reference to member 'background'
            """
        ) { $0.replacing("/s/Sources", with: "/w") }
        #expect(
            failure.missing.map { "\($0.place) \($0.name.name) \($0.places)" } == [
                "/w/Views/Views.swift:13:17 UIViewRepresentable 1", "/w/Views/Views.swift:13:64 Context 1",
                "/w/Views/Views.swift:13:76 UIView 2", "/w/Views/Views.swift:20:18 Wrapped.containerBackground 1",
            ]
        )
        #expect(failure.others.count == 1)
    }

    @Test
    func aSyntaxErrorIsNotAMissingName() {
        #expect(failure.others == ["/w/View.swift:41:3: expected '}' in struct"])
    }

    /// The modifiers of a library with one source.
    private func modifiers(_ source: String) throws -> KnownModifiers {
        let files = FileTree.memory([
            "/v/Package.swift": "", "/v/Hosting/Package.swift": "", "/v/Sources/PortableUI/View.swift": source,
        ])
        return KnownModifiers(of: try LibraryLocation.find("/v", program: "", files: files), in: files)
    }

    @Test
    func aMisspeltModifierIsAnsweredWithTheOneThatWasMeant() throws {
        let known = "extension View {\n    public func chartXAxes() -> some View { self }\n    func huges() {}\n}"
        let lines = failure.text(log: nil, modifiers: try modifiers(known)).split(separator: "\n")
        #expect(
            lines.filter { $0.contains("did you mean") } == [
                "  /w/View.swift:30:5: View.chartXAxis (1 place); did you mean chartXAxes?"
            ]
        )
    }

    @Test
    func aModifierOfAnotherTypeIsAnsweredWithThatType() throws {
        let known = "extension Image {\n    public func chartXAxis() -> Image { self }\n}\nextension Text {\n}"
        let text = failure.text(log: nil, modifiers: try modifiers(known))
        #expect(text.contains("View.chartXAxis (1 place); it is a member of Image\n"))
    }

    @Test(arguments: [
        ("TimelineReloadPolicy.nope", nil), ("Catalog.nope", "did you mean note?"),
        // A member of two letters, or of a type without a view.
        ("View.if", nil), ("CKDatabase.add", nil),
        // A member of a type within another one is not a view's.
        ("Color.Resolved.description", nil), ("FoundationEssentials.URL.formatStyle", nil),
        ("View.description", "it is a member of WidgetConfiguration"),
    ])
    func onlyWhatCanBeMeantIsNamed(missing: String, hint: String?) throws {
        let modifiers = try modifiers(
            """
            extension Catalog {
                public func note() {}
            }
            extension View {
                public func id() {}
            }
            extension AppDependencyManager {
                public func add() {}
            }
            extension WidgetConfiguration {
                public func description() {}
                public func formStyle() {}
            }
            """
        )
        #expect(modifiers.hint(for: MissingName(name: missing)) == hint)
    }

    @Test
    func theListNamesTheWholeOutput() {
        let text = failure.text(log: "/s/build.log")
        #expect(text.contains("/w/View.swift:12:9: Chart (2 places)"))
        #expect(text.hasSuffix("/s/build.log"))
        #expect(BuildFailure("", original: { $0 }).text(log: "/l").contains("before it compiled"))
    }
}
