import Foundation
import Synchronization
import Testing

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

    @Test func changeEndsWhenTheWidgetsHaveFollowed() async throws {
        let device = SlowDevice()
        try await device.client(waits: true).set("locale", to: "ko_KR")
        #expect(device.paths.withLock(\.self) == ["/api/settings", "/api/settle", "/api/settle"])
    }

    @Test func changeEndsAtOnceForAClientThatDoesNotWait() async throws {
        let device = SlowDevice()
        try await device.client(waits: false).set("locale", to: "ko_KR")
        #expect(device.paths.withLock(\.self) == ["/api/settings"])
    }
}
