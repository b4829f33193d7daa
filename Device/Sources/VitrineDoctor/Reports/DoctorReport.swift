public import Foundation

/// What `vitrine doctor` says about some containers.
public struct DoctorReport: Encodable, Sendable {
    /// One container: its files and what was found.
    public struct Container: Encodable, Sendable {
        public var group: String
        public var path: String
        public var files: [ReportedFile]
        public var findings: [DoctorFinding]
    }

    public var containers: [Container]
    /// What was found about the groups' identifiers.
    public var groups: [DoctorFinding]

    /// Judges facts.
    /// - Parameters:
    ///   - containers: What was found in each container.
    ///   - sources: Where the groups are named; nil if only the containers are examined.
    ///   - now: The moment to which ages are measured.
    public init(_ containers: [ContainerFacts], _ sources: GroupSources? = nil, now: AuditTime) {
        self.containers = containers.map { facts in
            Container(
                group: facts.group,
                path: facts.path,
                files: facts.files.filter { $0.kind != .folder }.map { ReportedFile($0, now: now) },
                findings: ContainerAudit.findings(facts, now: now)
            )
        }
        groups = sources.map(GroupAudit.findings) ?? []
    }

    /// Every finding, those of the groups first.
    public var findings: [DoctorFinding] { groups + containers.flatMap(\.findings) }

    /// Whether something needs a remedy.
    public var needsRemedy: Bool { findings.contains { $0.severity == .problem } }

    /// The report as JSON with sorted keys.
    public var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self)
        }
    }
}

/// A file as a report lists it.
public struct ReportedFile: Encodable, Hashable, Sendable {
    public var path: String
    /// What the file is for: `document`, `journal`, `asset`, `lock` and so on.
    public var purpose: String
    /// The permission bits, in octal.
    public var mode: String
    public var byteCount: Int
    /// The seconds since the newest owner wrote, or since the file changed if it has no owners.
    public var age: Int
    public var schema: Int?
    public var generation: UInt64?
    /// The owners that wrote, by name.
    public var owners: [String]

    init(_ file: FileFacts, now: AuditTime) {
        path = ShownName.escaped(file.path)
        purpose = file.place.title
        mode = ContainerAudit.octal(file.mode)
        byteCount = file.byteCount
        owners = []
        var seconds = now.machine.timeIntervalSince(file.modifiedAt)
        if case .document(let document) = file.content {
            if document.journal != nil { purpose = "journal" }
            schema = document.schema
            generation = document.generation
            owners = document.stamps.map { ShownName.escaped($0.owner) }
            seconds = document.writtenAt.map(now.device.timeIntervalSince) ?? seconds
        }
        age = abs(seconds) < 1e12 ? Int(seconds) : 0
    }
}
