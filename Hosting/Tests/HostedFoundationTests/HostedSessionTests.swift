import FoundationNetworking
import HostedFoundation
import Testing

/// The shared session loads files of the bundle, as Apple's does.
struct HostedSessionTests {
    @Test(.timeLimit(.minutes(10))) func fileIsLoaded() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "tides-\(UUID().uuidString).json")
        try Data("[1]".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (data, response) = try await HostedSession.shared.data(from: file)
        #expect(String(data: data, encoding: .utf8) == "[1]")
        #expect(response.expectedContentLength == 3)
    }

    @Test(.timeLimit(.minutes(10))) func missingFileIsAnError() async {
        let file = FileManager.default.temporaryDirectory.appending(path: "tides-\(UUID().uuidString).json")
        await #expect(throws: URLError.self) { try await HostedSession.shared.data(from: file) }
    }
}
