public import Foundation
import VitrineDevice
import VitrineWire

/// A server of the Model Context Protocol: agents use a running device by its tools.
///
/// The protocol is JSON-RPC 2.0, one message a line, revision 2025-06-18:
/// <https://modelcontextprotocol.io/specification/2025-06-18>.
/// Batches of earlier revisions are answered too. Tools are called one after another, and everything else is answered
/// meanwhile. Nothing that a client sends ends the server; only the end of the input does.
public struct AgentServer: Sendable {
    /// The longest message, in bytes.
    public static let messageLimit = 1 << 20
    /// The revisions of the protocol whose messages this server understands, newest first.
    static let revisions = ["2025-06-18", "2025-03-26", "2024-11-05"]

    private let tools: [AgentTool]
    /// How often a call that asks for its progress is told that it goes on.
    var progressInterval = Duration.seconds(5)

    /// - Parameters:
    ///   - device: The device that the tools use.
    ///   - takePicture: Takes a picture; it may need a browser.
    public init(
        device: DeviceClient,
        takePicture: @escaping @Sendable (DevicePicture.Subject) async throws(ClientError) -> Data
    ) {
        tools = AgentTool.all(device: device, takePicture: takePicture)
    }

    /// Reads messages until the input ends, and writes an answer to each request that is not cancelled.
    /// - Parameters:
    ///   - input: The bytes as they arrive.
    ///   - write: Writes one line, without its line feed.
    /// - Throws: The error of `write`.
    public func run(_ input: AsyncStream<Data>, write: (Data) throws -> Void) async throws {
        let (answers, output) = AsyncStream.makeStream(of: Data.self)
        async let reading: Void = read(input, into: output)
        for await answer in answers { try write(answer) }
        await reading
    }

    private func read(_ input: AsyncStream<Data>, into output: AsyncStream<Data>.Continuation) async {
        let calls = AgentCalls()
        var splitter = LineSplitter(limit: Self.messageLimit)
        for await bytes in input {
            for line in splitter.take(bytes) { await take(line, calls, output) }
        }
        if let line = splitter.end() { await take(line, calls, output) }
        await calls.end()
        output.finish()
    }

    /// Answers a line at once, unless it calls a tool or cancels a call.
    private func take(
        _ line: LineSplitter.Line,
        _ calls: AgentCalls,
        _ output: AsyncStream<Data>.Continuation
    ) async {
        let message = line.value
        if case .array(let batch) = message, !batch.isEmpty {
            // A batch may call tools, which are called after one another.
            return await calls.add(.array(batch)) {
                if let answer = await answer(to: line, message) { output.yield(answer) }
            }
        }
        switch (message?["method"], message?["id"]) {
        case ("notifications/cancelled", nil):
            if let id = message?["params"]?["requestId"] { await calls.cancel(id) }
        case ("tools/call", let id?):
            await calls.add(id) {
                async let _ = report(message?["params"]?["_meta"]?["progressToken"], into: output)
                if let answer = await answer(to: line, message), !Task.isCancelled { output.yield(answer) }
            }
        default:
            if let answer = await answer(to: line, message) { output.yield(answer) }
        }
    }

    /// Says again and again that a call goes on, until the task is cancelled; nothing without a token.
    private func report(_ token: JSONValue?, into output: AsyncStream<Data>.Continuation) async {
        guard let token, token.isIdentifier else { return }
        for count in 1... {
            do { try await Task.sleep(for: progressInterval) } catch { return }
            let message: JSONValue = [
                "jsonrpc": "2.0", "method": "notifications/progress",
                "params": ["progressToken": token, "progress": .integer(count)],
            ]
            output.yield(Data(CommandJSON.text(message, isOneLine: true).utf8))
        }
    }

    /// Answers a line; nil for a notification and for an empty line.
    func answer(to line: LineSplitter.Line) async -> Data? { await answer(to: line, line.value) }

    private func answer(to line: LineSplitter.Line, _ value: JSONValue?) async -> Data? {
        if let value { return await answer(to: value) }
        switch line {
        case .tooLong:
            return message(nil, .failure(.notARequest("a message has at most \(Self.messageLimit) bytes")))
        case .bytes(let bytes) where bytes.allSatisfy { $0 == 0x20 || $0 == 0x0d || $0 == 0x09 }:
            return nil
        case .bytes:
            return message(nil, .failure(.notJSON("the line is not JSON; send one message a line")))
        }
    }

    private func answer(to value: JSONValue) async -> Data? {
        if case .array(let batch) = value, !batch.isEmpty {
            var answers: [String] = []
            for message in batch {
                if let answer = await answer(toOne: message) { answers.append(String(decoding: answer, as: UTF8.self)) }
            }
            return answers.isEmpty ? nil : Data("[\(answers.joined(separator: ","))]".utf8)
        }
        return await answer(toOne: value)
    }

    private func answer(toOne value: JSONValue) async -> Data? {
        guard case .object(let members) = value else {
            return message(nil, .failure(.notARequest("a message is an object, and a batch has some")))
        }
        let id = members["id"]
        if let id, !id.isIdentifier {
            return message(nil, .failure(.notARequest("an id is a text or a whole number")))
        }
        guard members["jsonrpc"] == "2.0" else {
            return message(id, .failure(.notARequest("the key jsonrpc must be \"2.0\"")))
        }
        guard let method = members["method"]?.string else {
            // An answer to a request, which this server never sends, needs no answer.
            if members["method"] == nil, members["result"] != nil || members["error"] != nil { return nil }
            return message(id, .failure(.notARequest("the key method must be a text")))
        }
        // A message without an id is a notification; whatever it says, it gets no answer.
        guard let id else { return nil }
        do {
            return message(id, .success(try await result(of: method, members["params"] ?? [:])))
        } catch {
            return message(id, .failure(error))
        }
    }

    private func result(of method: String, _ parameters: JSONValue) async throws(AgentFault) -> JSONValue {
        guard case .object = parameters else { throw .badParameters("params must be an object") }
        switch method {
        case "initialize": return initialized(parameters)
        case "ping": return [:]
        case "tools/list": return ["tools": .array(tools.map(\.description))]
        case "tools/call": return try await call(parameters)
        default:
            let known = ["initialize", "ping", "tools/list", "tools/call"]
            throw .unknownMethod(
                "there is no method \(method.prefix(200)); \(Spelling.hint(for: method.head, of: known))"
            )
        }
    }

    private func initialized(_ parameters: JSONValue) -> JSONValue {
        let wanted = parameters["protocolVersion"]?.string
        return [
            "protocolVersion": .string(Self.revisions.first { $0 == wanted } ?? Self.revisions[0]),
            "capabilities": ["tools": [:]],
            "serverInfo": ["name": "vitrine", "title": "Vitrine", "version": .string(VitrineVersion.number)],
            "instructions": .string(
                "Use status to see what is placed, read to see a widget as text, place, tap and advance to change "
                    + "something, which answer with a picture, and why and trace to learn the reason for what is shown."
            ),
        ]
    }

    private func call(_ parameters: JSONValue) async throws(AgentFault) -> JSONValue {
        guard let name = parameters["name"]?.string else { throw .badParameters("the key name must be a tool's name") }
        guard let tool = tools.first(where: { $0.name == name }) else {
            throw .badParameters(
                "there is no tool \(name.head); \(Spelling.hint(for: name.head, of: tools.map(\.name)))"
            )
        }
        let arguments = try CommandArguments(parameters["arguments"] ?? [:], of: tool)
        do throws(ClientError) {
            return ["content": .array(try await tool.call(arguments)), "isError": false]
        } catch {
            // A refusal of the device is a result, which the model reads; only wrong messages are errors of the
            // protocol.
            return ["content": [["type": "text", "text": .string(error.message)]], "isError": true]
        }
    }

    private func message(_ id: JSONValue?, _ result: Result<JSONValue, AgentFault>) -> Data {
        var message: [String: JSONValue] = ["jsonrpc": "2.0", "id": id ?? .null]
        switch result {
        case .success(let value): message["result"] = value
        case .failure(let fault):
            message["error"] = ["code": .integer(fault.code), "message": .string(fault.message)]
        }
        return Data(CommandJSON.text(JSONValue.object(message), isOneLine: true).utf8)
    }
}

extension LineSplitter.Line {
    /// The message; nil if the line is too long, or no JSON.
    fileprivate var value: JSONValue? {
        guard case .bytes(let bytes) = self else { return nil }
        return try? JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    }
}

extension JSONValue {
    /// Whether a request can have the value as its id.
    fileprivate var isIdentifier: Bool {
        switch self {
        case .string, .integer: true
        default: false
        }
    }
}

extension String {
    /// The beginning of a text from outside; comparing a long one with names would take long.
    fileprivate var head: String { String(prefix(64)) }
}
