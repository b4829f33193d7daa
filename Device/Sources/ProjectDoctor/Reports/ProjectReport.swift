import Foundation
import VitrineHost

/// A finding of a rule in a project.
public struct ProjectFinding: Encodable, Hashable, Sendable {
    public var rule: String
    public var severity: ProjectRule.Severity
    /// Relative to the examined folder.
    public var place: FindingPlace
    public var message: String
    public var why: String
    public var remedy: String
    public var source: String

    init(_ rule: ProjectRule, _ hit: ProjectRule.Hit, path: String) {
        self.rule = rule.id
        severity = rule.severity
        place = FindingPlace(file: path, line: hit.place.line, column: hit.place.column)
        message = hit.message + (hit.configuration.map { " in \($0)" } ?? "")
        why = rule.why
        remedy = rule.remedy
        source = rule.source
    }
}

/// What the rules say about a project.
public struct ProjectReport: Encodable, Sendable {
    /// In the order of files and lines.
    public var findings: [ProjectFinding]
    /// The names of the apps and extensions that were judged.
    public var targets: [String]
    /// What was not read, or is only assumed.
    public var notes: [String]
    /// How many Swift files were read.
    public var fileCount: Int
    /// How many findings a comment has allowed.
    public var allowedCount: Int
    /// The kinds that code declares as constants.
    public var kinds: KindList

    init(_ project: WidgetProject, _ options: DoctorOptions) {
        let files = project.files
        var permissions = Dictionary(files.map { ($0.path, $0.permissions) }, uniquingKeysWith: { first, _ in first })
        var found: [ProjectFinding] = []
        var allowed = 0
        // A task that is cancelled needs no report.
        for rule in ProjectRule.all where !options.off.contains(rule.id) && !Task.isCancelled {
            let stated = project.troubles.filter { $0.rule == rule.id }
                .map { ProjectRule.Hit(FindingPlace(file: $0.path, line: $0.line), $0.message) }
            for hit in Self.merged(rule.check(project) + stated) {
                let own = permissions[hit.place.file] ?? SourceOutline.Permission.all(inList: hit.place.file)
                permissions[hit.place.file] = own
                let isAllowed = own.contains {
                    $0.rule == rule.id && $0.targets.contains(hit.place.line) && !$0.reason.isEmpty
                }
                let path = FilePath.relative(hit.place.file, to: project.root) ?? hit.place.file
                if options.excludes(path) { continue }
                if isAllowed {
                    allowed += 1
                } else {
                    found.append(ProjectFinding(rule, hit, path: path))
                }
            }
        }
        findings = found.sorted { $0.place < $1.place }
        targets = project.targets.map(\.name)
        notes = project.notes
        fileCount = files.count
        allowedCount = allowed
        kinds = KindList(kinds: Array(Set(project.extensions.flatMap { DeclaredKind.all(in: $0).compactMap(\.kind) })))
    }

    /// Whether there was nothing to judge: no app, no extension, and no project that cannot be read.
    public var isEmpty: Bool { targets.isEmpty && findings.isEmpty }

    public var needsRemedy: Bool { findings.contains { $0.severity == .problem } }

    /// The hits without those that another target or configuration has too.
    private static func merged(_ hits: [ProjectRule.Hit]) -> [ProjectRule.Hit] {
        var merged: [ProjectRule.Hit] = []
        for hit in hits {
            let same = merged.firstIndex { $0.place == hit.place && $0.message == hit.message }
            guard let same else {
                merged.append(hit)
                continue
            }
            // Two projects of a folder may have the same target.
            let known = merged[same].configuration?.components(separatedBy: ", ") ?? []
            let names = known + [hit.configuration].compactMap(\.self).filter { !known.contains($0) }
            merged[same].configuration = names.isEmpty ? nil : names.joined(separator: ", ")
        }
        return merged
    }
}
