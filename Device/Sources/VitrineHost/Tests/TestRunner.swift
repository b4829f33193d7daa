/// The program that runs the tests of a target, as a Swift file of its module.
enum TestRunner {
    static let file = "VitrineTestRunner.swift"

    /// - Parameters:
    ///   - module: The name of the test target's module.
    ///   - classes: The names of its classes of XCTest.
    /// - Returns: The file's text.
    static func source(module: String, classes: [String]) -> String {
        let names = classes.map { "\"\(mangled(TestClasses.listName($0), in: module))\"" }
        return """
            import Dispatch
            import Foundation
            import Testing
            import XCTest

            nonisolated class VitrineTestList {
                class var entry: XCTestCaseEntry { fatalError("a list has its own") }
            }

            @main
            enum VitrineTestRunner {
                nonisolated static func main() {
                    if CommandLine.arguments.contains("--testing-library") {
                        Task { await Testing.__swiftPMEntryPoint() as Never }
                        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
                    }
                    // A class that a condition leaves out, or whose file is not compiled, is not there.
                    let names: [String] = [\(names.joined(separator: ", "))]
                    XCTMain(names.compactMap { (_typeByName($0) as? VitrineTestList.Type)?.entry })
                }
            }
            """
    }

    /// The compiler's name of a class.
    private static func mangled(_ name: String, in module: String) -> String {
        "\(module.utf8.count)\(module)\(name.utf8.count)\(name)C"
    }
}
