import Foundation
import Synchronization
import Testing
import VitrineTesting

@testable import VitrineClient

/// How answers of a server become errors.
struct DeviceClientTests {
    private func client(_ status: Int, _ body: String) -> DeviceClient {
        DeviceClient(DeviceLink { _ async throws(ClientError) in DeviceAnswer(status: status, body: Data(body.utf8)) })
    }

    @Test(arguments: [
        (409, #"{"error":{"code":"staleTap","message":"it has changed"}}"#, ClientError.Code.staleTap),
        (409, #"{"error":{"code":"locked","message":"locked"}}"#, .locked),
        (409, #"{"error":{"code":"noRoom","message":"no room"}}"#, .refused),
        (404, #"{"error":{"message":"there is nothing"}}"#, .notFound),
        (400, #"{"error":{"message":"wrong"}}"#, .badValue),
        (503, #"{"error":{"message":"stopping"}}"#, .stopping),
        (502, #"{"error":{"code":"crashed","message":"it ended"}}"#, .refused),
        (500, "Internal error", .invalidAnswer), (200, "<html>", .invalidAnswer),
        (200, #"{"hello":"world"}"#, .invalidAnswer),
        (200, "", .invalidAnswer),
    ])
    func refusalHasACode(status: Int, body: String, code: ClientError.Code) async throws {
        let error = await #expect(throws: ClientError.self) { try await client(status, body).status() }
        #expect(error?.code == code)
    }

    /// A device that answers `done` from the second question on.
    private final class SlowDevice: Sendable {
        let paths = Mutex<[String]>([])

        func client(waits: Bool) -> DeviceClient {
            let link = DeviceLink { request async throws(ClientError) in
                let asked = self.paths.withLock { paths in
                    paths.append(request.path)
                    return paths.count { $0 == "/api/settle" }
                }
                return DeviceAnswer(status: 200, body: Data(#"{"done":\#(asked > 1)}"#.utf8))
            }
            return DeviceClient(link, waits: waits)
        }
    }

    @Test(arguments: [(true, ["/api/settings", "/api/settle", "/api/settle"]), (false, ["/api/settings"])])
    func changeEndsWhenTheWidgetsHaveFollowedUnlessNobodyWaits(waits: Bool, paths: [String]) async throws {
        let device = SlowDevice()
        try await device.client(waits: waits).set("locale", to: "ko_KR")
        #expect(device.paths.withLock(\.self) == paths)
    }

    @Test func fileThatHoldsNoKeyIsNamedWithTheRemedy() throws {
        let folder = try TemporaryContainers()
        let file = folder.path + "/damaged"
        let key = String(repeating: "A", count: 43)
        for text in ["", "key", String(key.dropLast()), key + "A", String(repeating: "A", count: 1_000)] {
            try Data(text.utf8).write(to: URL(filePath: file))
            let error = #expect(throws: ClientError.self) { try DeviceLink.key(in: file) }
            #expect(error?.code == .unauthorized)
            let remedy = "is damaged: it holds no key; start the device again, or name another file with --key-file"
            #expect(error?.message == "\(file) \(remedy)")
        }
    }
}
