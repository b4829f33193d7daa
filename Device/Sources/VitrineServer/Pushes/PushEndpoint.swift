public import Foundation
import HTTPTypes
public import Hummingbird
import HummingbirdCore
import HummingbirdHTTP2
public import Logging
import NIOCore
import NIOSSL
public import VitrineDevice

/// Takes pushes to widgets as Apple's push service does, over HTTP/2 with TLS, and delivers them to a device.
///
/// What the device answers is what Apple documents; a push that was taken is charged, and may be lost or late, as every
/// push to the device.
public struct PushEndpoint: Sendable {
    private let device: Device
    private let certificate: [NIOSSLCertificateSource]
    private let key: NIOSSLPrivateKeySource
    private let now: @Sendable () -> Date

    /// Prepares an endpoint.
    /// - Parameters:
    ///   - device: The device that gets the pushes.
    ///   - certificate: The path of a PEM file with a certificate and its private key.
    ///   - now: This machine's date, by which the senders' tokens are judged.
    /// - Throws: NIOSSL's error if the file cannot be read.
    public init(device: Device, certificate: String, now: @escaping @Sendable () -> Date) throws {
        self.device = device
        self.certificate = try NIOSSLCertificate.fromPEMFile(certificate).map { .certificate($0) }
        key = .privateKey(try NIOSSLPrivateKey(file: certificate, format: .pem))
        self.now = now
    }

    /// Creates the server for a port of the loopback address; `onRunning` receives the actual port.
    public func application(
        port: Int,
        logger: Logger,
        onRunning: @escaping @Sendable (_ port: Int) async -> Void
    ) throws -> some ApplicationProtocol {
        let router = Router()
        router.post("3/device/:token") { request, context in try await respond(to: request, context) }
        return Application(
            router: router,
            server: try .http2Upgrade(
                tlsConfiguration: .makeServerConfiguration(certificateChain: certificate, privateKey: key)
            ),
            configuration: ApplicationConfiguration(
                address: .hostname("127.0.0.1", port: port),
                serverName: "vitrine",
                // Every user may connect; the page needs descriptors too.
                availableConnectionsDelegate: MaximumAvailableConnections(64)
            ),
            onServerRunning: { channel in await onRunning(channel.localAddress?.port ?? port) },
            logger: logger
        )
    }

    private func respond(to request: Request, _ context: BasicRequestContext) async throws -> Response {
        var headers: HTTPFields = [:]
        if let name = HTTPField.Name("apns-id") { headers[name] = request.headers[name] ?? UUID().uuidString }
        do {
            try await deliver(request, token: context.parameters.get("token") ?? "")
            return Response(status: .ok, headers: headers)
        } catch let refusal as PushRequest.Refusal {
            headers[.contentType] = "application/json"
            let body = ByteBuffer(string: #"{"reason":"\#(refusal.reason)"}"#)
            return Response(status: refusal.status, headers: headers, body: ResponseBody(byteBuffer: body))
        }
    }

    private func deliver(_ request: Request, token: String) async throws {
        guard let body = try? await request.body.collect(upTo: PushRequest.maximumBytes) else {
            throw PushRequest.Refusal(status: .contentTooLarge, reason: "PayloadTooLarge")
        }
        let apps = await device.snapshot().apps.map { ($0.pushToken, $0.id) }
        let push = try PushRequest(
            token: token,
            request.headers,
            Array(body.readableBytesView),
            apps: Dictionary(uniqueKeysWithValues: apps),
            date: now()
        )
        do {
            try await device.push(to: push.app)
        } catch {
            guard error.code == .stopping else { throw error }
            throw PushRequest.Refusal(status: .serviceUnavailable, reason: "Shutdown")
        }
    }
}
