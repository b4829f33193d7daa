import Foundation
import Subprocess

/// The DevTools pipe of a browser: one command after another, as JSON that a zero byte ends.
///
/// https://chromedevtools.github.io/devtools-protocol/
struct BrowserPipe {
    typealias Child = Execution<CustomWriteInput, SequenceOutput, DiscardedOutput>

    /// What the commands of a picture answer.
    struct Answer: Decodable {
        var targetId, sessionId: String?
        /// Base64.
        var data: String?
        /// Why a page was not loaded.
        var errorText: String?
    }

    private struct Message: Decodable {
        struct Refusal: Decodable {
            var message: String
        }

        var id: Int?
        var result: Answer?
        var error: Refusal?
    }

    private var output: SubprocessOutputSequence.Iterator
    private let input: StandardInputWriter
    private var rest: [UInt8] = []
    private var count = 0

    init(_ child: Child) {
        output = child.standardOutput.makeAsyncIterator()
        input = child.standardInputWriter
    }

    /// Sends a command and waits for its answer.
    /// - Throws: ``BrowserError`` with code `failed`; the pipe's error.
    mutating func call(_ method: String, _ parameters: [String: Any] = [:], in session: String? = nil) async throws
        -> Answer
    {
        count += 1
        var command: [String: Any] = ["id": count, "method": method, "params": parameters]
        command["sessionId"] = session
        _ = try await input.write([UInt8](JSONSerialization.data(withJSONObject: command)) + [0])
        while true {
            let message = try JSONDecoder().decode(Message.self, from: Data(try await nextMessage()))
            guard message.id == count else { continue }
            guard let answer = message.result, answer.errorText == nil else {
                let reason = message.error?.message ?? message.result?.errorText ?? "no answer"
                throw BrowserError(.failed, "the browser refused \(method): \(reason)")
            }
            return answer
        }
    }

    private mutating func nextMessage() async throws -> [UInt8] {
        while true {
            if let end = rest.firstIndex(of: 0) {
                defer { rest.removeSubrange(...end) }
                return Array(rest[..<end])
            }
            guard let piece = try await output.next() else {
                throw BrowserError(.failed, "the browser ended before it took the picture; does it start by hand?")
            }
            piece.withUnsafeBytes { rest.append(contentsOf: $0) }
        }
    }
}
