public import VitrineDevice
public import WidgetArchive

/// One cause in one place of a check, a widget or an extension as a whole, however often it was found there.
///
/// What is said with the same numbers of several texts or buttons, such as the labels of an axis, has one cause.
public struct CheckCause: Hashable, Sendable {
    /// What identifies a cause from one check to the next.
    public struct Key: Hashable, Sendable {
        /// The kind of the finding, such as `lowContrast`; ``CheckReport/resourceRule`` for what is wrong with the
        /// resources.
        public var rule: String
        /// The extension's name.
        public var name: String
        /// The widget's kind; empty for the extension as a whole.
        public var kind: String
        /// The message with a mark in place of every number and colour: a cause has others at each text size.
        public var text: String

        init(_ rule: String, _ name: String, _ kind: String, message: String) {
            self.rule = rule
            self.name = name
            self.kind = kind
            text = Self.withoutNumbers(message)
        }

        static func withoutNumbers(_ message: String) -> String {
            message.replacing(/#[0-9a-f]{6,8}\b|\d+(\.\d+)?/, with: "#").split(whereSeparator: \.isWhitespace)
                .joined(separator: " ")
        }
    }

    /// What was found: one key for each text or button of which the message is said.
    public private(set) var keys: [Key]
    /// The message where it was found first.
    public private(set) var message: String
    /// The other texts or buttons with the same message, each in its quotes.
    private var others: [String] = []
    /// In how many answers it was found.
    public var count = 0
    public var families: Set<DisplayFamily> = []
    public var requests: Set<CheckReport.Answer.Request> = []
    public var textSizes: Set<DeviceTextSize> = []
    /// Such as `light`.
    public var appearances: Set<String> = []

    init(_ key: Key, _ message: String) {
        keys = [key]
        self.message = message
    }

    /// The first key, whose rule and place are those of all.
    public var key: Key { keys[0] }

    /// The message, with the other texts or buttons that have it.
    public var text: String {
        let shown = others.prefix(4)
        let more = others.count - shown.count
        let names = shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
        return others.isEmpty ? message : "\(message); also \(names)"
    }

    /// Adds a text or button with the same message.
    fileprivate mutating func add(_ key: Key, _ subject: Substring) {
        keys.append(key)
        others.append(String(subject))
    }

    /// Adds a text with the same key, which has other numbers in it.
    fileprivate mutating func add(_ subject: Substring) {
        guard !message.contains(subject), !others.contains(where: { $0 == subject }) else { return }
        others.append(String(subject))
    }
}

extension CheckReport {
    /// The name of the rule for what is wrong with an extension's resources.
    public static let resourceRule = "resource"

    /// Every cause with the places in which it was found, in the order of the report.
    public var causes: [CheckCause] { extensions.flatMap(\.causes) }
}

extension CheckReport.Extension {
    var causes: [CheckCause] {
        var list = CauseList()
        for text in resourceFindings { list.add(key(ofResource: text), text) }
        for finding in bundleFindings { list.add(key(finding), Self.oneLine(finding.message)) }
        for widget in widgets {
            for answer in widget.answers {
                for own in answer.findings {
                    let message = Self.oneLine(own.finding.message)
                    list.add(key(own.finding, widget.kind), message, widget, answer, own.appearances)
                }
            }
        }
        return list.causes
    }

    /// The requests without a view, by the reason.
    var failures: [CheckCause] {
        var list = CauseList()
        for widget in widgets {
            for answer in widget.answers {
                guard let trouble = answer.trouble else { continue }
                list.add(CheckCause.Key("", name, widget.kind, message: trouble), trouble, widget, answer)
            }
        }
        return list.causes
    }

    /// The extension with those findings whose cause a condition holds for.
    func filtered(_ isKept: (CheckCause.Key) -> Bool) -> Self {
        var result = self
        result.resourceFindings.removeAll { !isKept(key(ofResource: $0)) }
        result.bundleFindings.removeAll { !isKept(key($0)) }
        for widget in widgets.indices {
            let kind = widgets[widget].kind
            for answer in widgets[widget].answers.indices {
                result.widgets[widget].answers[answer].findings.removeAll { !isKept(key($0.finding, kind)) }
            }
        }
        return result
    }

    /// A message as a line of the report has it, also about a text with several lines.
    private static func oneLine(_ message: String) -> String {
        message.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    private func key(ofResource text: String) -> CheckCause.Key {
        CheckCause.Key(CheckReport.resourceRule, name, "", message: text)
    }

    private func key(_ finding: ArchiveFinding, _ kind: String = "") -> CheckCause.Key {
        CheckCause.Key(finding.kind.rawValue, name, kind, message: finding.message)
    }
}

/// Collects causes in the order in which they are first found.
private struct CauseList {
    private(set) var causes: [CheckCause] = []
    private var places: [CheckCause.Key: Int] = [:]
    /// The causes by their message without its subject.
    private var alike: [CheckCause.Key: Int] = [:]
    /// What a message begins with if it is about a text, a button or the like: the text in quotes, or a live text.
    ///
    /// Compiled once for all messages.
    private let subject = /^(?:the (?:live )?[a-z]+ )?(".*?"|a live text)(?= (?:is|has|extends|does) )/

    mutating func add(
        _ key: CheckCause.Key,
        _ message: String,
        _ widget: CheckReport.Widget? = nil,
        _ answer: CheckReport.Answer? = nil,
        _ appearances: [String] = []
    ) {
        let place = place(of: key, message)
        places[key] = place
        causes[place].count += 1
        causes[place].appearances.formUnion(appearances)
        guard let widget, let answer else { return }
        causes[place].families.insert(widget.family)
        causes[place].requests.insert(answer.request)
        causes[place].textSizes.insert(widget.textSize)
    }

    /// The cause of a finding: known, the one that says the same of something else, or a new one.
    private mutating func place(of key: CheckCause.Key, _ message: String) -> Int {
        if let known = places[key] {
            if let subject = message.firstMatch(of: subject)?.1 { causes[known].add(subject) }
            return known
        }
        if let parts = message.firstMatch(of: subject) {
            var general = key
            general.text = String(message[parts.range.upperBound...])
            if let known = alike[general] {
                causes[known].add(key, parts.1)
                return known
            }
            alike[general] = causes.count
        }
        causes.append(CheckCause(key, message))
        return causes.count - 1
    }
}
