import Foundation
import Logging
import NIOCore
import ServiceLifecycle
import VitrineDevice
import VitrineServer

/// Takes pushes to a device until the device ends.
struct PushService: Service {
    private let endpoint: PushEndpoint
    private let port: Int
    private let logger: Logger

    /// Prepares the endpoint that the options name; nil if they name none.
    /// - Throws: ``CommandFailure`` if the certificate cannot be read.
    init?(_ serving: ServingOptions, device: Device, logger: Logger) throws {
        guard let port = serving.pushEndpoint, let certificate = serving.pushCertificate else { return nil }
        do {
            endpoint = try PushEndpoint(device: device, certificate: certificate) { Date() }
        } catch {
            throw CommandFailure(
                .file,
                "\(certificate) is not a PEM file with a certificate and its key; docs/commands.md says how to make one"
            )
        }
        self.port = port
        self.logger = logger
    }

    func run() async throws {
        let server = try endpoint.application(port: port, logger: logger) { port in
            // A device runs on where nobody reads this line.
            try? CommandFiles.say("Vitrine takes pushes on https://127.0.0.1:\(port)")
        }
        do {
            try await server.run()
        } catch let error as IOError where [EADDRINUSE, EACCES].contains(error.errnoCode) {
            throw CommandFailure(
                .unavailable,
                "port \(port) on 127.0.0.1 cannot be had for pushes; choose another with --push-endpoint, or any free one with 0"
            )
        }
    }
}
