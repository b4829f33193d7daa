import Subprocess
import VitrineWire

/// Sends a request to a process and reads its answer: one frame out, one frame in.
struct AnswerReader {
    /// Why there is no answer.
    enum Failure: Error {
        /// The process closed its output or does not read its input.
        case ended
        case tooLarge(String)
        case invalidResponse(String)
    }

    private var output: SubprocessOutputSequence.Iterator
    private var frames: WireReader
    private let parts: ArchivePartCache

    init(
        _ child: Execution<CustomWriteInput, SequenceOutput, SequenceOutput>,
        limit: Int,
        reusing parts: ArchivePartCache
    ) {
        self.parts = parts
        output = child.standardOutput.makeAsyncIterator()
        frames = WireReader(limit: limit)
    }

    /// Sends a request and waits for its answer, for as long as the process lives.
    mutating func ask(
        _ request: ProgramRequest,
        _ child: Execution<CustomWriteInput, SequenceOutput, SequenceOutput>
    ) async -> Result<WireResponse, Failure> {
        do throws(Failure) {
            try await send(request, child)
            let response = try decode(try await nextFrame())
            guard response.id == request.token else {
                throw .invalidResponse("answered request \(response.id) when \(request.token) was asked")
            }
            return .success(response)
        } catch {
            return .failure(error)
        }
    }

    private func send(
        _ request: ProgramRequest,
        _ child: Execution<CustomWriteInput, SequenceOutput, SequenceOutput>
    ) async throws(Failure) {
        let message = WireRequest(id: request.token, context: request.context, body: request.body)
        let frame: [UInt8]
        do {
            frame = try WireWriter().frame(WireMessage.encode(message))
        } catch {
            throw .invalidResponse("the device could not write the request: \(error.message)")
        }
        do {
            _ = try await child.standardInputWriter.write(frame)
        } catch {
            throw .ended
        }
    }

    private func decode(_ body: [UInt8]) throws(Failure) -> WireResponse {
        do {
            return try WireMessage.decode(WireResponse.self, from: body, reusing: parts)
        } catch {
            throw .invalidResponse("sent a frame that is not a response: \(error.message)")
        }
    }

    private mutating func nextFrame() async throws(Failure) -> [UInt8] {
        while true {
            do {
                if let body = try frames.nextFrame() { return body }
            } catch {
                throw .tooLarge("\(error.message); if it prints to standard output, print to standard error instead")
            }
            guard let piece = try await nextPiece() else { throw .ended }
            piece.withUnsafeBytes { frames.append($0) }
        }
    }

    private mutating func nextPiece() async throws(Failure) -> SubprocessOutputSequence.Element? {
        do {
            return try await output.next()
        } catch {
            throw .ended
        }
    }
}

extension WireRequest.Body {
    /// The request's name in messages.
    var name: String {
        switch self {
        case .describe: "describe"
        case .placeholder: "placeholder"
        case .snapshot: "snapshot"
        case .timeline: "timeline"
        case .performIntent: "performIntent"
        case .options: "options"
        case .screen: "screen"
        case .openURL: "openURL"
        case .sceneBecame: "sceneBecame"
        case .wake: "wake"
        case .pushTokenChanged: "pushTokenChanged"
        }
    }
}
