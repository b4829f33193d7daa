import Testing

@testable import VitrineDevice

struct HeadlessBrowserTests {
    @Test func namedProgramComesFirstThenDebiansThenThePath() throws {
        let named = try HeadlessBrowser(environment: ["VITRINE_BROWSER": "/opt/b", "PATH": "/bin"]) { _ in true }
        #expect(named.program == "/opt/b")
        let debian = try HeadlessBrowser(environment: ["PATH": "/bin"]) { _ in true }
        #expect(debian.program == "/usr/lib/chromium/chromium-headless-shell")
        let other = try HeadlessBrowser(environment: ["PATH": "/bin:/opt"]) { $0 == "/opt/chromium" }
        #expect(other.program == "/opt/chromium")
    }

    @Test(arguments: [["VITRINE_BROWSER": "/none"], ["PATH": "/bin"], [:]])
    func missingBrowserIsReportedWithTheRemedy(_ environment: [String: String]) throws {
        let error = try #require(throws: BrowserError.self) {
            try HeadlessBrowser(environment: environment) { _ in false }
        }
        #expect(error.code == .missing)
        #expect(error.message.contains(environment["VITRINE_BROWSER"] ?? "install chromium-headless-shell"))
    }

    @Test(
        "the browser confines its processes, except as root or where namespaces are forbidden",
        arguments: [(false, true, true), (false, false, false), (true, true, false)]
    )
    func browserConfinesItsProcessesWhereItCan(isRoot: Bool, createsNamespaces: Bool, isConfined: Bool) {
        let options = BrowserSandbox.options(isRoot: isRoot) { createsNamespaces }
        #expect(options == (isConfined ? [] : ["--no-sandbox"]))
    }
}
