extension SyntaxNode {
    /// The type that a property states, in the short form of lists, dictionaries and optional values.
    fileprivate var statedType: String {
        let words = detail.split(separator: " ")
        let type = words.drop { !["let", "var"].contains($0) }.dropFirst().joined()
        return type.replacing(/Dictionary<([^<>,]+),([^<>,]+)>/) { "[\($0.output.1):\($0.output.2)]" }
            .replacing(/Array<([^<>]+)>/) { "[\($0.output.1)]" }
            .replacing(/Optional<([^<>]+)>/) { "\($0.output.1)?" }
    }
}

extension ProjectRule {
    static let staleUnread = ProjectRule(
        "staleUnread",
        .notice,
        "A Live Activity never says that it is old.",
        why: "After its stale date, or without the network, it shows old values as if they were new.",
        remedy: "Read context.isStale in the view, and show the age.",
        source: apple("widgetkit/activityviewcontext/isstale")
    ) { target, project in
        guard project.startsActivities, project.limitsActivities,
            !target.files.contains(where: { $0.nodes.contains { $0.name == "isStale" } })
        else { return [] }
        return target.calls(["ActivityConfiguration"]).map { Hit($0, "no view of \(target.name) reads isStale") }
    }

    static let attributesTwice = ProjectRule(
        "attributesTwice",
        .problem,
        "App and extension declare a Live Activity's attributes differently.",
        why: "The activity starts and is never drawn: the extension cannot decode what the app encodes.",
        remedy: "Keep the attributes in one file that belongs to both targets.",
        source: "EvanBacon/expo-apple-targets#45"
    ) { target, project in
        guard let app = project.app(of: target) else { return [] }
        let others = Dictionary(grouping: app.types("ActivityAttributes")) { $0.name }
        return target.types("ActivityAttributes")
            .filter { own in
                guard let same = others[own.name], !same.contains(where: { $0.file.path == own.file.path }) else {
                    return false
                }
                return !same.contains { fields(of: $0) == fields(of: own) }
            }
            .map { Hit($0, "the app's \($0.name) has other fields") }
    }

    /// The names of what is encoded, each with its type, which may be written in another form.
    private static func fields(of type: SyntaxNode) -> Set<String> {
        let stored = type.descendants.filter { node in
            node.kind == .property && !node.detail.split(separator: " ").contains("static")
                && node.source.kind == .property
        }
        return Set(stored.map { "\($0.name): \($0.statedType)" })
    }

    static let mainTwice = ProjectRule(
        "mainTwice",
        .problem,
        "A target has two types marked `@main`.",
        why: "It does not compile.",
        remedy: "Mark one WidgetBundle, and list the widgets in it.",
        source: "https://docs.swift.org/swift-book/documentation/the-swift-programming-language/attributes#main"
    ) { project in
        project.targets.flatMap(Self.marksOfMain)
    }

    private static func marksOfMain(in target: WidgetProject.Target) -> [Hit] {
        let marks = target.own.flatMap { $0.nodes(.attribute) }
            .filter { node in node.name == "main" && !node.ancestors.contains { $0.kind == .condition } }
        return marks.dropFirst().map { Hit($0, "\(target.name) has \(marks.count) types marked @main") }
    }
}
