import Foundation
import Vitrine

/// Reads the metadata of a JSON document; a pure function of its bytes.
enum DocumentReader {
    /// The key of the metadata in a snapshot's file.
    private static let metadataKey = "_vitrine"
    /// A document with more texts is not searched further for names of files.
    private static let textLimit = 10_000

    /// Finds what a document says of itself.
    ///
    /// Valid JSON that is not an object has no fields and no metadata: another program may store a list.
    static func read(_ data: Data) -> FileContent {
        guard !data.isEmpty else { return .damaged("the file is empty") }
        guard let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) else {
            return .damaged("the content is not JSON")
        }
        guard let object = value as? [String: Any] else { return .document(DocumentFacts()) }
        var facts = DocumentFacts()
        facts.fields = object.keys.filter { $0 != metadataKey }.sorted()
        var texts = 0
        collectAssets(in: object, into: &facts.namedAssets, &texts)
        facts.journal = JournalFacts(object)
        // What has no metadata may be another program's, to which the rules of a snapshot do not apply.
        guard let metadata = object[metadataKey] else { return .document(facts) }
        if let damage = VitrineError.Damage(of: data, path: "") { return .damaged(damage.detail) }
        facts.take(metadata)
        return .document(facts)
    }

    private static func collectAssets(in value: Any, into names: inout Set<String>, _ texts: inout Int) {
        guard texts < textLimit else { return }
        switch value {
        case let text as String:
            texts += 1
            guard let name = text.split(separator: "/").last.map(String.init) else { return }
            if case .asset = ContainerPlace(name) { names.insert(name) }
        case let list as [Any]: for element in list { collectAssets(in: element, into: &names, &texts) }
        case let map as [String: Any]: for element in map.values { collectAssets(in: element, into: &names, &texts) }
        default: break
        }
    }
}

extension DocumentFacts {
    /// Takes valid metadata.
    fileprivate mutating func take(_ metadata: Any) {
        guard let metadata = metadata as? [String: Any] else { return }
        schema = metadata["schema"] as? Int
        generation = (metadata["generation"] as? NSNumber)?.uint64Value
        for (owner, stamp) in (metadata["owners"] as? [String: [String: Any]] ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let seconds = stamp["writtenAt"] as? Double else { continue }
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            stamps.append(Stamp(owner: owner, writtenAt: date, day: stamp["day"] as? String))
        }
    }
}

extension JournalFacts {
    /// Reads a journal; nil if the document is not a journal.
    fileprivate init?(_ object: [String: Any]) {
        guard object["accepted"] is NSNumber, object["settled"] is NSNumber,
            let records = object["records"] as? [[String: Any]]
        else { return nil }
        for record in records {
            if record["settledAt"] is NSNumber {
                if record["isReported"] as? Bool != true { unreportedCount += 1 }
                continue
            }
            pendingCount += 1
            let accepted = record["acceptedAt"] as? Double
            let date = accepted.map(Date.init(timeIntervalSinceReferenceDate:)) ?? .distantPast
            oldestPending = min(oldestPending ?? date, date)
            if let failure = record["failure"] as? String { failures.append(failure) }
        }
    }
}
