import Foundation
import VitrineDevice
import VitrineWire

/// What a device asks a new extension: a widget's timeline in all appearances, over the child's standard streams.
struct WidgetRequest {
    /// The extension's program.
    let program: String
    /// The environment variables beside those of the device.
    let environment: [String: String]
    private let request: WireRequest

    /// Creates a request for a medium or small widget.
    ///
    /// - Parameters:
    ///   - program: The path of the extension's program.
    ///   - kind: The widget's kind.
    ///   - isMedium: Whether the widget is medium; otherwise it is small.
    ///   - configuration: The configuration's parameters as JSON texts.
    ///   - now: The device's time.
    ///   - zone: The device's time zone.
    ///   - environment: The environment variables beside those of the device.
    init(
        program: String,
        kind: String,
        isMedium: Bool = false,
        configuration: [String: String]? = nil,
        now: Date,
        zone: String,
        environment: [String: String]
    ) {
        self.program = program
        self.environment = environment.merging(["VITRINE_WIRE": "1", "SWIFT_BACKTRACE": "enable=no"]) { own, _ in own }
        let placement = WidgetPlacement(
            kind: kind,
            family: isMedium ? "systemMedium" : "systemSmall",
            width: isMedium ? 338 : 158,
            height: 158,
            variants: [
                AppearanceVariant(), AppearanceVariant(isDark: true),
                AppearanceVariant(isDark: true, renderingMode: .accented),
            ],
            configuration: configuration
        )
        let context = RequestContext(now: now, timeZone: zone)
        request = WireRequest(id: 1, context: context, body: .timeline(placement))
    }

    /// Writes the request's frame to a file, which becomes the program's standard input.
    func write(to path: String) throws {
        try frame.write(to: URL(fileURLWithPath: path))
    }

    /// Asks a new process once, and reads its memory before it ends.
    /// - Throws: ``UsageError`` if the response is not a timeline with an entry, or there are no figures of the memory.
    func answer() throws -> (timeline: ArchivedTimeline, memory: ProcessMemory) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.environment = environment
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        defer { process.waitUntilExit() }
        // The process ends when its input does.
        try input.fileHandleForWriting.write(contentsOf: frame)
        let reader = output.fileHandleForReading
        let length = [UInt8](try reader.read(upToCount: 4) ?? Data()).reduce(0) { $0 << 8 | Int($1) }
        let bytes = try reader.read(upToCount: length) ?? Data()
        let memory = ProcessMemory(of: Int(process.processIdentifier))
        try input.fileHandleForWriting.close()
        let response = try WireMessage.decode(WireResponse.self, from: Array(bytes))
        guard case .timeline(let timeline) = response.body, !timeline.entries.isEmpty else {
            throw UsageError(text: "\(program) did not answer with a timeline: \(response.body)")
        }
        guard let memory else { throw UsageError(text: "the memory of \(program) cannot be read") }
        return (timeline, memory)
    }

    private var frame: Data { get throws { Data(try WireWriter().frame(try WireMessage.encode(request))) } }
}
