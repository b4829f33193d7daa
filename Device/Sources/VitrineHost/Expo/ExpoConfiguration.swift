import Foundation

/// A configuration of Expo's, written in JSON, JavaScript or TypeScript, and read without running it.
struct ExpoConfiguration {
    let path: String
    let value: ScriptValue
    /// Why Expo cannot read it.
    let mistake: ProjectOutline.Trouble?
    private let tokens: [ScriptToken]

    /// The longest configuration that is read, in bytes.
    private static let sizeLimit = 1 << 20

    /// - Parameters:
    ///   - path: Its absolute path.
    ///   - files: Where it and the files are that it requires.
    ///   - argument: What it is called with if it is a function.
    init(_ path: String, _ files: FileTree, for argument: ScriptValue) {
        self.path = path
        guard let data = files.contents(path), data.count <= Self.sizeLimit,
            let text = String(data: data, encoding: .utf8)
        else {
            (value, mistake, tokens) = (.unknown(line: 1), nil, [])
            return
        }
        var reader = ScriptReader(text) { required in
            let path = FilePath.absolute(required, in: FilePath.folder(path))
            let texts = ["", ".js", ".json", ".ts", ".cjs"].lazy.compactMap { files.text(path + $0) }
            guard required.hasPrefix("."), let text = texts.first, text.utf8.count <= Self.sizeLimit else {
                return .unknown(line: 0)
            }
            var reader = ScriptReader(text)
            return reader.exported(for: nil)
        }
        tokens = reader.tokens
        mistake = reader.mistake.map { ProjectOutline.Trouble(path: path, line: $0.line, message: $0.message) }
        value = reader.exported(for: argument)
    }

    /// The line of a key, the first one behind another key; 1 if it is not written out.
    func line(of key: String, behind outer: String? = nil) -> Int {
        let start = outer.flatMap { place(of: $0, from: 0) } ?? 0
        return place(of: key, from: start).map { tokens[$0].line } ?? 1
    }

    func mentions(_ text: String) -> Bool { tokens.contains { $0.text.contains(text) } }

    private func place(of key: String, from start: Int) -> Int? {
        tokens.indices.dropFirst(start)
            .first { place in
                tokens[place].text == key && tokens[place].kind != .mark && place + 1 < tokens.count
                    && [":", ",", "}", "]"].contains(tokens[place + 1].text)
            }
    }

    /// A line for each value that only a run of the script would tell.
    var unknown: [String] {
        let named = value.members.sorted { $0.key < $1.key }.map { ("`\($0.key)`", $0.value) }
        return (named.isEmpty ? [("what is here", value)] : named)
            .flatMap { name, value in
                value.unknownLines.filter { $0 > 0 }
                    .map { line in
                        let what = name == "`...`" ? "what is here" : name
                        return "\(path):\(line): only running the script would tell \(what); it is left out"
                    }
            }
    }

    func trouble(
        _ message: String,
        at key: String,
        behind outer: String? = nil,
        rule: String
    ) -> ProjectOutline.Trouble {
        ProjectOutline.Trouble(path: path, line: line(of: key, behind: outer), message: message, rule: rule)
    }
}

/// The configuration of an app: of a program that makes it, what can be read without running it.
struct ExpoApp {
    /// Nil without an app around a target.
    let folder: String?
    let value: ScriptValue
    /// The configurations that Expo refuses to read.
    let troubles: [ProjectOutline.Trouble]
    /// The file to name where the app's configuration is wrong.
    let own: ExpoConfiguration?
    private let plain: ExpoConfiguration?

    static let files = ["app.json", "app.config.json"] + programs
    private static let programs = ["app.config.ts", "app.config.js", "app.config.cjs", "app.config.mjs"]

    init(in folder: String?, files: FileTree) {
        func first(_ names: [String], for argument: ScriptValue) -> ExpoConfiguration? {
            folder.flatMap { folder in names.map { "\(folder)/\($0)" }.first { files.contents($0) != nil } }
                .map { ExpoConfiguration($0, files, for: argument) }
        }
        let plain = first(["app.json", "app.config.json"], for: .missing)
        let stated = plain.map { Self.unwrapped($0.value) } ?? .missing
        let program = first(Self.programs, for: .map(["config": stated.withLine(0)]))
        self.folder = folder
        self.plain = plain
        own = program ?? plain
        troubles = [plain, program].compactMap { $0?.mistake }
        switch program.map({ Self.unwrapped($0.value) }) {
        case .map(let made):
            // What another script adds may replace all that is stated.
            value = .map(stated.members.mapValues { made["..."] ?? $0 }.merging(made) { $1 })
        case .unknown(let line): value = .unknown(line: line)
        default: value = stated
        }
    }

    private static func unwrapped(_ value: ScriptValue) -> ScriptValue {
        value.members["expo"] ?? value
    }

    /// A text at a path of keys; that of `app.json` for one that a program computes.
    func text(_ path: [String]) -> String? {
        let made = path.reduce(value) { $0[$1] }
        guard case .unknown = made else { return made.text }
        return plain.flatMap { path.reduce(Self.unwrapped($0.value)) { $0[$1] }.text }
    }

    /// The names of its plugins.
    var plugins: [String] { value["plugins"].elements.compactMap { $0.text ?? $0.elements.first?.text } }

    /// What a program computes and a widget needs.
    var notes: [String] {
        guard let own else { return [] }
        return [["name"], ["ios", "bundleIdentifier"], ["ios", "entitlements"]]
            .flatMap { path in
                let other = text(path).map { "\($0) of app.json counts" } ?? "it is left out"
                return path.reduce(value) { $0[$1] }.unknownLines.filter { $0 > 0 }
                    .map { line in
                        let key = path.joined(separator: ".")
                        return "\(own.path):\(line): only running the script would tell `\(key)`; \(other)"
                    }
            }
    }
}
