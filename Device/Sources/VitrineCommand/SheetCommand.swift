import ArgumentParser
import Foundation
import VitrineDevice
import VitrineScript
import VitrineSheet
import WidgetArchive

/// `vitrine sheet`: a widget side by side in its states, families, appearances, text sizes and locales.
struct SheetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sheet",
        abstract: "Show a widget side by side in its states, families, appearances, text sizes and locales.",
        discussion: """
            Writes KIND.html and KIND.txt for each kind, and pictures with --png. The states of an app are described in a file of its \
            own; without one, a sheet shows sample, current and redacted.

            Status 0: written, or the same as the accepted sheet. 1: a sheet differs from the accepted one. 65: a file \
            of states has a mistake, or the app cannot be brought into a state. 69: something that is needed is missing. \
            74: a file cannot be read or written.
            """
    )

    @Argument(help: "The widgets' kinds, such as LucidPalWidget.")
    var kinds: [String]

    @Option(help: "The id of the app; by default the only one that offers the kind.")
    var app: String?

    @Option(
        help:
            "Files of states, or folders of them; by default the folder States beside the manifest, or in the project."
    )
    var states: [String] = []

    @Option(help: "A state, by its name; repeat it for more. By default all.")
    var state: [String] = []

    @Option(
        help: "A family, such as small or systemSmall; repeat it for more. By default all that the kind offers.",
        transform: { try DisplayFamily.named($0) ?? named($0) }
    )
    var family: [DisplayFamily] = []

    @Option(
        help: "An appearance, or standBy or standByNight; repeat it for more. By default those of the home screen.",
        transform: named
    )
    var appearance: [SheetAppearance] = []

    @Option(
        help: "A text size, such as large or accessibility3; repeat it for more. By default large.",
        transform: named
    )
    var textSize: [DeviceTextSize] = []

    @Option(help: "A locale, such as ko_KR; repeat it for more. By default en_US.")
    var locale: [String] = []

    @Flag(help: "Add the pseudo-locale ar_XB, in which every app is mirrored, translated or not.")
    var rightToLeft = false

    @OptionGroup var profile: ProfileOption

    @Option(help: "The folder for the files.")
    var out = "sheets"

    @Flag(help: "Write a picture for each text size and locale; this needs a headless browser.")
    var png = false

    @Option(
        help: "Compare with the accepted sheet in this folder, in text and, where pictures were accepted, in pixels."
    )
    var check: String?

    @Flag(help: "With --check: store this sheet as the accepted one.")
    var accept = false

    @Option(
        help: "Of several kinds, only every Nth from the Ith on, such as 1/4.",
        transform: SeedRange.Shard.named
    )
    var shard: SeedRange.Shard?

    @Option(
        help: """
            A folder, or http://HOST:PORT/PATH of a server that takes GET and PUT: pictures that were drawn before are taken \
            from there.
            """,
        transform: PictureCache.init
    )
    var cache: PictureCache?

    @OptionGroup var installed: InstalledApps

    func validate() throws {
        guard !accept || check != nil else {
            throw ValidationError("--accept stores the sheet in the folder of --check; name that folder")
        }
        if let refusal = locale.lazy.compactMap(LocaleName.refusal).first {
            throw ValidationError("--locale: \(refusal)")
        }
    }

    func run() async throws {
        let manifest = try await installed.load()
        var difference: CommandFailure?
        for kind in shard?.part(of: kinds) ?? kinds {
            do {
                try await write(kind, manifest)
            } catch let failure as CommandFailure where failure.status == .failed {
                if let difference { CommandFiles.report("vitrine: \(difference.message)") }
                difference = failure
            }
        }
        if let difference { throw difference }
    }

    /// - Throws: ``CommandFailure`` with status 1 if the sheet differs from the accepted one, and what stops the
    ///   command.
    private func write(_ kind: String, _ manifest: DeviceManifest) async throws {
        let command = self
        try await CommandFiles.withFolder("sheet", isInMemory: true) { folder in
            let sheet = try await command.sheet(of: kind, manifest, in: folder)
            try Task.checkCancellation()
            try await SheetOutput(command: command, folder: folder).handle(sheet)
        }
    }

    private func choices(of kind: String) -> SheetChoices {
        let locales = (locale.isEmpty ? ["en_US"] : locale) + (rightToLeft ? ["ar_XB"] : [])
        return SheetChoices(
            kind: kind,
            families: family.isEmpty ? nil : family,
            appearances: appearance.isEmpty ? SheetAppearance.homeScreen : appearance,
            textSizes: textSize.isEmpty ? [.large] : textSize,
            locales: locales,
            states: state.isEmpty ? nil : state
        )
    }

    private func sheet(of kind: String, _ manifest: DeviceManifest, in folder: String) async throws -> Sheet {
        let app = try await SheetApp(manifest: manifest, folder: folder + "/offers").offering(kind, app)
        var known = try StatesFiles(states, beside: installed.folder).states(of: app) ?? .predefined(for: app)
        for index in known.states.indices {
            known.states[index].script = profile.applied(to: known.states[index].script)
        }
        return try await SheetCapture(choices(of: kind), states: known, manifest: manifest, folder: folder)
            .sheet(width: min(8, 2 * max(1, ProcessInfo.processInfo.activeProcessorCount)))
    }
}

extension SheetCommand {
    /// The value with a name, for an option.
    /// - Throws: `ValidationError` with the names that exist.
    static func named<Value: RawRepresentable<String> & CaseIterable>(_ text: String) throws -> Value {
        guard let value = Value(rawValue: text) else {
            throw ValidationError(
                "\(text) is not known; \(Spelling.hint(for: text, of: Value.allCases.map(\.rawValue)))"
            )
        }
        return value
    }
}
