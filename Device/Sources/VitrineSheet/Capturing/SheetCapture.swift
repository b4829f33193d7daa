public import VitrineDevice
public import VitrineScript
import VitrineWire
import WidgetArchive

/// Makes a sheet: brings an app into each state on a device of its own, and asks the extension for its views there.
public struct SheetCapture: Sendable {
    private let choices: SheetChoices
    private let states: AppStates
    private let manifest: DeviceManifest
    private let folder: String

    /// Prepares a sheet.
    /// - Parameters:
    ///   - choices: What it shows.
    ///   - states: The states of the app that offers the kind.
    ///   - manifest: The installed apps, with absolute paths of their programs, and how they are confined.
    ///   - folder: An empty folder for the devices' state and the apps' containers; each state has its own.
    public init(_ choices: SheetChoices, states: AppStates, manifest: DeviceManifest, folder: String) {
        self.choices = choices
        self.states = states
        self.manifest = manifest
        self.folder = folder
    }

    /// What is learned about the kind in one state.
    struct Page: Sendable {
        var displayName: String
        var screen: DeviceScreen
        var families: [SheetFamily]
        var cells: [SheetCell]
    }

    /// Makes the sheet; the states are played beside each other, at most `width` at a time.
    ///
    /// A view that the extension cannot draw is a cell with its trouble, and not an error.
    /// - Throws: ``SheetError``: `notFound`, `unknown`, `state`; `ScriptError` if the manifest lacks the app;
    ///   `DeviceError` if a device cannot be made.
    public func sheet(width: Int = 2) async throws -> Sheet {
        let wanted = try choices.states(of: states)
        var pages: [Int: Page] = [:]
        try await withThrowingTaskGroup(of: (Int, Page).self) { group in
            for (number, state) in wanted.enumerated() {
                if number >= width, let (index, page) = try await group.next() { pages[index] = page }
                group.addTask { (number, try await self.page(of: state, in: "\(folder)/\(number)")) }
            }
            for try await (index, page) in group { pages[index] = page }
        }
        let ordered = pages.sorted { $0.key < $1.key }.map(\.value)
        guard let first = ordered.first else { throw SheetError(.unknown, "no state was chosen") }
        let cells = ordered.flatMap(\.cells)
        return Sheet(
            kind: choices.kind,
            app: states.app,
            displayName: first.displayName,
            screen: first.screen.name,
            families: first.families,
            appearances: choices.appearances,
            textSizes: choices.textSizes,
            locales: choices.locales,
            states: wanted.map(\.name),
            cells: cells
        )
    }

    private func page(of state: AppState, in folder: String) async throws -> Page {
        let file = "state \(state.name) of \(states.app)"
        let player = try ScriptPlayer(state.script, file: file, manifest: manifest, folder: folder)
        let (result, answer) = try await player.play { device in
            do throws(SheetError) {
                return Result<Page, SheetError>.success(try await look(at: device, in: state))
            } catch {
                return .failure(error)
            }
        }
        guard let answer else {
            throw SheetError(.state, "the app cannot be brought into a state:\n\(result.lines.joined(separator: "\n"))")
        }
        return try answer.get()
    }

    /// Asks for every view of a state.
    private func look(at device: Device, in state: AppState) async throws(SheetError) -> Page {
        let snapshot = await device.snapshot()
        let app = snapshot.apps.first { $0.id == states.app }
        guard let description = app?.widgets else {
            let trouble = app?.programs.last?.trouble ?? "it has no extension"
            throw SheetError(.notFound, "\(states.app) has not described its widgets: \(trouble)")
        }
        guard let widget = description.widgets.first(where: { $0.kind == choices.kind }) else {
            let hint = Spelling.hint(for: choices.kind, of: description.widgets.map(\.kind))
            throw SheetError(.notFound, "\(states.app) offers no widget of kind \(choices.kind); \(hint)")
        }
        let families = try choices.families(
            offered: widget.families.compactMap(DisplayFamily.init(rawValue:)),
            on: snapshot.screen
        )
        var cells: [SheetCell] = []
        for textSize in choices.textSizes {
            for locale in choices.locales {
                for family in families {
                    cells += await self.cells(of: state, family, textSize, locale, on: device)
                }
            }
        }
        return Page(displayName: widget.displayName, screen: snapshot.screen, families: families, cells: cells)
    }

    private func cells(
        of state: AppState,
        _ family: SheetFamily,
        _ textSize: DeviceTextSize,
        _ locale: String,
        on device: Device
    ) async -> [SheetCell] {
        let variant = WidgetVariant(
            app: states.app,
            kind: choices.kind,
            family: family.family,
            content: state.shows,
            configuration: states.configurations[choices.kind],
            textSize: textSize,
            locale: locale
        )
        let answer: Result<DrawnRendering, DeviceError>
        do throws(DeviceError) {
            answer = .success(try await device.rendering(of: variant))
        } catch {
            answer = .failure(error)
        }
        let snapshot = await device.snapshot()
        let appearances: [SheetAppearance?] =
            family.family.isAccessory ? [nil] : choices.appearances.filter { $0.shows(family.family) }
        return appearances.map { appearance in
            var cell = SheetCell(
                state: state.name,
                family: family.family,
                textSize: textSize,
                locale: locale,
                appearance: appearance
            )
            switch answer {
            case .success(let rendering):
                cell.draw(rendering, family, on: snapshot, isPlaceholder: state.shows == .placeholder)
            case .failure(let error): cell.trouble = error.message
            }
            return cell
        }
    }
}
