import Foundation
import Testing
import VitrineTesting

/// `vitrine run` as a process, on a device without apps or with those of a folder's `vitrine.json`.
struct DeviceProcess {
    let process = Process()
    private let output = Pipe()
    private let errors = Pipe()

    /// Starts the command; without other options the device has no key.
    init(
        _ folder: String,
        state: String,
        port: Int = 0,
        options: [String] = ["--no-token"],
        environment: [String: String] = [:]
    ) throws {
        process.executableURL = URL(filePath: Program(name: "vitrine").path)
        process.arguments =
            ["run", "--port", "\(port)", "--manifest", folder + "/vitrine.json", "--state", folder + "/" + state]
            + options
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        process.standardOutput = output
        process.standardError = errors
        try process.run()
    }

    /// The address in the line that the command prints when it runs.
    func address() throws -> URL {
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let address = line.split(whereSeparator: \.isWhitespace).last ?? ""
        return try #require(URL(string: String(address)), "\(line)")
    }

    /// The port in that line.
    func port() throws -> Int { try #require(try address().port) }

    /// Waits until the command has ended, and returns its status and standard error.
    func end() throws -> (status: Int32, errors: String) {
        let text = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: text, as: UTF8.self))
    }
}
