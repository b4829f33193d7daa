import Foundation
public import VitrineDevice

/// The commands of a running device, as the page sends them.
///
/// ```swift
/// let device = DeviceClient(.http(port: 8080))
/// let widget = try await device.place("HabitsWidget", family: "small")
/// print(try await device.reading(of: widget).text.joined(separator: "\n"))
/// ```
public struct DeviceClient: Sendable {
    private let link: DeviceLink
    /// Whether a change ends only when the widgets have followed it.
    public let waits: Bool

    /// - Parameters:
    ///   - link: How requests reach the device.
    ///   - waits: Whether a change ends only when the widgets have followed it, as ``settle()`` does.
    public init(_ link: DeviceLink, waits: Bool = true) {
        self.link = link
        self.waits = waits
    }

    /// Waits until the widgets show what was changed; at most about a minute.
    public func settle() async throws(ClientError) {
        for _ in 0..<3 {
            if try await ask("/api/settle", [:], as: Done.self).done { return }
        }
    }

    /// The answer to what may take longer than an answer waits.
    struct Done: Decodable {
        var done: Bool
    }

    /// The device's state without pictures.
    public func status() async throws(ClientError) -> DeviceStatus {
        try await ask("/api/status", as: DeviceStatus.self)
    }

    /// The memory of every program, in the order of the icons.
    public func memory() async throws(ClientError) -> [ProgramMemory] {
        try await ask("/api/memory", as: [ProgramMemory].self)
    }

    /// Performs one of the device's operations.
    func perform(_ operation: String, _ arguments: CommandArguments) async throws(ClientError) -> DeviceOperation.Answer
    {
        let path = "/api/commands/\(operation)"
        let answer = try await ask(
            path,
            .object(arguments.values.mapValues { .string($0) }),
            as: DeviceOperation.Answer.self
        )
        if waits { try await settle() }
        return answer
    }

    /// Requests a path and reads its JSON.
    func ask<Value: Decodable>(_ path: String, as type: Value.Type) async throws(ClientError) -> Value {
        try read(type, path, try await answer(to: DeviceRequest(.get, path)))
    }

    /// Sends a command and reads the JSON of its answer.
    func ask<Value: Decodable>(
        _ path: String,
        _ body: JSONValue,
        as type: Value.Type
    ) async throws(ClientError) -> Value {
        let request = DeviceRequest(.post, path, body: Data(CommandJSON.text(body, isOneLine: true).utf8))
        return try read(type, path, try await answer(to: request))
    }

    private func read<Value: Decodable>(
        _ type: Value.Type,
        _ path: String,
        _ answer: Data
    ) throws(ClientError) -> Value {
        do {
            return try CommandJSON.read(type, from: answer)
        } catch {
            throw ClientError(
                .invalidAnswer,
                "the answer to \(path) has another form; the device and this command may be of different versions",
                cause: error
            )
        }
    }

    /// Sends a command, and waits for the widgets if the client does.
    func send(_ path: String, _ body: JSONValue) async throws(ClientError) {
        _ = try await change(DeviceRequest(.post, path, body: Data(CommandJSON.text(body, isOneLine: true).utf8)))
    }

    /// Sends a request that changes something, and returns the body of the answer.
    func change(_ request: DeviceRequest) async throws(ClientError) -> Data {
        let answer = try await answer(to: request)
        if waits { try await settle() }
        return answer
    }

    /// Sends a request and returns the body of the answer.
    /// - Throws: ``ClientError`` for a refusal too.
    func answer(to request: DeviceRequest) async throws(ClientError) -> Data {
        let answer = try await link.send(request)
        guard (200..<300).contains(answer.status) else { throw ClientError(refusal: answer) }
        return answer.body
    }

    /// A name as one component of a path.
    static func escaped(_ text: String) -> String {
        // The characters that RFC 3986 leaves as they are; the server does not decode an app's dots.
        let plain = CharacterSet(charactersIn: "-._~").union(.alphanumerics)
        // A text of valid characters can always be encoded.
        return text.addingPercentEncoding(withAllowedCharacters: plain) ?? text
    }
}

extension ClientError {
    /// Reads `{"error": {"code", "message"}}`; the status decides where there is no code that is known.
    init(refusal answer: DeviceAnswer) {
        struct Body: Decodable {
            struct Reason: Decodable {
                var code: String?
                var message: String
            }

            var error: Reason
        }
        guard let reason = try? JSONDecoder().decode(Body.self, from: answer.body).error else {
            self.init(
                .invalidAnswer,
                "the device answered with status \(answer.status); is it a device of this version?"
            )
            return
        }
        let code = reason.code.flatMap(Code.init(rawValue:)) ?? Self.code(of: answer.status)
        self.init(code, reason.message)
    }

    private static func code(of status: Int) -> Code {
        switch status {
        case 400, 413, 415: .badValue
        case 404: .notFound
        case 503: .stopping
        default: .refused
        }
    }
}
