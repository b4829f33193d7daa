import Foundation
import VitrineWire

@testable import VitrineDevice

/// Starts the `faulty-child` test program under supervision.
struct FaultyProgram {
    static let program = ProgramReference(app: "app.faulty", role: .widget)

    /// The program's path, in the same folder as the test executable.
    static var path: String {
        let folder = Bundle.main.executableURL?.deletingLastPathComponent() ?? Bundle.main.bundleURL
        return folder.appendingPathComponent("faulty-child").path
    }

    /// The program as an app and its extension, with arguments for both.
    static func app(_ arguments: [String] = ["good"]) -> AppManifest {
        AppManifest(
            id: program.app,
            name: "Faulty",
            group: "group.faulty",
            program: path,
            widgetProgram: path,
            schemes: ["faulty"],
            arguments: arguments
        )
    }

    let host: ProgramHost
    let log = ReportLog()
    /// The folder of its device; nil for a program without one.
    private let folder: TemporaryFolder?

    init(
        _ behaviour: String,
        _ more: [String] = [],
        limits: ProgramLimits = ProgramLimits(restartDelay: .zero),
        host clock: HostClock = .continuous,
        path: String = Self.path,
        environment: [String: String] = [:],
        home: String = "/tmp",
        sharedFolder: String? = nil
    ) {
        let commandLine = ProgramCommandLine(
            program: Self.program,
            path: path,
            arguments: [behaviour] + more,
            environment: ProgramCommandLine.environment(home: home, containers: "/nowhere", own: environment)
        )
        folder = nil
        host = ProgramHost(commandLine, limits: limits, host: clock, sharedFolder: sharedFolder)
    }

    /// A program of a device in a folder.
    init(host: ProgramHost, folder: TemporaryFolder) {
        self.host = host
        self.folder = folder
    }

    /// Sends a request; the token identifies the answer.
    func ask(_ token: RequestToken, _ body: WireRequest.Body = .describe) {
        let context = RequestContext(now: .morning, timeZone: "UTC")
        host.post(.request(ProgramRequest(token: token, program: Self.program, context: context, body: body)))
    }

    /// Sends a request and waits for the answer.
    func answer(_ token: RequestToken, _ body: WireRequest.Body = .describe) async -> Result<WireResponse, DeviceError>?
    {
        ask(token, body)
        return await log.answer(to: token)
    }
}

/// Supervises a program while a body sends it requests.
func supervise(_ program: FaultyProgram, _ body: (FaultyProgram) async throws -> Void) async throws {
    ProcessTable.ignoreBrokenPipes()
    try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { [host = program.host, log = program.log] in await host.run { await log.add($0) } }
        defer { group.cancelAll() }
        try await body(program)
    }
}

extension WireRequest.Body {
    /// A request for the options of any parameter.
    static let anyOptions = Self.options(intent: "", parameter: "", search: nil)
}

extension Result where Failure == DeviceError {
    /// The error; nil for a success.
    var failure: DeviceError? {
        if case .failure(let error) = self { return error }
        return nil
    }
}
