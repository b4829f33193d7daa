public import Foundation
import VitrineDevice

extension ProjectReport {
    /// The report as SARIF 2.1.0, which GitHub's code scanning and editors read.
    ///
    /// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
    ///
    /// - Parameters:
    ///   - prefix: What precedes a file's path so that it is relative to the repository, such as `MyApp/`.
    ///   - version: The version of the command.
    /// - Returns: JSON.
    /// - Throws: An error of the encoder.
    public func sarif(prefix: String, version: String) throws -> Data {
        let driver = Log.Driver(
            name: "vitrine doctor",
            version: version,
            rules: ProjectRule.all.map { rule in
                Log.Rule(
                    id: rule.id,
                    shortDescription: Log.Text(text: rule.summary),
                    fullDescription: Log.Text(text: rule.why),
                    help: Log.Text(text: "\(rule.remedy)\nSource: \(rule.source)")
                )
            }
        )
        let results = findings.map { finding in
            let address = Log.Address(uri: Self.encoded(prefix + finding.place.file))
            let region = Log.Region(startLine: finding.place.line)
            return Log.Result(
                ruleId: finding.rule,
                level: finding.severity == .problem ? "error" : "note",
                message: Log.Text(text: "\(finding.message). \(finding.remedy)"),
                locations: [Log.Location(physicalLocation: .init(artifactLocation: address, region: region))]
            )
        }
        let log = Log(runs: [Log.Run(tool: .init(driver: driver), results: results)])
        return try JSONEncoder.readable.encode(log) + Data("\n".utf8)
    }

    private static func encoded(_ path: String) -> String {
        path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    }

    private struct Log: Encodable {
        var schema = "https://json.schemastore.org/sarif-2.1.0.json"
        var version = "2.1.0"
        var runs: [Run]

        enum CodingKeys: String, CodingKey {
            case schema = "$schema"
            case version, runs
        }

        struct Run: Encodable {
            struct Tool: Encodable { var driver: Driver }
            var tool: Tool
            var columnKind = "utf16CodeUnits"
            var results: [Result]
        }

        struct Driver: Encodable {
            var name: String
            var version: String
            var rules: [Rule]
        }

        struct Rule: Encodable {
            var id: String
            var shortDescription: Text
            var fullDescription: Text
            var help: Text
        }

        struct Text: Encodable { var text: String }

        struct Result: Encodable {
            var ruleId: String
            var level: String
            var message: Text
            var locations: [Location]
        }

        struct Location: Encodable {
            struct Physical: Encodable {
                var artifactLocation: Address
                var region: Region
            }
            var physicalLocation: Physical
        }

        struct Address: Encodable { var uri: String }
        struct Region: Encodable { var startLine: Int }
    }
}
