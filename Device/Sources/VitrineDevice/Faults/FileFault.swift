import Foundation

/// A fault of a file that an app shares with its widgets.
public enum FileFault: String, Codable, Hashable, Sendable, CaseIterable {
    /// The second half of the file is missing, as after a write that a loss of power cut off.
    case torn
    /// Sixteen bytes in the middle are zero, as after a fault of the disk.
    case damaged
    /// The schema in the file's metadata is one that no version of the app knows yet, as after a return to an older
    /// version.
    case newerSchema

    /// How much higher the schema becomes.
    static let schemaStep = 1_000
    /// The largest file that can be broken, in bytes: it is kept until it is mended.
    static let sizeLimit = 16 << 20

    /// The bytes of a file with the fault.
    /// - Throws: ``DeviceError`` with code `badValue` for a file that cannot have it: an empty one, or for
    ///   `newerSchema` one without the library's metadata.
    func applied(to bytes: Data) throws(DeviceError) -> Data {
        guard !bytes.isEmpty else { throw DeviceError(.badValue, "it is empty; break a file that has content") }
        switch self {
        case .torn: return Data(bytes.prefix(bytes.count / 2))
        case .damaged:
            var damaged = Data(bytes)
            let start = max(bytes.count / 2 - 8, 0)
            for index in start..<min(start + 16, bytes.count) { damaged[index] = 0 }
            return damaged
        case .newerSchema: return try Self.withNewerSchema(bytes)
        }
    }

    private static func withNewerSchema(_ bytes: Data) throws(DeviceError) -> Data {
        // A file that is not JSON has no metadata either, and the remedy is the same.
        guard var object = (try? JSONSerialization.jsonObject(with: bytes)) as? [String: Any],
            var metadata = object["_vitrine"] as? [String: Any], let schema = metadata["schema"] as? Int,
            schema <= Int(Int32.max) - schemaStep
        else {
            throw DeviceError(.badValue, "it has no schema under _vitrine; break a snapshot of the library")
        }
        metadata["schema"] = schema + schemaStep
        object["_vitrine"] = metadata
        do {
            return try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
        } catch {
            throw DeviceError(.badValue, "it cannot be written as JSON again: \(error)", cause: error)
        }
    }
}

extension FileFault: CustomStringConvertible {
    public var description: String { "it \(predicate)" }

    /// What is said of the file, such as `has a newer schema`.
    var predicate: String {
        switch self {
        case .torn: "is torn: the second half is missing"
        case .damaged: "is damaged: 16 bytes in the middle are zero"
        case .newerSchema: "has a newer schema"
        }
    }
}
