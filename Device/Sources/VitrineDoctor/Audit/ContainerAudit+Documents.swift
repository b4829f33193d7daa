import Foundation

extension ContainerAudit {
    /// How far a stamp may lie in the future before it is reported, in seconds: clocks of one machine agree.
    private static var futureAllowance: TimeInterval { 60 }
    /// How long an action may be pending before it is reported, in seconds.
    private static var pendingAllowance: TimeInterval { 60 }

    func documentFindings(_ file: FileFacts, _ document: DocumentFacts) -> [DoctorFinding] {
        var findings: [DoctorFinding] = []
        for stamp in document.stamps where -age(of: stamp.writtenAt) > Self.futureAllowance {
            findings.append(
                finding(
                    .fromFuture,
                    .problem,
                    file,
                    "\(stamp.owner) wrote it \(ShownAge.text(-age(of: stamp.writtenAt))) in the future",
                    remedy:
                        "check the clock; a value from the future is never current, so let \(stamp.owner) write again"
                )
            )
        }
        if let journal = document.journal { findings += journalFindings(file, journal) }
        return findings
    }

    private func journalFindings(_ file: FileFacts, _ journal: JournalFacts) -> [DoctorFinding] {
        var findings: [DoctorFinding] = []
        if let oldest = journal.oldestPending, age(of: oldest) > Self.pendingAllowance {
            let because = journal.failures.last.map { "; the last attempt failed: \($0)" } ?? ""
            findings.append(
                finding(
                    .pendingActions,
                    .problem,
                    file,
                    "\(journal.pendingCount) taps were not performed, the oldest \(ShownAge.text(age(of: oldest))) ago"
                        + because,
                    remedy: "open the app, which performs them"
                )
            )
        }
        if journal.unreportedCount > 0 {
            findings.append(
                finding(
                    .unreportedActions,
                    .notice,
                    file,
                    "the app has not heard of \(journal.unreportedCount) performed taps",
                    remedy: "none needed: the app hears of them when it opens"
                )
            )
        }
        return findings
    }

    /// What is judged of several files together.
    var relationFindings: [DoctorFinding] { assetFindings + databaseFindings }

    private var assetFindings: [DoctorFinding] {
        let documents = facts.files.filter { $0.place == .document && $0.kind == .file }
        var named: Set<String> = []
        for file in documents {
            // What a document names that cannot be read is unknown, so nothing is called orphaned.
            guard case .document(let document) = file.content else { return [] }
            named.formUnion(document.namedAssets)
        }
        let assets = facts.files.filter { $0.kind == .file && $0.place.isAsset }
        let present = Set(assets.map(\.name))
        let missing = named.subtracting(present).sorted()
            .map { name in
                DoctorFinding(
                    .missingAsset,
                    .problem,
                    "\(facts.group)/\(name)",
                    "a snapshot names it, and it is not there",
                    remedy: "let the app store the snapshot with its file again"
                )
            }
        return orphans(assets.filter { !named.contains($0.name) }) + missing
    }

    /// One unnamed file of each kind is the previous generation's, which stays for readers until the next update.
    private func orphans(_ unnamed: [FileFacts]) -> [DoctorFinding] {
        let byPlainName = Dictionary(grouping: unnamed) { $0.place.plainName }
        return byPlainName.values.filter { $0.count > 1 }.flatMap(\.self).sorted { $0.path < $1.path }
            .map { file in
                finding(
                    .orphanedAsset,
                    .problem,
                    file,
                    "no snapshot names it",
                    remedy: "remove it, or let the app store a new one, which removes all that are not named"
                )
            }
    }

    private var databaseFindings: [DoctorFinding] {
        let names = Set(facts.files.map(\.path))
        return facts.files.filter { $0.place == .database && $0.kind == .file }
            .compactMap { file in
                guard let suffix = ["-wal", "-shm", "-journal"].first(where: file.path.hasSuffix) else { return nil }
                let database = String(file.path.dropLast(suffix.count))
                guard !names.contains(database) else { return nil }
                return finding(
                    .orphanedDatabaseFile,
                    .problem,
                    file,
                    "its database \(database) is not there",
                    remedy: "restore both together, or remove it"
                )
            }
    }
}

extension ContainerPlace {
    fileprivate var isAsset: Bool { plainName != nil }

    fileprivate var plainName: String? {
        if case .asset(let plainName, _) = self { return plainName }
        return nil
    }
}
