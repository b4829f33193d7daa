import ArgumentParser
import Foundation
import VitrineClient
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

    @OptionGroup var device: DeviceOptions

    func validate() throws {
        if let at { try CommandFiles.validate(at, of: "--at") }
    }

    func run() async throws {
        try await device.run { client in
            let date = try at.map { try Date($0, strategy: .iso8601) }
            let explanation = try await client.explanation(of: widget, at: date)
            if device.json {
                print(String(decoding: explanation.json, as: UTF8.self))
            } else {
                Terminal.show(explanation.lines)
            }
        }
    }
}
