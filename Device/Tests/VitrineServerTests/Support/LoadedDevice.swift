import VitrineDevice

/// A served device with two widgets that show their timelines, for commands.
struct LoadedDevice {
    let device: Device
    let port: Int

    /// Serves one while a test runs.
    static func serve(_ body: (LoadedDevice) async throws -> Void) async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withServer { port in
            await served.isLoaded()
            try await body(LoadedDevice(device: served.device, port: port))
        }
    }

    /// Runs a command for the device, as `VitrineCommandLine` does.
    func run(
        _ arguments: [String],
        environment: [String: String] = [:],
        input: String = "",
        by script: String? = nil,
        isRead: Bool = true
    ) async throws -> (status: Int32, output: String, errors: String) {
        try await VitrineCommandLine.run(
            arguments + ["--port", "\(port)"],
            environment: environment,
            input: input,
            by: script,
            isRead: isRead
        )
    }
}
