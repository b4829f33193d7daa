import ArgumentParser
import Foundation
import VitrineClient
import VitrineDevice

/// `vitrine screenshot`: a picture of a running device.
struct Screenshot: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write a picture of the home screen, or of one widget, as PNG.",
        discussion: """
            A headless browser draws it: chromium-headless-shell, or the program that VITRINE_BROWSER names. Status 69: \
            there is none, or no device runs. 74: the file cannot be written.
            """
    )

    @Argument(help: "The widget's identifier, such as w1; without one, a page of the home screen.")
    var widget: String?

    @Option(name: .shortAndLong, help: "The file; - writes the picture, and nothing else, to standard output.")
    var output = "screenshot.png"

    @Option(parsing: .unconditional, help: "The page of the home screen, counted from 1; 1 if it is left out.")
    var page: Int?

    @Option(parsing: .unconditional, help: "The pixels per point, 1 to 4.")
    var scale = 2.0

    @OptionGroup var device: ChangeOptions

    private struct Written: Encodable {
        var file: String
        var width, height: Int
        var scale: Double
        var bytes: Int
    }

    func validate() throws {
        guard (1...4).contains(scale) else { throw ValidationError("--scale must be 1 to 4, not \(scale)") }
        guard let page else { return }
        guard (1...100).contains(page) else { throw ValidationError("--page must be 1 to 100, not \(page)") }
        guard widget == nil else { throw ValidationError("a picture is of a widget or of a page; leave one out") }
    }

    func run() async throws {
        try await device.run { client in
            if client.waits { try await client.settle() }
            let (command, place) = (self, device.place)
            let picture = try await CommandFiles.withFolder("picture") { folder in
                try await DevicePicture.take(
                    command.widget.map { .widget($0) } ?? .phone(page: (command.page ?? 1) - 1),
                    port: place.port,
                    keyFile: place.keyFile,
                    scale: command.scale,
                    browser: HeadlessBrowser(environment: ProcessInfo.processInfo.environment),
                    folder: URL(filePath: folder)
                )
            }
            guard output != "-" else { return try CommandFiles.say(picture.png) }
            try CommandFiles.write(picture.png, to: output)
            let written = Written(
                file: CommandFiles.absolute(output),
                width: picture.width,
                height: picture.height,
                scale: scale,
                bytes: picture.png.count
            )
            device.show(written, ["\(output): \(picture.width) x \(picture.height) points, \(picture.png.count) bytes"])
        }
    }
}
