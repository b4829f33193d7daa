import Foundation

extension ContainerAudit {
    /// What is judged of every file: its name, its kind, its owner and its mode.
    func commonFindings(_ file: FileFacts) -> [DoctorFinding] {
        var findings: [DoctorFinding] = []
        if !file.hasValidName || file.path.unicodeScalars.contains(where: ShownName.isUnsafe) {
            findings.append(
                finding(
                    .invalidName,
                    .problem,
                    file,
                    file.hasValidName ? "the name has characters that cannot be seen" : "the name is not UTF-8",
                    remedy: "rename or remove it; the library writes no such name"
                )
            )
        }
        guard file.kind == .file || file.kind == .folder else {
            findings.append(
                finding(
                    .notRegular,
                    .problem,
                    file,
                    "it is a \(file.kind.rawValue)",
                    remedy: "remove it; only regular files and folders are read, and links are not followed"
                )
            )
            return findings
        }
        if !file.isOwn {
            findings.append(
                finding(
                    .fileOwner,
                    .problem,
                    file,
                    "it belongs to another user",
                    remedy: "run all programs of the group as one user, or chown it"
                )
            )
        }
        return findings + modeFindings(file)
    }

    private func modeFindings(_ file: FileFacts) -> [DoctorFinding] {
        let needed = file.kind == .folder ? 0o700 : 0o600
        if file.mode & needed != needed {
            let mode = Self.octal(file.mode)
            let remedy = "chmod \(Self.octal(needed)) it"
            return [
                finding(.fileMode, .problem, file, "its owner cannot read and write it: mode \(mode)", remedy: remedy)
            ]
        }
        // Inside a folder of mode 700 nobody else reaches the file.
        guard file.mode & 0o022 != 0, facts.mode & 0o077 != 0 else { return [] }
        let message = "other users can write it: mode \(Self.octal(file.mode))"
        return [finding(.fileMode, .problem, file, message, remedy: "chmod \(Self.octal(needed)) it")]
    }

    /// What is judged of a file's content.
    func contentFindings(_ file: FileFacts) -> [DoctorFinding] {
        switch file.content {
        case .damaged(let reason): [damaged(file, reason)]
        case .unreadable(let reason):
            [
                finding(
                    .unreadable,
                    .problem,
                    file,
                    "it cannot be read: \(reason)",
                    remedy: "check its mode, its owner and the disk; readers keep what they show meanwhile"
                )
            ]
        case .tooLarge(let limit):
            [
                finding(
                    .tooLarge,
                    file.place == .database ? .notice : .problem,
                    file,
                    "it has \(file.byteCount) bytes and was not read; the limit is \(limit)",
                    remedy: "a snapshot holds display values only: keep the app's data elsewhere"
                )
            ]
        case .asset(matchesName: false):
            [
                finding(
                    .damagedAsset,
                    .problem,
                    file,
                    "its content is not what its name says",
                    remedy: "let the app store the snapshot with its file again"
                )
            ]
        case .document(let document): documentFindings(file, document)
        case .notRead, .preferences, .database, .asset: placeFindings(file)
        }
    }

    private func damaged(_ file: FileFacts, _ reason: String) -> DoctorFinding {
        let remedy =
            switch file.place {
            case .preferences: "remove it; the suite is read as empty until a value is set"
            case .claim: "remove it; the next fetch writes it again"
            case .database: "restore it, or let the app make it again"
            default: "let the app write it again, which sets this file aside, or restore it"
            }
        return finding(.damaged, file.place == .claim ? .notice : .problem, file, reason, remedy: remedy)
    }

    private func placeFindings(_ file: FileFacts) -> [DoctorFinding] {
        guard file.kind == .file else { return [] }
        switch file.place {
        case .setAside(let name):
            return [
                finding(
                    .setAside,
                    .problem,
                    file,
                    "\(name) was damaged \(ShownAge.text(age(of: file))) ago and set aside",
                    remedy: "see what is in it and why, then remove it"
                )
            ]
        case .newFile(let name):
            // A writer needs microseconds; an older file is of a process that died.
            guard age(of: file) > 60 else { return [] }
            return [
                finding(
                    .leftNewFile,
                    .notice,
                    file,
                    "a process died while it wrote \(name)",
                    remedy: "none needed: the next write of \(name) removes it"
                )
            ]
        case .preferences(let suite) where suite != facts.group:
            return [
                finding(
                    .foreignSuite,
                    .problem,
                    file,
                    "the suite \(suite) lies in the container of \(facts.group)",
                    remedy: "use UserDefaults(suiteName: \"\(facts.group)\") in app and extension"
                )
            ]
        default: return []
        }
    }

    func finding(
        _ rule: DoctorFinding.Rule,
        _ severity: DoctorFinding.Severity,
        _ file: FileFacts,
        _ message: String,
        remedy: String
    ) -> DoctorFinding {
        DoctorFinding(rule, severity, "\(facts.group)/\(file.path)", message, remedy: remedy)
    }
}
