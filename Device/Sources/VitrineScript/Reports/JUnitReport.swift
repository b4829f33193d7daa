import Foundation

/// Results in the XML that build servers read.
public struct JUnitReport: Sendable {
    private let results: [ScriptResult]

    public init(_ results: [ScriptResult]) {
        self.results = results
    }

    /// The report: one suite for each script, one case for each expectation.
    public var xml: String {
        let suites = results.map(suite).joined()
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(suites)</testsuites>\n"
    }

    private func suite(_ result: ScriptResult) -> String {
        let failed = result.findings.count { $0.failure != nil }
        let time = String(format: "%.3f", result.duration / .seconds(1))
        let cases = result.findings.map { self.case($0, result) }.joined()
        return "  <testsuite name=\"\(Self.escaped(result.script.name))\" tests=\"\(result.findings.count)\" "
            + "failures=\"\(failed)\" time=\"\(time)\">\n\(cases)  </testsuite>\n"
    }

    private func `case`(_ finding: ScriptResult.Finding, _ result: ScriptResult) -> String {
        let name = Self.escaped("\(finding.text) (\(finding.position))")
        let opening = "    <testcase classname=\"\(Self.escaped(result.file))\" name=\"\(name)\""
        guard let failure = finding.failure else { return opening + "/>\n" }
        let details = Self.escaped(failure.before.joined(separator: "\n"))
        return opening + "><failure message=\"\(Self.escaped(failure.message))\">\(details)</failure></testcase>\n"
    }

    /// Escapes markup, and replaces characters that XML 1.0 does not allow.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
