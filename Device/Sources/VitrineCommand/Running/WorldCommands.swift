import ArgumentParser
import VitrineClient
import VitrineDevice

/// `vitrine status`: the state of a running device.
struct Status: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the clock, the settings, the apps and the widgets of a running device."
    )

    @OptionGroup var device: DeviceOptions

    func run() async throws {
        try await device.run { client in
            let status = try await client.status()
            let marks: [String: TerminalColors.Tone] = [
                "\(WidgetStatus.Name.failed)": .bad, "\(WidgetStatus.Name.keptOld)": .bad, "trouble": .bad,
            ]
            device.show(status, status.lines, marking: marks)
        }
    }
}

/// `vitrine memory`: the memory of the programs on a running device.
struct Memory: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print how much memory each program has used, beside the limit of a widget extension."
    )

    @OptionGroup var device: DeviceOptions

    func run() async throws {
        try await device.run { client in
            let programs = try await client.memory()
            device.show(programs, ProgramMemory.lines(programs), marking: ["above": .bad])
        }
    }
}

/// `vitrine open`: opens an app or a link on a running device.
struct Open: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Open an app, the app behind a widget, or a link; `home` leaves the app in front."
    )

    @Argument(help: "An app's id or name, a widget's identifier, a link such as lucidpal://habits, or home.")
    var target: String

    @OptionGroup var device: ChangeOptions

    private struct Opened: Encodable {
        var opened: String
        var foreground: String?
    }

    func run() async throws {
        try await device.run { client in
            let front = try await client.open(target)
            device.show(
                Opened(opened: target, foreground: front),
                ["\(front.map { "\($0) is in front" } ?? "the home screen is in front")"]
            )
        }
    }
}

/// `vitrine advance`: advances the time of a running device.
struct Advance: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Advance the device's time through everything that happens on the way."
    )

    @Argument(help: "next-entry, next-midnight, a length such as 90s, 15m, 2h or 1d, or a time in ISO 8601.")
    var target: String = "next-entry"

    @OptionGroup var device: ChangeOptions

    func run() async throws {
        try await device.run { client in
            let clock = try await client.advance(AdvanceTarget(target))
            device.show(clock, [clock.line])
        }
    }
}

/// `vitrine set`: changes a setting of a running device, or lists them.
struct SetSetting: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Change a setting of the device; without a name, list the settings with their values."
    )

    @Argument(help: "The setting's name, such as appearance.")
    var name: String?

    @Argument(help: "The value, such as dark.")
    var value: String?

    @OptionGroup var device: ChangeOptions

    private struct Changed: Encodable {
        var name, value: String
    }

    func validate() throws {
        guard (name == nil) == (value == nil) else {
            throw ValidationError("\(name ?? "") needs a value; `vitrine set` lists the settings and their values")
        }
    }

    func run() async throws {
        try await device.run { client in
            guard let name, let value else {
                let settings = try await client.settings()
                device.show(settings, NamedSetting.lines(settings))
                return
            }
            try await client.set(name, to: value)
            device.show(Changed(name: name, value: value), ["\(name) = \(value)"])
        }
    }
}

/// `vitrine lock`: locks the screen of a running device.
struct Lock: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Lock the screen.")

    @OptionGroup var device: ChangeOptions

    func run() async throws { try await device.lock(true) }
}

/// `vitrine unlock`: unlocks the screen of a running device.
struct Unlock: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Unlock the screen.")

    @OptionGroup var device: ChangeOptions

    func run() async throws { try await device.lock(false) }
}

extension ChangeOptions {
    fileprivate func lock(_ isLocked: Bool) async throws {
        struct Answer: Encodable {
            var isLocked: Bool
        }
        try await run { client in
            try await client.setLocked(isLocked)
            show(Answer(isLocked: isLocked), [isLocked ? "locked" : "unlocked"])
        }
    }
}
