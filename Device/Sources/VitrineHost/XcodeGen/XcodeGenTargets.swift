/// The targets of an XcodeGen project with what their templates give them.
enum XcodeGenTargets {
    /// The most bytes that templates stand for, each as often as a target takes it.
    private static let mostBytes = 1 << 22
    /// The most templates of a target.
    private static let mostTemplates = 100

    /// The targets by name.
    /// - Throws: ``HostError`` with code `project` if the templates stand for too much.
    static func of(_ project: YAMLMap) throws(HostError) -> [String: YAMLMap] {
        let templates = project.map("targetTemplates")
        var rest = mostBytes
        var found: [String: YAMLMap] = [:]
        for (name, own) in project.map("targets").maps {
            var target = own
            // Of two templates with the same value the later one counts, and the target's own before both.
            for template in order(of: own, templates).reversed().map(templates.map) {
                rest -= template.byteCount
                guard rest >= 0 else {
                    throw HostError(.project, "the templates stand for more than \(mostBytes) bytes; use fewer")
                }
                target.addMissing(template)
            }
            target.expand(["target_name": name])
            target.expand(target.map("templateAttributes").texts)
            found[name] = target
        }
        return found
    }

    /// The names of a target's templates, each after those that it names itself.
    private static func order(of target: YAMLMap, _ templates: YAMLMap) -> [String] {
        var seen: Set<String> = []
        var found: [String] = []
        func visit(_ owner: YAMLMap) {
            for name in owner.list("templates").compactMap({ $0 as? String })
            where seen.count < mostTemplates && seen.insert(name).inserted {
                visit(templates.map(name))
                found.append(name)
            }
        }
        visit(target)
        return found
    }
}
