import Dispatch
import Foundation

/// Converts PDF and SVG files to PNG with a program that is installed.
///
/// An archived view holds pixels only, as on the home screen.
public struct VectorConverter: Sendable {
    /// Looks for programs in these folders.
    private let folders: [String]
    /// How many seconds a program may take for a file.
    private let limit: Double
    /// What a browser is started with on this machine.
    private let browserOptions: [String]
    private let confined: Confining?

    /// Makes the command line of a program that reads one file and writes into one folder only.
    ///
    /// - Parameters:
    ///   - words: The program's path and its arguments.
    ///   - file: The file that it reads.
    ///   - folder: The folder that it writes.
    /// - Returns: The words, the first of which is an absolute path.
    public typealias Confining = @Sendable (_ words: [String], _ file: String, _ folder: String) throws -> [String]

    /// Creates a converter.
    ///
    /// - Parameters:
    ///   - folders: Folders in which programs are searched for, such as those of the variable `PATH`.
    ///   - browserOptions: What a browser, which confines itself, needs to start on this machine.
    ///   - confined: How the other programs are confined, which read what strangers drew; nil if they are not.
    public init(folders: [String], browserOptions: [String] = [], confined: Confining? = nil) {
        self.init(folders: folders, browserOptions: browserOptions, confined: confined, limit: 60)
    }

    init(folders: [String], browserOptions: [String] = [], confined: Confining? = nil, limit: Double) {
        self.folders = folders + ["/usr/lib/chromium"]
        self.browserOptions = browserOptions
        self.confined = confined
        self.limit = limit
    }

    /// A program and its arguments.
    struct Command: Equatable {
        var program: String
        var arguments: [String]
    }

    /// What is done with a file.
    struct Task {
        var input: URL
        var output: URL
        var kind: ImageFileKind
        var size: VectorSize?
        /// Pixels per point.
        var scale: Double
        /// The SVG file that is converted in the input's place, such as a part of it.
        var drawing: String?
    }

    /// Whether a program is installed that can convert a file.
    func canConvert(_ task: Task) -> Bool { installed(for: task) != nil }

    /// The finding about files of one kind, at least one, that no installed program can convert.
    static func missing(_ tasks: [Task]) -> AssetFinding {
        let remedy = tasks[0].kind == .pdf ? "poppler-utils (pdftocairo)" : "librsvg2-bin (rsvg-convert)"
        let others = tasks.count - 1
        let also = others == 0 ? "" : ", as \(others == 1 ? "does 1 more file" : "do \(others) more files")"
        return AssetFinding(
            .error,
            "needs a program that converts it to pixels\(also); install \(remedy), or add the image as PNG",
            in: tasks[0].input
        )
    }

    private func installed(for task: Task) -> (command: Command, path: String)? {
        commands(for: task).lazy.compactMap { command in executable(command.program).map { (command, $0) } }.first
    }

    /// Converts a file.
    /// - Throws: ``AssetFinding`` if no program is installed, or if it fails.
    func convert(_ task: Task) throws(AssetFinding) {
        guard let (command, path) = installed(for: task) else { throw Self.missing([task]) }
        let words = try line([path] + command.arguments, for: task)
        let process = Process()
        process.executableURL = URL(filePath: words[0])
        process.arguments = Array(words.dropFirst())
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do {
            try process.run()
        } catch {
            throw AssetFinding(.error, "\(path) cannot be started: \(error)", in: task.input)
        }
        guard Self.waits(for: ended, limit) else {
            kill(process.processIdentifier, SIGKILL)
            ended.wait()
            throw AssetFinding(
                .error,
                "\(command.program) took more than \(Int(limit)) s; add the image as PNG",
                in: task.input
            )
        }
        guard process.terminationStatus == 0, ImageFileKind(task.output) == .png else {
            throw AssetFinding(.error, "\(command.program) cannot convert it; add the image as PNG", in: task.input)
        }
    }

    /// The command line of a program, confined if it is not a browser.
    private func line(_ words: [String], for task: Task) throws(AssetFinding) -> [String] {
        guard let confined, !words[0].hasSuffix(Self.browser) else { return words }
        let folder = task.output.deletingLastPathComponent().path(percentEncoded: false)
        do {
            return try confined(words, task.input.path(percentEncoded: false), folder)
        } catch {
            throw AssetFinding(.error, "\(words[0]) cannot be confined: \(error)", in: task.input)
        }
    }

    private static let browser = "chromium-headless-shell"

    /// Waits for an end up to a limit in seconds, or until nobody wants the result any more.
    /// - Returns: Whether the end has come.
    private static func waits(for end: DispatchSemaphore, _ limit: Double) -> Bool {
        let last = DispatchTime.now() + limit
        while DispatchTime.now() < last, !withUnsafeCurrentTask(body: { $0?.isCancelled ?? false }) {
            if end.wait(timeout: min(last, .now() + .milliseconds(100))) == .success { return true }
        }
        return false
    }

    /// The commands that can do a task, best first.
    func commands(for task: Task) -> [Command] {
        let input = task.input.path(percentEncoded: false)
        let output = task.output.path(percentEncoded: false)
        let density = "\(Int(72 * task.scale))"
        switch task.kind {
        case .pdf:
            return [
                // pdftocairo adds the extension itself.
                Command(
                    program: "pdftocairo",
                    arguments: ["-png", "-transp", "-singlefile", "-r", density, input, String(output.dropLast(4))]
                ),
                Command(program: "mutool", arguments: ["draw", "-c", "rgba", "-r", density, "-o", output, input, "1"]),
                Command(
                    program: "gs",
                    arguments: [
                        "-q", "-dSAFER", "-sDEVICE=pngalpha", "-dLastPage=1", "-r\(density)", "-o", output, input,
                    ]
                ),
            ]
        case .svg:
            let convert = Command(program: "rsvg-convert", arguments: ["-z", "\(task.scale)", "-o", output, input])
            return [convert] + (task.size.map { [browser(input, output, $0, task.scale)] } ?? [])
        case .png, .jpeg, .webP:
            return []
        }
    }

    private func browser(_ input: String, _ output: String, _ size: VectorSize, _ scale: Double) -> Command {
        let window = "\(Int(size.width.rounded(.up))),\(Int(size.height.rounded(.up)))"
        return Command(
            program: Self.browser,
            arguments: browserOptions + [
                "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
                "--default-background-color=00000000", "--force-device-scale-factor=\(Int(scale))",
                // A drawing that names pictures elsewhere gives the same result on every machine: it is drawn without.
                "--host-resolver-rules=MAP * ~NOTFOUND",
                "--window-size=\(window)", "--screenshot=\(output)", URL(filePath: input).absoluteString,
            ]
        )
    }

    private func executable(_ program: String) -> String? {
        folders.lazy.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
