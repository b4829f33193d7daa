import Testing

/// Starts the tests of the package.
///
/// With this file the builder does not search for classes of XCTest, for which it needs an index of all modules.
@main
enum TestRunner {
    static func main() async {
        await Testing.__swiftPMEntryPoint() as Never
    }
}
