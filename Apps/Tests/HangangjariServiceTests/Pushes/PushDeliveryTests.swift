import Crypto
import Foundation
import HangangjariAPI
import HangangjariPushes
import HangangjariService
import Hummingbird
import HummingbirdHTTP2
import HummingbirdTesting
import Logging
import NIOSSL
import Testing
import VitrineDevice
import VitrineServer
import VitrineTesting

/// The sender against the device's endpoint: both speak HTTP/2 with TLS.
@Suite("A push to a device")
struct PushDeliveryTests {
    private static let app = "app.hangangjari"
    private let folder = TemporaryFolder()
    private let device: Device
    private let certificate: String

    init() throws {
        certificate = try folder.file("endpoint.pem", "")
        let ending = try Program(name: "openssl", at: "/usr/bin")
            .run([
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", certificate, "-out",
                certificate,
            ])
        try #require(ending.status == 0, "\(ending)")
        let app = AppManifest(id: Self.app, name: "Hangangjari", group: "group.app.hangangjari", program: "/bin/false")
        device = try Device(
            DeviceConfiguration(
                manifest: DeviceManifest(apps: [app]),
                stateFolder: folder.path + "/state",
                containersFolder: folder.path + "/containers",
                date: TestedService.begin.date,
                isHeld: true
            )
        )
    }

    /// Sends pushes to the device, from a machine whose clock is some seconds off.
    private func send(
        _ tokens: [String],
        app: String = PushDeliveryTests.app,
        trusts: Bool = true,
        clock offset: Int = 0,
        timeLimit: Duration = .seconds(10),
        server other: ((@escaping @Sendable (Int) -> Void) throws -> any ApplicationProtocol)? = nil
    ) async throws -> [PushAnswer] {
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let endpoint = try PushEndpoint(device: device, certificate: certificate) { TestedService.begin.date }
        let (ports, reported) = AsyncStream.makeStream(of: Int.self)
        let server: any ApplicationProtocol =
            try other?({ reported.yield($0) })
            ?? endpoint.application(port: 0, logger: logger, onRunning: { reported.yield($0) })
        return try await withThrowingTaskGroup { group in
            group.addTask { [device] in
                await device.run()
                return [PushAnswer]()
            }
            group.addTask {
                try await server.run()
                return []
            }
            defer { group.cancelAll() }
            var iterator = ports.makeAsyncIterator()
            let port = try #require(await iterator.next())
            let sender = try PushSender(
                base: "https://127.0.0.1:\(port)",
                app: app,
                key: try ProviderKey(
                    pem: P256.Signing.PrivateKey().pemRepresentation,
                    keyID: "ABC123DEFG",
                    teamID: "TEAM123456"
                ),
                authority: trusts ? certificate : nil,
                timeLimit: timeLimit,
                now: { TestedService.begin.adding(offset) }
            )
            var answers: [PushAnswer] = []
            for token in tokens {
                let token = try #require(PushToken(rawValue: token))
                answers.append(
                    await sender.send(QueuedPush(token: token, id: UUID().uuidString.lowercased(), attempt: 1))
                )
            }
            try await sender.shutdown()
            return answers
        }
    }

    @Test("arrives and asks for a reload, unless the token, the app or the sender's clock is wrong")
    func delivered() async throws {
        let token = try #require(await device.snapshot().apps.first).pushToken
        #expect(try await send([token, token.uppercased()]) == [PushAnswer(status: 200), PushAnswer(status: 200)])
        #expect(try await send(["00ff"]) == [PushAnswer(status: 410, reason: "Unregistered")])
        let other = try await send([token], app: "app.other")
        #expect(other == [PushAnswer(status: 400, reason: "DeviceTokenNotForTopic")])
        let late = try await send([token], clock: -3601)
        #expect(late == [PushAnswer(status: 403, reason: "ExpiredProviderToken")])
        let asked = await device.snapshot().trace.filter { "\($0)".contains("push asked for a reload") }
        #expect(asked.count == 2)
    }

    @Test("is not sent where the certificate is not trusted, or nothing listens, and no reason has the token in it")
    func noAnswer() async throws {
        let answer = try #require(try await send(["00ff"], trusts: false, timeLimit: .seconds(1)).first)
        #expect(answer.status == 0 && answer.reason.hasPrefix("no answer") && !answer.reason.contains("00ff"))
    }

    @Test("whose answer begins and does not end has none after the time limit", .hangGuard)
    func endlessAnswer() async throws {
        let router = Router()
        let never = AsyncStream<Never> { _ in }
        router.post("3/device/:token") { _, _ in
            let body = ResponseBody(contentLength: 5) { writer in
                try await writer.write(ByteBuffer(string: "{"))
                for await _ in never {}
            }
            return Response(status: .serviceUnavailable, body: body)
        }
        let tls = TLSConfiguration.makeServerConfiguration(
            certificateChain: try NIOSSLCertificate.fromPEMFile(certificate).map { .certificate($0) },
            privateKey: .privateKey(try NIOSSLPrivateKey(file: certificate, format: .pem))
        )
        let answers = try await send(["00ff"], timeLimit: .seconds(1)) { reported in
            Application(
                router: router,
                server: try .http2Upgrade(tlsConfiguration: tls),
                configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
                onServerRunning: { reported($0.localAddress?.port ?? 0) },
                logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            )
        }
        #expect(answers.map(\.status) == [0])
    }

    @Test("goes to an address with https, and by a certificate that can be read")
    func badInput() throws {
        let pem = P256.Signing.PrivateKey().pemRepresentation
        let key = try ProviderKey(pem: pem, keyID: "ABC123DEFG", teamID: "TEAM123456")
        for base in ["http://127.0.0.1:1", "https://", "api.push.apple.com", "https://a/3/device"] {
            #expect(throws: ServiceError.self) {
                try PushSender(base: base, app: "a", key: key) { TestedService.begin }
            }
        }
        #expect(throws: ServiceError.self) {
            try PushSender(base: "https://a", app: "a", key: key, authority: "/none") { TestedService.begin }
        }
    }
}
