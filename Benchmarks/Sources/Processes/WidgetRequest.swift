import Foundation
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
                AppearanceVariant(isDark: true, renderingMode: "accented"),
            ],
            configuration: configuration
        )
        let context = RequestContext(now: now, timeZone: zone)
        request = WireRequest(id: 1, context: context, body: .timeline(placement))
    }

    /// Writes the request's frame to a file, which becomes the program's standard input.
    func write(to path: String) throws {
        let frame = try WireWriter().frame(try WireMessage.encode(request))
        try Data(frame).write(to: URL(fileURLWithPath: path))
    }

    /// Asks a new process once.
    /// - Throws: ``UsageError`` if the response is not a timeline with an entry.
    func timeline(input: String) throws -> ArchivedTimeline {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.environment = environment
        process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: input))
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        let response = try WireMessage.decode(WireResponse.self, from: Array(bytes.dropFirst(4)))
        guard case .timeline(let timeline) = response.body, !timeline.entries.isEmpty else {
            throw UsageError(text: "\(program) did not answer with a timeline: \(response.body)")
        }
        return timeline
    }
}
