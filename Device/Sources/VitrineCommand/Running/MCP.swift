import ArgumentParser
import Foundation
import VitrineClient
import VitrineDevice

/// `vitrine mcp`: a running device for agents.
struct MCP: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Serve a running device to agents by the Model Context Protocol, on standard input and output.",
        discussion: "The device may start later; until it runs, each tool answers that no device does."
    )

    @OptionGroup var place: DevicePlace

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let place = place
        let device = DeviceClient(place.link)
        let server = AgentServer(device: device) { subject async throws(ClientError) in
            try await device.settle()
            let browser: HeadlessBrowser
            do throws(BrowserError) {
                browser = try HeadlessBrowser(environment: environment)
            } catch {
                throw ClientError(.browser, error.message, cause: error)
            }
            do {
                return try await CommandFiles.withFolder("picture") { folder in
                    try await DevicePicture.take(
                        subject,
                        port: place.port,
                        keyFile: place.keyFile,
                        scale: 2,
                        browser: browser,
                        folder: URL(filePath: folder)
                    )
                    .png
                }
            } catch {
                throw error as? ClientError ?? ClientError(.browser, "\(error)", cause: error)
            }
        }
        do {
            try await server.run(Self.input) { line in
                try FileHandle.standardOutput.write(contentsOf: line + Data("\n".utf8))
            }
        } catch {
            throw CommandFailure(.file, "the client does not read the answers any more")
        }
    }

    /// The bytes of standard input, read on a thread of its own.
    private static var input: AsyncStream<Data> {
        AsyncStream { continuation in
            Thread.detachNewThread {
                while true {
                    let bytes = FileHandle.standardInput.availableData
                    guard !bytes.isEmpty else { break }
                    continuation.yield(bytes)
                }
                continuation.finish()
            }
        }
    }
}
