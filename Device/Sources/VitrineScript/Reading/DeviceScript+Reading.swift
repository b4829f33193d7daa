import Foundation
import VitrineDevice
import Yams

extension DeviceScript {
    static let keys = [
        "name", "start", "zone", "locale", "profile", "chargedReloads", "data", "apps", "widgets", "simulate", "expect",
        "steps",
    ]
    static let simulationKeys = ["intents", "zones", "networks", "files", "rates"]
    static let networkKeys = ["condition", "longest"]
    static let widgetKeys = ["id", "app", "kind", "family", "configuration"]

    /// Reads a script.
    /// - Parameters:
    ///   - yaml: The text.
    ///   - file: The file's name, for messages.
    /// - Throws: ``ScriptError`` with the line and column of the first problem.
    public init(yaml: String, file: String) throws(ScriptError) {
        let root = try ScriptNode(yaml: yaml, file: file)
        let members = try root.members("a script", keys: Self.keys)
        name = try members["name"]?.string("name") ?? file
        start = try root.required("start", in: members, of: "a script").date("start")
        if let node = members["zone"] { zone = try node.zone("zone") }
        if let node = members["locale"] {
            locale = try node.string("locale")
            if let refusal = LocaleName.refusal(locale) { throw node.error(.value, refusal) }
        }
        if let node = members["profile"] { profile = try node.profile() }
        if let node = members["chargedReloads"] {
            profile.chargedReloads = ProfileNumber(try node.integer("chargedReloads", in: 0...10_000), .modelled)
            profile.limitsReloads.value = true
        }
        if let node = members["data"] {
            data = try node.string("data")
            let known = InitialData.allCases.map(\.rawValue)
            guard known.contains(data) else {
                throw node.error(.unknown, "there is no data \(data); \(Spelling.hint(for: data, of: known))")
            }
        }
        apps = try members["apps"].map { node throws(ScriptError) in try node.strings("apps") }
        try readWidgets(members["widgets"])
        let steps = try root.required("steps", in: members, of: "a script").elements("steps")
        let reader = StepReader(widgets: try Self.names(of: widgets, and: steps))
        simulation = try members["simulate"].map { node throws(ScriptError) in try reader.simulation(node) }
        if let node = members["expect"] { expectations = try reader.expectations(node) }
        for node in steps { self.steps.append(try reader.step(node)) }
    }

    /// The names of the script's widgets and of those that its steps place.
    private static func names(of widgets: [HomeScreen.Placement], and steps: [ScriptNode]) throws(ScriptError)
        -> [String]
    {
        var names = widgets.map(\.id)
        for step in steps {
            let together = step.node["together"]?.sequence.map(Array.init) ?? []
            for placed in ([step.node] + together).compactMap({ $0["place"] }) {
                names.append(try widget(ScriptNode(placed, file: step.file), known: names).id)
            }
        }
        return names
    }

    /// Reads a script's file.
    /// - Throws: ``ScriptError``.
    public init(file: String) throws(ScriptError) {
        try self.init(yaml: try ScriptNode.text(of: file), file: file)
    }

    mutating func readWidgets(_ list: ScriptNode?) throws(ScriptError) {
        for node in try list?.elements("widgets") ?? [] {
            let widget = try Self.widget(node, known: widgets.map(\.id))
            widgets.append(widget)
            widgetPositions[widget.id] = node.place
        }
    }

    static func widget(_ node: ScriptNode, known: [String]) throws(ScriptError) -> HomeScreen.Placement {
        let members = try node.members("a widget", keys: widgetKeys)
        let id = try node.required("id", in: members, of: "a widget")
        let name = try id.string("id")
        guard !known.contains(name) else {
            throw id.error(.value, "two widgets are called \(name); give one another id")
        }
        return HomeScreen.Placement(
            id: name,
            app: try node.required("app", in: members, of: "a widget").string("app"),
            kind: try node.required("kind", in: members, of: "a widget").string("kind"),
            family: try node.required("family", in: members, of: "a widget").family("family"),
            position: nil,
            configuration: try members["configuration"]
                .map { node throws(ScriptError) in try node.parameters("configuration") }
        )
    }
}

extension ScriptNode {
    /// The largest file, in bytes.
    static let sizeLimit = 1 << 20

    /// Parses a text.
    /// - Throws: ``ScriptError`` with code `syntax`, `file` for a text that is too large, or `value` for too many
    ///   aliases.
    init(yaml: String, file: String) throws(ScriptError) {
        guard yaml.utf8.count <= Self.sizeLimit else {
            throw ScriptError(.file, "a script has at most \(Self.sizeLimit) bytes; split it", file: file)
        }
        do {
            guard let node = try Yams.compose(yaml: yaml) else {
                throw ScriptError(.syntax, "the file is empty; it needs at least start and steps", file: file)
            }
            // Only aliases make more values than bytes.
            guard !node.hasMoreValues(than: Self.sizeLimit) else {
                let reason = "its aliases stand for more than \(Self.sizeLimit) values; write them out"
                throw ScriptError(.value, reason, file: file)
            }
            self.init(node, file: file)
        } catch let error as ScriptError {
            throw error
        } catch let error as YamlError {
            throw ScriptError(.syntax, error.problem, file: file, position: error.position, cause: error)
        } catch {
            throw ScriptError(.syntax, "cannot be parsed: \(error)", file: file, cause: error)
        }
    }

    /// The text of a file.
    /// - Throws: ``ScriptError``: `file` if it cannot be read, `syntax` if it is not UTF-8.
    static func text(of file: String) throws(ScriptError) -> String {
        guard let data = FileManager.default.contents(atPath: file) else {
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
            let reason =
                isFolder.boolValue
                ? "is a folder; name the files in it"
                : isThere ? "cannot be read; check its permissions" : "there is no such file; check the path"
            throw ScriptError(.file, reason, file: file)
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw ScriptError(.syntax, "is not UTF-8; save it as UTF-8", file: file)
        }
        return text
    }

    func zone(_ what: String) throws(ScriptError) -> String {
        let name = try string(what)
        guard TimeZone(inDatabase: name) != nil else {
            throw error(.value, "\(what) is a time zone such as Asia/Seoul, not \(name)")
        }
        return name
    }

    func profile() throws(ScriptError) -> DeviceProfile {
        let name = try string("profile")
        guard let profile = DeviceProfile.named(name) else {
            throw error(
                .unknown,
                "there is no profile \(name); \(Spelling.hint(for: name, of: DeviceProfile.all.map(\.name)))"
            )
        }
        return profile
    }

    /// A list of texts, or one text.
    func strings(_ what: String) throws(ScriptError) -> [String] {
        guard case .sequence = node else { return [try string(what)] }
        var strings: [String] = []
        for element in try elements(what) { strings.append(try element.string(what)) }
        return strings
    }
}

extension YamlError {
    /// What is wrong, in one sentence.
    fileprivate var problem: String {
        switch self {
        case .scanner(_, _, let mark, let yaml) where mark.line(of: yaml).contains("\t"):
            "is not YAML: the line has a tab; indent by blanks"
        case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _):
            "is not YAML: \(problem)"
        case .duplicatedKeysInMapping(let duplicates, _):
            "the key \(duplicates.first ?? "") occurs twice; remove one"
        default: "is not YAML: \(self)"
        }
    }

    fileprivate var position: ScriptPosition? {
        switch self {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
            ScriptPosition(line: mark.line, column: mark.column)
        case .duplicatedKeysInMapping(_, let context):
            ScriptPosition(line: context.mark.line, column: context.mark.column)
        default: nil
        }
    }
}

extension Mark {
    /// The line at which it is.
    fileprivate func line(of text: String) -> Substring {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.contains(line - 1) ? lines[line - 1] : ""
    }
}
