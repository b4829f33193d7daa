import ArgumentParser

/// Where `run` and `host` serve a device's page, and whom they let use it.
struct ServingOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: "The port; 0 selects a free port.")
    var port = 8080

    @Flag(
        name: .customLong("no-token"),
        help: "Ask for no key: every user and every program of this machine can use the device, and see what it shows."
    )
    var isOpen = false

    func validate() throws {
        guard (0...65_535).contains(port) else {
            throw ValidationError("--port must be a number from 0 to 65535, not \(port)")
        }
    }

    /// Says what is given up by serving without a key.
    func report() {
        guard isOpen else { return }
        CommandFiles.report("No token: every user of this machine can use the device, and see what its apps show.")
    }
}
