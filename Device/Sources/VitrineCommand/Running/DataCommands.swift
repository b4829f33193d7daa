import ArgumentParser
import VitrineClient
import VitrineDevice

/// `vitrine reset`: deletes the data of an app on a running device.
struct Reset: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Delete an app's data, and let the app begin again with sample data or empty."
    )

    @Argument(help: "An app's id or name.")
    var app: String

    @Option(help: "The data with which it begins: sample or empty.", transform: SheetCommand.named)
    var data = InitialData.sample

    @OptionGroup var device: ChangeOptions

    private struct Answer: Encodable {
        var app: String
        var data: InitialData
    }

    func run() async throws {
        try await device.run { client in
            let id = try await client.resetData(of: app, to: data)
            let words = data == .empty ? "empty" : "with sample data"
            device.show(Answer(app: id, data: data), ["\(id) begins \(words)"])
        }
    }
}

/// `vitrine state`: saved states of a running device.
struct State: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Save and restore the apps' data, the home screen, the settings and the clock under a name.",
        subcommands: [List.self, Save.self, Restore.self, Delete.self],
        defaultSubcommand: List.self
    )

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List the names of the saved states.")

        @OptionGroup var device: DeviceOptions

        func run() async throws {
            try await device.run { client in
                let states = try await client.savedStates()
                device.show(states, states.isEmpty ? ["no state is saved"] : states)
            }
        }
    }

    struct Save: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Save the present state; one of the same name is replaced. Apps are closed."
        )

        @OptionGroup var state: NamedState

        func run() async throws { try await state.change("saved") { try await $0.saveState(named: $1) } }
    }

    struct Restore: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Replace the present state by a saved one.")

        @OptionGroup var state: NamedState

        func run() async throws { try await state.change("restored") { try await $0.restoreState(named: $1) } }
    }

    struct Delete: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Delete a saved state.")

        @OptionGroup var state: NamedState

        func run() async throws { try await state.change("deleted") { try await $0.removeState(named: $1) } }
    }
}

/// The name of a saved state on a running device.
struct NamedState: ParsableArguments {
    @Argument(help: "The name: letters, digits, hyphens and spaces.")
    var name: String

    @OptionGroup var device: ChangeOptions

    private struct Answer: Encodable {
        var state: String
        var done: String
    }

    /// Changes the state and prints what was done.
    func change(_ done: String, by change: (DeviceClient, String) async throws -> Void) async throws {
        try await device.run { client in
            try await change(client, name)
            device.show(Answer(state: name, done: done), ["\(done) \(name)"])
        }
    }
}
