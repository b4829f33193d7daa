public import Foundation

/// One file of a container in detail: what it is, who wrote it, and its content.
public struct FileInspection: Encodable, Sendable {
    public var file: ReportedFile
    /// Details by name, in the order in which they are shown.
    public var details: [Detail]
    public var findings: [DoctorFinding]
    /// The content as text, if it has a readable form.
    public var content: String?

    public struct Detail: Codable, Hashable, Sendable {
        public var name: String
        public var text: String
    }

    /// The longest content that is shown, in characters.
    private static let contentLimit = 20_000

    /// Describes a file.
    /// - Parameters:
    ///   - file: The facts about it.
    ///   - data: Its bytes; nil if they were not read.
    ///   - container: The path of its container.
    ///   - now: The moment to which ages are measured.
    public init(_ file: FileFacts, data: Data?, container: String, now: AuditTime) {
        self.file = ReportedFile(file, now: now)
        let facts = ContainerFacts(path: container, files: [file])
        // What a file needs beside it is not known from the file alone.
        findings = ContainerAudit.findings(facts, now: now).filter { $0.rule != .missingAsset }
        details = Self.details(file, now: now)
        content = data.flatMap { Self.text(of: $0, file) }
    }

    /// The inspection for a terminal.
    public var lines: [String] {
        let facts = ["\(file.path): \(file.purpose), mode \(file.mode), \(file.byteCount) bytes"]
        let rows = details.map { "  \($0.name): \(ShownName.escaped($0.text))" }
        let problems = findings.map { "  \($0.severity.rawValue): \($0.message); remedy: \($0.remedy)" }
        return facts + rows + problems + (content.map { $0.split(separator: "\n").map(String.init) } ?? [])
    }

    /// The inspection as JSON with sorted keys.
    public var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self)
        }
    }

    private static func details(_ file: FileFacts, now: AuditTime) -> [Detail] {
        var details: [Detail] = []
        func add(_ name: String, _ text: String) { details.append(Detail(name: name, text: text)) }
        add("changed", "\(ShownAge.text(now.machine.timeIntervalSince(file.modifiedAt))) ago")
        for holder in file.holders {
            add("locked by", "process \(holder.process) \(holder.name ?? "")\(holder.isStopped ? ", stopped" : "")")
        }
        switch file.content {
        case .document(let document):
            add("schema", document.schema.map { "\($0)" } ?? "none: another program wrote it")
            add("generation", document.generation.map { "\($0)" } ?? "none")
            for stamp in document.stamps {
                let day = stamp.day.map { ", for the day \($0)" } ?? ""
                let age = now.device.timeIntervalSince(stamp.writtenAt)
                let when = age < 0 ? "\(ShownAge.text(-age)) in the future" : "\(ShownAge.text(age)) ago"
                add("owner \(stamp.owner)", "wrote \(when)\(day)")
            }
            add("fields", document.fields.joined(separator: ", "))
            if let journal = document.journal {
                add("actions", "\(journal.pendingCount) pending, \(journal.unreportedCount) not reported to the app")
            }
        case .preferences(let count): add("keys", "\(count)")
        case .asset(let matches): add("digest", matches ? "is that of the content" : "is not that of the content")
        case .damaged(let reason): add("damaged", reason)
        case .tooLarge(let limit): add("not read", "larger than \(limit) bytes")
        case .unreadable(let reason): add("not read", reason)
        case .database, .notRead: break
        }
        return details
    }

    private static func text(of data: Data, _ file: FileFacts) -> String? {
        let text: String
        switch file.content {
        case .document:
            guard let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed),
                let pretty = try? JSONSerialization.data(
                    withJSONObject: value,
                    options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed]
                )
            else { return nil }
            text = String(decoding: pretty, as: UTF8.self)
        case .preferences, .damaged:
            // A damaged file may hold anything, such as a terminal's control sequences.
            text = String(decoding: data, as: UTF8.self)
        default: return nil
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { ShownName.escaped(String($0)) }
        let whole = lines.joined(separator: "\n")
        return whole.count > contentLimit ? whole.prefix(contentLimit) + "\n\u{2026}" : whole
    }
}
