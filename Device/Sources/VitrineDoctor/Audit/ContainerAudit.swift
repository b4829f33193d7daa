import Foundation

/// Judges the facts about a container: a pure function that gives the same findings for the same facts.
public struct ContainerAudit {
    let facts: ContainerFacts
    let now: AuditTime

    /// Judges a container.
    /// - Parameters:
    ///   - facts: What was found.
    ///   - now: The moment to which ages are measured.
    /// - Returns: The findings: those of the container, then those of the files by path.
    public static func findings(_ facts: ContainerFacts, now: AuditTime) -> [DoctorFinding] {
        let audit = ContainerAudit(facts: facts, now: now)
        return audit.containerFindings + facts.files.flatMap(audit.findings) + audit.relationFindings
    }

    private func findings(_ file: FileFacts) -> [DoctorFinding] {
        commonFindings(file) + contentFindings(file) + lockFindings(file)
    }

    private var containerFindings: [DoctorFinding] {
        let group = facts.group
        switch facts.reach {
        case .missing:
            return [
                DoctorFinding(
                    .groupMissing,
                    .problem,
                    group,
                    "there is no folder \(facts.path)",
                    remedy: "start the app or the device once, or correct the group's identifier"
                )
            ]
        case .notAFolder:
            return [
                DoctorFinding(
                    .groupNotFolder,
                    .problem,
                    group,
                    "\(facts.path) is a link or a file",
                    remedy: "remove it; a container is a folder, and links are not followed"
                )
            ]
        case .unreadable(let reason):
            let isProtected = facts.mode & 0o700 == 0
            return [
                DoctorFinding(
                    .groupUnreadable,
                    .problem,
                    group,
                    "\(facts.path) cannot be read: \(reason)",
                    remedy: isProtected
                        ? "unlock the device if it was restarted; otherwise chmod 700 \(facts.path)"
                        : "let the user who owns it run this command, or chmod 700 \(facts.path)"
                )
            ]
        case .listed:
            return listedFindings
        }
    }

    private var listedFindings: [DoctorFinding] {
        var findings: [DoctorFinding] = []
        if facts.mode & 0o077 != 0 || facts.mode & 0o700 != 0o700 {
            findings.append(
                DoctorFinding(
                    .groupMode,
                    .problem,
                    facts.group,
                    "the folder has mode \(Self.octal(facts.mode)) in place of 700",
                    remedy: "chmod 700 \(facts.path)"
                )
            )
        }
        if !facts.isOwn {
            findings.append(
                DoctorFinding(
                    .groupOwner,
                    .problem,
                    facts.group,
                    "the folder belongs to another user",
                    remedy: "run the apps and this command as one user, or chown the folder"
                )
            )
        }
        if let omission = facts.omission {
            findings.append(
                DoctorFinding(
                    .incompleteListing,
                    .problem,
                    facts.group,
                    "not every file was examined: \(omission)",
                    remedy: "a container holds few small files; move the others elsewhere"
                )
            )
        }
        return findings
    }

    static func octal(_ mode: Int) -> String { String(mode, radix: 8) }

    /// The seconds since a date that a program stamped; negative for a date in the future.
    func age(of date: Date) -> TimeInterval { now.device.timeIntervalSince(date) }

    /// The seconds since a file changed.
    func age(of file: FileFacts) -> TimeInterval { now.machine.timeIntervalSince(file.modifiedAt) }
}
