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

    /// Two requests at once, as many a widget has them: the first one's failure cancels the second one as it fails.
    @Test(.timeLimit(.minutes(10))) func requestThatIsCancelledAsItFailsIsAnError() async throws {
        @Sendable func load() async throws -> Data {
            // Nobody answers at this port.
            let request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:1")))
            return try await HostedSession.data(for: request, in: .shared, delegate: nil).0
        }
        for _ in 0..<20 {
            await #expect(throws: URLError.self) {
                async let first = load()
                async let second = load()
                return try await first + second
            }
        }
    }

    @Test(.timeLimit(.minutes(10))) func cancelledTaskIsAnsweredWithACancelledRequest() async {
        let loading = Task {
            try await HostedSession.data(for: URLRequest(url: URL(filePath: "/")), in: .shared, delegate: nil).0
        }
        loading.cancel()
        await #expect(throws: URLError.self) { try await loading.value }
    }
}
