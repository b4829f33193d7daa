import Foundation
import VitrineWire

/// The real program of an app, as a child process on pipes.
final class RealProgram {
    private let process = Process()
    private let requests = Pipe()
    private let responses = Pipe()
    private let writer = WireWriter()
    private var reader = WireReader()

    /// Starts a program with this program's arguments and environment.
    init(_ path: String) throws {
        process.executableURL = URL(filePath: path)
        process.arguments = Array(CommandLine.arguments.dropFirst())
        process.standardInput = requests
        process.standardOutput = responses
        try process.run()
    }

    /// Sends a request and waits for the response; nil if the program ended.
    func answer(_ request: WireRequest) throws -> WireResponse? {
        try requests.fileHandleForWriting.write(contentsOf: writer.frame(WireMessage.encode(request)))
        while true {
            if let frame = try reader.nextFrame() { return try WireMessage.decode(WireResponse.self, from: frame) }
            let data = responses.fileHandleForReading.availableData
            guard !data.isEmpty else { return nil }
            reader.append(data)
        }
    }

    /// Ends the program as the device does: its input ends.
    func end() throws {
        try requests.fileHandleForWriting.close()
        process.waitUntilExit()
    }
}
