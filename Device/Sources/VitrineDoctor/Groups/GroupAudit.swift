/// Compares the identifiers of groups in code, entitlements, manifest and containers: a pure function.
///
/// A group that code names and an entitlement does not has no container on a phone: every read says "missing", and
/// nothing else shows why.
public enum GroupAudit {
    /// Compares the places.
    /// - Returns: The findings by group; none for a place that was not examined.
    public static func findings(_ sources: GroupSources) -> [DoctorFinding] {
        let installed = sources.manifest.map { Set($0.values) }
        let entitled = Set(sources.entitlements.values.joined())
        var findings: [DoctorFinding] = []
        for (group, places) in (sources.code ?? [:]).sorted(by: { $0.key < $1.key }) {
            let place = places.first ?? "the code"
            if let installed, !installed.contains(group), !entitled.contains(group) {
                findings.append(unknown(group, at: place, .groupNotInManifest, "no installed app has it", installed))
            }
            if sources.targets.isEmpty, !sources.entitlements.isEmpty, !entitled.contains(group),
                installed?.contains(group) != true
            {
                findings.append(unknown(group, at: place, .groupNotInEntitlements, "no entitlements have it", entitled))
            }
        }
        findings += sources.targets.isEmpty ? unused(sources, entitled) : sources.targets.flatMap(Self.findings)
        return findings + unnamed(sources) + unknownContainers(sources)
    }

    private static func unknown(
        _ group: String,
        at place: String,
        _ rule: DoctorFinding.Rule,
        _ message: String,
        _ known: Set<String>
    ) -> DoctorFinding {
        let twin = known.first { $0.lowercased() == group.lowercased() }
        let other = rule == .groupNotInManifest ? "the manifest" : "the entitlements"
        return DoctorFinding(
            rule,
            .problem,
            group,
            "\(place) names the group, but \(message)" + (twin.map { "; \($0) differs in case only" } ?? ""),
            remedy: "write one identifier in the code and in \(other): the system compares every letter"
        )
    }

    /// What is wrong in an app or an extension, which has the groups of its own entitlements only.
    private static func findings(_ target: GroupSources.Target) -> [DoctorFinding] {
        guard let entitled = target.entitled else { return [] }
        let uses = target.uses
        let idle = target.isWhole ? entitled.filter { uses.named[$0] == nil && !uses.unreached.contains($0) } : []
        // Where each group is named, or may be by an identifier that is made while the code runs, a suite of another
        // name is the target's own; where each is named or may be so, another literal is that of another build, or what
        // counts where a property list names none.
        let foreign = uses.named
            .filter { group, _ in
                !entitled.contains(group)
                    && (uses.used.contains(group) || !idle.isEmpty && uses.unknown.isEmpty)
            }
            .merging(idle.isEmpty || !uses.unknown.isEmpty ? [:] : uses.suites) { own, _ in own }
        guard foreign.isEmpty else {
            return foreign.sorted { $0.key < $1.key }
                .map { group, places in
                    let message = "\(target.name) does not have the group: "
                    let known =
                        entitled.isEmpty
                        ? "it has no App Group" : "its entitlements have \(entitled.joined(separator: ", "))"
                    return unknown(
                        group,
                        at: places.first ?? "the code",
                        .groupNotInEntitlements,
                        message + known,
                        Set(entitled)
                    )
                }
        }
        guard uses.unknown.isEmpty else { return [] }
        return idle.map { unused($0, "the entitlements of \(target.name)") }
    }

    /// Groups of entitlements that no code names.
    private static func unused(_ sources: GroupSources, _ entitled: Set<String>) -> [DoctorFinding] {
        guard let code = sources.code else { return [] }
        // Code writes out what a variable such as the team's prefix stands for.
        return entitled.filter { code[$0] == nil && !$0.contains("$(") }.sorted()
            .map { unused($0, "the entitlements") }
    }

    private static func unused(_ group: String, _ entitlements: String) -> DoctorFinding {
        DoctorFinding(
            .groupUnused,
            .notice,
            group,
            "\(entitlements) have the group, and no code names it",
            remedy: "remove the entitlement, unless the identifier is made while the code runs"
        )
    }

    /// Groups of installed apps that no code names.
    private static func unnamed(_ sources: GroupSources) -> [DoctorFinding] {
        guard let code = sources.code, let manifest = sources.manifest else { return [] }
        return manifest.sorted { $0.key < $1.key }.filter { code[$0.value] == nil }
            .map { app, group in
                let twin = code.keys.sorted().first { $0.lowercased() == group.lowercased() }
                return DoctorFinding(
                    .groupNotInCode,
                    .problem,
                    group,
                    "the manifest gives it to \(app), and no code names it"
                        + (twin.map { "; \($0) differs in case only" } ?? ""),
                    remedy: "write the identifier of the code in the manifest"
                )
            }
    }

    private static func unknownContainers(_ sources: GroupSources) -> [DoctorFinding] {
        guard let manifest = sources.manifest else { return [] }
        let installed = Set(manifest.values)
        return sources.containers.filter { !$0.hasPrefix(".") && !installed.contains($0) }.sorted()
            .map { name in
                DoctorFinding(
                    .unknownContainer,
                    .notice,
                    ShownName.escaped(name),
                    "a container that no installed app has",
                    remedy: "remove it, if its app was removed or its group renamed"
                )
            }
    }
}
