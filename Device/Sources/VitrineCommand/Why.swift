import ArgumentParser
import Foundation
import VitrineDevice

/// `vitrine why`: explains what a widget of a running device shows.
struct Why: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say why a widget shows what it shows, and what it will show next.",
        discussion: "The device must run: start it with `vitrine run`."
    )

    @Argument(help: "The widget's identifier, such as w1; an unknown one is answered with those that are placed.")
    var widget: String

    @Option(help: "The moment to explain, ISO 8601; by default the device's present time.")
    var at: String?

    @Option(help: "The port of the running device.")
    var port = 8080

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        if let at, (try? Date(at, strategy: .iso8601)) == nil {
            throw ValidationError("--at is not an ISO 8601 time: \(at); write it as 2026-01-31T09:30:00Z")
        }
    }

    func run() async throws {
        var path = "/api/widgets/\(Self.escaped(widget))/why"
        if let at { path += "?at=\(Self.escaped(at))" }
        let answer: DeviceClient.Answer
        do {
            answer = try await DeviceClient(port: port).get(path)
        } catch {
            throw Run.unavailable(
                "no device answers on 127.0.0.1:\(port); start one with `vitrine run`, or name its --port"
            )
        }
        guard answer.status == 200 else {
            FileHandle.standardError.write(Data("Error: \(answer.message)\n".utf8))
            throw ExitCode.failure
        }
        let explanation = try WidgetExplanation(json: answer.body)
        print(json ? String(decoding: explanation.json, as: UTF8.self) : explanation.lines.joined(separator: "\n"))
    }

    private static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
    }
}
