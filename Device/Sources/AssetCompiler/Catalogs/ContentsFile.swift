import CompactJSON
import Foundation

/// Reads the JSON files of asset catalogues and string catalogues.
enum ContentsFile {
    /// Decodes a file.
    /// - Throws: ``AssetFinding`` with the line if the text is not JSON, or with the key if it has another form.
    static func decode<Value: Decodable>(_ type: Value.Type, from file: URL) throws(AssetFinding) -> Value {
        let bytes: [UInt8]
        do {
            bytes = [UInt8](try Data(contentsOf: file))
        } catch {
            throw AssetFinding(.error, "cannot be read; add the file or remove its folder", in: file)
        }
        do {
            return try CompactJSONDecoder().decode(type, from: bytes)
        } catch DecodingError.dataCorrupted(let context) where context.underlyingError is JSONFault {
            guard let fault = context.underlyingError as? JSONFault else { preconditionFailure("checked above") }
            let line = 1 + bytes.prefix(fault.offset).count { $0 == UInt8(ascii: "\n") }
            throw AssetFinding(.error, "is not JSON: \(fault.reason); correct the text here", in: file, line: line)
        } catch let error as DecodingError {
            throw AssetFinding(.error, "has an unexpected form: \(describe(error))", in: file)
        } catch {
            throw AssetFinding(.error, "has an unexpected form: \(error)", in: file)
        }
    }

    private static func describe(_ error: DecodingError) -> String {
        let context: DecodingError.Context
        switch error {
        case .typeMismatch(_, let place), .valueNotFound(_, let place), .keyNotFound(_, let place),
            .dataCorrupted(let place):
            context = place
        @unknown default: return "\(error)"
        }
        let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
        return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
    }
}
