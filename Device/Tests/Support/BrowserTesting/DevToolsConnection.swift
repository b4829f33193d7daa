import Foundation
import Synchronization

/// Sends commands to a browser and receives events over its DevTools pipe: JSON messages, each ended by a zero byte.
///
/// https://chromedevtools.github.io/devtools-protocol/
final class DevToolsConnection: Sendable {
    /// Handles an event of a session.
    typealias Handler = @Sendable (_ method: String, _ parameters: BrowserValue) -> Void

    private struct State {
        var lastIdentifier = 0
        var waiting: [Int: CheckedContinuation<BrowserValue, any Error>] = [:]
        var handlers: [String: Handler] = [:]
        var isClosed = false
    }

    private struct Message: Encodable {
        var id: Int
        var method: String
        var params: BrowserValue
        var sessionId: String?
    }

    private let process: BrowserProcess
    private let state = Mutex(State())
    private let writing = Mutex(())

    /// Starts a thread that reads the browser's messages.
    init(process: BrowserProcess) {
        self.process = process
        let thread = Thread { [self] in listen() }
        thread.name = "DevTools"
        thread.start()
    }

    /// Calls a handler for each event of a session, on the reading thread; the handler must not block.
    func handle(session: String, _ handler: @escaping Handler) {
        state.withLock { $0.handlers[session] = handler }
    }

    /// Sends a command and waits for its answer.
    /// - Throws: `BrowserError` with `refused` if the browser answers with an error, `ended` if it has ended.
    func call(_ method: String, _ parameters: BrowserValue = [:], session: String? = nil) async throws -> BrowserValue {
        try await withCheckedThrowingContinuation { continuation in
            let identifier: Int? = state.withLock { state in
                guard !state.isClosed else { return nil }
                state.lastIdentifier += 1
                state.waiting[state.lastIdentifier] = continuation
                return state.lastIdentifier
            }
            guard let identifier else {
                return continuation.resume(throwing: BrowserError(.ended, "\(method): the browser has ended"))
            }
            do {
                try write(Message(id: identifier, method: method, params: parameters, sessionId: session))
            } catch {
                take(identifier)?.resume(throwing: BrowserError(.ended, "\(method): \(error)"))
            }
        }
    }

    /// Sends a command without waiting for its answer; if the browser has ended, the next `call` fails.
    func post(_ method: String, _ parameters: BrowserValue, session: String) {
        let identifier = state.withLock { state in
            state.lastIdentifier += 1
            return state.lastIdentifier
        }
        // The error can be ignored: the pipe is broken, so the next `call` fails too.
        try? write(Message(id: identifier, method: method, params: parameters, sessionId: session))
    }

    private func take(_ identifier: Int) -> CheckedContinuation<BrowserValue, any Error>? {
        state.withLock { $0.waiting.removeValue(forKey: identifier) }
    }

    private func write(_ message: Message) throws {
        var bytes = try JSONEncoder().encode(message)
        bytes.append(0)
        try writing.withLock { _ in try process.input.write(contentsOf: bytes) }
    }

    private func listen() {
        var buffer = Data()
        while true {
            let more = process.output.availableData
            guard !more.isEmpty else { break }
            buffer.append(more)
            guard more.contains(0) else { continue }
            while let end = buffer.firstIndex(of: 0) {
                receive(Data(buffer[buffer.startIndex..<end]))
                buffer = Data(buffer[(end + 1)...])
            }
        }
        let left = state.withLock { state in
            state.isClosed = true
            defer { state.waiting = [:] }
            return state.waiting.values.map { $0 }
        }
        for continuation in left { continuation.resume(throwing: BrowserError(.ended, "the browser closed its pipe")) }
    }

    private func receive(_ bytes: Data) {
        // An invalid message belongs to no command, so there is no caller to report it to.
        guard let json = try? JSONSerialization.jsonObject(with: bytes) else { return }
        let message = BrowserValue(json: json)
        if let identifier = message["id"].number {
            guard let continuation = take(Int(identifier)) else { return }
            if message["error"] != .null {
                let error = message["error"]
                continuation.resume(throwing: BrowserError(.refused, error["message"].string ?? "\(error)"))
            } else {
                continuation.resume(returning: message["result"])
            }
        } else if let method = message["method"].string, let session = message["sessionId"].string {
            let handler = state.withLock { $0.handlers[session] }
            handler?(method, message["params"])
        }
    }
}
