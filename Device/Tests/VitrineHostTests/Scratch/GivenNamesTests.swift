import Foundation
import Testing
import VitrineTesting

@testable import VitrineHost

/// What a project declares of the names that each module is given.
struct GivenNamesTests {
    /// Swift 6.3.1 of a module with `Date.formatted` and `SecItemAdd` in both files, and a mistake in the second.
    private static let output = """
        /s/Sources/Kit/Generated/FoundationNames.swift:4:17: error: invalid redeclaration of 'formatted()'
            public func formatted() -> String { "" }
                        ^
        /s/Sources/Kit/Time.swift:4:9: note: 'formatted' previously declared here
            var formatted: String { "" }
                ^
        /s/Sources/Kit/Time.swift:9:16: error: invalid redeclaration of 'shared'
            static let shared = 2
                       ^
        /s/Sources/Kit/Time.swift:8:16: note: 'shared' previously declared here
            static let shared = 1
                       ^
        /s/Sources/Kit/Time.swift:11:6: error: invalid redeclaration of 'SecItemAdd'
        func SecItemAdd(_ attributes: Int, _ result: Int) -> Int32 { 0 }
             ^
        /s/Sources/Kit/Generated/FoundationNames.swift:12:6: note: 'SecItemAdd' previously declared here
        func SecItemAdd(_ attributes: Int, _ result: Int) -> Int32 { 0 }
             ^

        """

    @Test func placesOfErrorsAndOfNotesAreLeftOutAndTheProjectsOwnMistakeIsNot() {
        let path = "/s/Sources/Kit/Generated/FoundationNames.swift"
        var selection = FileSelection(needed: [], own: ["/w/Kit/Time.swift"])
        func original(_ file: String) -> String? { file == path ? nil : "/w/Kit/Time.swift" }
        let isLess = selection.leaveOut(failed: Self.output, original: original)
        #expect(isLess && selection.leftOut.isEmpty)
        #expect(selection.ended.mapValues { $0.keys.sorted() } == [path: [4, 12]])
        // What is an error again cannot be left out.
        let isLessAgain = selection.leaveOut(failed: Self.output, original: original)
        #expect(!isLessAgain)
    }

    @Test func declarationOfOneTypeIsLeftOutWithItsAttributes() {
        let given = """
            extension Date {
                public func formatted() -> String { "" }
            }
            extension BinaryInteger {
                public func formatted() -> String { "" }
            }
            @discardableResult
            func SecItemAdd(_ attributes: Int) -> Int32 { 0 }
            """
        let rest = given.split(separator: "\n").enumerated().map { [1, 6, 7].contains($0) ? "" : $1 }
        #expect(GivenNames.text(given, without: [2, 8]) == rest.joined(separator: "\n"))
    }

    @Test func everyDeclarationOfTheFileIsFoundAlone() throws {
        let library = try LibraryLocation.find(nil, program: #filePath)
        let text = try #require(FileTree.disk.text("\(library.folder)/Hosting/Names/\(GivenNames.file)"))
        let lines = text.components(separatedBy: "\n")
        let first =
            #/
            ^(?:\x20{4})?(?:(?:nonisolated|public|static|class|convenience)\x20)*
            (?:func|let|var|typealias|init|macro)\b
            /#
        let starts = lines.indices.filter { lines[$0].contains(first) }
        let declarations = GivenNames.declarations(in: text)
        #expect(starts.count > 200 && declarations.count == starts.count)
        var end = 0
        for (start, declaration) in zip(starts, declarations) {
            let own = lines[declaration.lowerBound - 1..<declaration.upperBound]
            #expect(declaration.lowerBound > end && declaration.contains(start + 1), "\(own)")
            #expect(own.count { $0.contains(first) } == 1 && !own.contains(""), "\(own)")
            #expect(end == 0 || !lines[end..<declaration.lowerBound - 1].contains { $0.contains("@") }, "\(own)")
            end = declaration.upperBound
        }
        let rest = GivenNames.text(text, without: starts.map { $0 + 1 }).components(separatedBy: "\n")
        let left = Set(declarations.joined())
        #expect(rest == lines.enumerated().map { left.contains($0 + 1) ? "" : $1 })
    }

    /// The list is that of the disk: what is left out is not found again until the project may declare it no longer.
    @Test(arguments: [true, false])
    func leftOutNameIsGivenAgainOnceASourceChanges(isGiven: Bool) throws {
        let containers = try TemporaryContainers()
        let folder = ScratchFolder(path: containers.path + "/package")
        let source = containers.path + "/Time.swift"
        let given = containers.path + "/Hosting/Names/" + GivenNames.file
        try folder.replace(source, with: Data("let noErr: Int32 = 0".utf8))
        try folder.replace(given, with: Data("let noErr: Int32 = 0\nlet kSecClass = 0".utf8))
        let code = ModuleSources(name: "Kit", swiftFiles: [source])
        var package = try ScratchPackage(
            [ExtensionSources(name: "Kit", code: code)],
            hosting: containers.path + "/Hosting",
            hostingProducts: []
        )
        let copy = folder.path + "/Sources/Kit/Generated/" + GivenNames.file
        package.endedFunctions = isGiven ? [copy: [1: "the project declares the name itself"]] : [:]
        try folder.write(package)
        #expect(FileTree.disk.text(copy) == (isGiven ? "" : "let noErr: Int32 = 0") + "\nlet kSecClass = 0")
        let list = LeftOutList(folder: folder, modules: "1", sources: [source])
        let content = LeftOutList.Content(functions: package.endedFunctions)
        try list.keep(content)
        #expect(list.known == content)
        try folder.replace(source, with: Data("let other = 0".utf8))
        #expect(list.known == (isGiven ? LeftOutList.Content() : content))
    }
}
