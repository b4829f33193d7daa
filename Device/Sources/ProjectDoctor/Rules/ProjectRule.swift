/// A rule of the static doctor: what it says and how it finds it, declared in one place.
public struct ProjectRule: Sendable {
    /// What follows if the rule is broken.
    public enum Severity: String, Codable, Sendable {
        /// The build, the installation or the upload is refused, nothing appears, or what appears is wrong.
        case problem
        /// Something that is better otherwise.
        case notice
    }

    /// A place that breaks a rule.
    struct Hit {
        var place: FindingPlace
        var message: String
        /// The configuration in which it is so; nil if it does not depend on one.
        var configuration: String?

        init(_ place: FindingPlace, _ message: String, in configuration: String? = nil) {
            self.place = place
            self.message = message
            self.configuration = configuration
        }

        init(_ node: SyntaxNode, _ message: String) { self.init(node.place, message) }
    }

    /// Names the rule in reports, comments and configurations.
    public let id: String
    public let severity: Severity
    /// What is found, in one line.
    public let summary: String
    /// What follows for the people who have the widget.
    public let why: String
    public let remedy: String
    /// Where the rule comes from: an address, or a report `owner/repository#number`.
    public let source: String
    let check: @Sendable (WidgetProject) -> [Hit]

    init(
        _ id: String,
        _ severity: Severity,
        _ summary: String,
        why: String,
        remedy: String,
        source: String,
        check: @escaping @Sendable (WidgetProject) -> [Hit]
    ) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.why = why
        self.remedy = remedy
        self.source = source
        self.check = check
    }

    /// A rule for each extension.
    init(
        _ id: String,
        _ severity: Severity,
        _ summary: String,
        why: String,
        remedy: String,
        source: String,
        inExtension check: @escaping @Sendable (WidgetProject.Target, WidgetProject) -> [Hit]
    ) {
        self.init(id, severity, summary, why: why, remedy: remedy, source: source) { project in
            project.extensions.flatMap { check($0, project) }
        }
    }

    /// Apple's documentation of a page.
    static func apple(_ page: String) -> String { "https://developer.apple.com/documentation/\(page)" }
}
