import ArgumentParser
import Foundation
import VitrineClient
import VitrineDevice

/// `vitrine read`: a widget of a running device as text.
struct Read: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print what a widget shows: the drawing in characters, the words of a screen reader, the controls."
    )

    @Argument(help: "The widget's identifier, such as w1.")
    var widget: String

    @OptionGroup var device: DeviceOptions

    func run() async throws {
        try await device.run { client in
            let reading = try await client.reading(of: widget)
            device.show(reading, reading.lines)
        }
    }
}

/// `vitrine place`: places a widget on a running device.
struct Place: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Place a widget and print its identifier.")

    @Argument(help: "The kind, or the name in the gallery; `vitrine status` lists the kinds.")
    var kind: String

    @Option(help: "The family, such as small or accessoryCircular; by default the first that the widget has.")
    var family: String?

    @Option(help: "The app's id or name, if several apps have the kind.")
    var app: String?

    @Option(help: "The top left cell as PAGE,COLUMN,ROW, each counted from 1; by default the first free place.")
    var at: String?

    @OptionGroup var device: ChangeOptions

    private struct Placed: Encodable {
        var id: String
    }

    func validate() throws {
        guard at == nil || position != nil else {
            throw ValidationError("--at is PAGE,COLUMN,ROW, each counted from 1, such as 1,1,3, not \(at ?? "")")
        }
    }

    func run() async throws {
        try await device.run { client in
            let id = try await client.place(kind, family: family, app: app, at: position)
            device.show(Placed(id: id), [id])
        }
    }

    private var position: GridPosition? {
        let parts = (at ?? "").split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 3, let page = parts[0], let column = parts[1], let row = parts[2],
            [page, column, row].allSatisfy({ (1...100).contains($0) })
        else { return nil }
        return GridPosition(page: page - 1, column: column - 1, row: row - 1)
    }
}

/// `vitrine remove`: removes a widget from a running device.
struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Remove a widget.")

    @Argument(help: "The widget's identifier, such as w1.")
    var widget: String

    @OptionGroup var device: ChangeOptions

    private struct Removed: Encodable {
        var removed: String
    }

    func run() async throws {
        try await device.run { client in
            try await client.remove(widget)
            device.show(Removed(removed: widget), ["removed \(widget)"])
        }
    }
}

/// `vitrine tap`: taps a control of a widget on a running device.
struct Tap: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tap a button, toggle or link of a widget, and wait for its effect.",
        discussion: "Status 75: the widget shows another picture than --digest; read it again."
    )

    @Argument(help: "The widget's identifier, such as w1.")
    var widget: String

    @Argument(help: "The control's label, or its action such as a0; can be left out if there is only one.")
    var control: String?

    @Option(help: "The picture that is tapped, as `vitrine read --json` prints it; by default the one that is shown.")
    var digest: String?

    @OptionGroup var device: ChangeOptions

    func run() async throws {
        try await device.run { client in
            let tapped = try await client.tap(widget, control, digest: digest)
            device.show(tapped, [tapped.line])
        }
    }
}
