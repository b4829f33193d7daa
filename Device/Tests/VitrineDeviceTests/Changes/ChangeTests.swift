import Foundation
import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

/// Undoing and redoing what was arranged and set.
struct ChangeTests {
    private static let small = Script.place(configuration: ["habit": "\"Run\""])

    /// Every kind of change, on a device with two small widgets side by side.
    static let commands: [(DeviceCommand, String)] = [
        (small, "kind, small, was added"),
        (.remove(instance: "w1"), "kind, small, was removed"),
        (.move(instance: "w1", to: GridPosition(column: 1, row: 3)), "was moved to page 1, column 2, row 4"),
        (
            .move(instance: "w1", to: GridPosition(column: 2, row: 0), makingRoom: true),
            "moved to page 1, column 3, row 1; kind, small, was moved to page 1, column 1, row 1"
        ),
        (.configure(instance: "w1", configuration: ["habit": "\"Swim\""]), "kind, small, was configured"),
        (.resetHomeScreen, "was removed; kind, small, was removed; kind, small, was added; and 1 more"),
        (.set(\.appearance, to: .dark), "appearance was changed from light to dark"),
        (.change(setting: "textSize", to: "xxLarge"), "text size was changed from large to xxLarge"),
        (.setScreen("820x1180"), "screen was changed from 393x852 to 820x1180"),
        (.setProfile(.observed), "profile was changed from"),
        (.setService(app: Script.app, condition: "off"), "the network of Test was changed from on to off"),
        (
            .setFault(widgets, ProgramFault(.crashLoop)),
            "the fault of Test’s widgets was changed from none to crash loop"
        ),
        (
            .setPushFault(app: Script.app, PushFault(.late(.seconds(60)))),
            "the fault of pushes to Test was changed from none to push late"
        ),
    ]

    private static let widgets = ProgramReference(app: Script.app, role: .widget)

    private static func device() -> Script {
        var script = Script(
            placements: [.systemSmall, .systemSmall],
            service: ServiceManifest(program: "/nowhere/service", conditions: ["none", "off"])
        )
        script.answerDescriptions()
        script.answerPlaceholders()
        script.answerTimelines([0])
        return script
    }

    @Test(arguments: commands)
    func changeIsUndoneAndDoneAgain(command: DeviceCommand, text: String) throws {
        var script = Self.device()
        let before = script.model
        #expect(script.command(command)?.refusal == nil)
        let after = script.model
        #expect(Self.state(after) != Self.state(before))
        let change = try #require(script.model.changes.done.last)
        #expect(ChangeReading(change, in: script.model).text.contains(text))
        #expect(script.command(.undo(number: change.number)) == .changed(change, isUndo: true))
        #expect(Self.state(script.model) == Self.state(before))
        #expect(script.command(.redo(number: nil)) == .changed(change, isUndo: false))
        #expect(Self.state(script.model) == Self.state(after))
        #expect(script.command(.undo(number: nil)) == .changed(change, isUndo: true))
        #expect(Self.state(script.model) == Self.state(before))
        #expect(script.effects.contains(.save(script.model.homeScreen)))
    }

    /// All that a change may concern.
    private static func state(_ model: DeviceModel) -> [String] {
        let placements = model.homeScreen.placements.map { "\($0)" }
        let settings = DeviceSetting.all.map { "\($0.name) \($0.value(in: model.settings))" }
        let usual = ["app.test": "none"].merging(model.settings.services) { $1 }
        let faults = [
            model.programs[widgets]?.fault.map { "\($0)" }, model.pushes[Script.app]?.fault.map { "\($0)" },
        ]
        return placements + settings + [model.screen.name, model.profile.name, "\(usual)", "\(faults)"]
    }

    @Test func removedWidgetReturnsInItsOrderAndLoads() {
        var script = Self.device()
        script.command(.remove(instance: "w1"))
        #expect(script.model.widgets["w1"] == nil)
        script.command(.undo(number: nil))
        #expect(script.model.homeScreen.placements.map(\.id) == ["w1", "w2"])
        #expect(script.takeTimelines().count == 1)
        script.command(Self.small)
        #expect(script.model.homeScreen.placements.last?.id == "w3")
    }

    @Test func removedWidgetReturnsWithWhatItHasSpent() throws {
        var script = Script.loaded(profile: .observed)
        script.command(.spend(kind: "kind"))
        let spent = try #require(script.model.widgets["w1"]?.ledger.count(.charged, at: script.now.uptime))
        #expect(spent > 0)
        script.command(.remove(instance: "w1"))
        script.command(.undo(number: nil))
        #expect(script.model.widgets["w1"]?.ledger.count(.charged, at: script.now.uptime) == spent)
    }

    @Test func identifierOfAnUndoneWidgetIsNotUsedAgain() {
        var script = Self.device()
        script.command(Self.small)
        script.command(.undo(number: nil))
        #expect(script.command(Self.small) == .placed("w4"))
        #expect(script.command(.redo(number: nil))?.refusal == .notFound, "a new change ends what could be redone")
    }

    /// | one page | another page |
    /// |---|---|
    /// | moves the first widget | |
    /// | | moves the second one |
    /// | undoes its own move: refused | |
    /// | | undoes its own |
    /// | undoes its own | |
    @Test func changeOfAnotherPageIsNotUndoneByItsNumber() {
        var script = Self.device()
        script.command(.move(instance: "w1", to: GridPosition(column: 0, row: 2)))
        script.command(.move(instance: "w2", to: GridPosition(column: 2, row: 4)))
        #expect(script.command(.undo(number: 1))?.refusal == .notFound)
        #expect(script.command(.undo(number: 2))?.refusal == nil)
        #expect(script.command(.undo(number: 1))?.refusal == nil)
        #expect(script.model.homeScreen.placements.map(\.position?.row) == [0, 0])
        #expect(script.command(.undo(number: nil))?.refusal == .notFound)
    }

    @Test func widgetThatIsNoLongerOfferedIsForgottenAndTheChangeBeforeIsUndone() {
        var script = Self.device()
        script.command(.set(\.appearance, to: .dark))
        script.command(.remove(instance: "w1"))
        script.command(.update(app: Script.app))
        script.answerDescriptions(kinds: ["other"])
        #expect(script.command(.undo(number: nil))?.refusal == .notFound)
        #expect(script.model.homeScreen.placements.map(\.id) == ["w2"])
        #expect(script.command(.undo(number: nil))?.refusal == nil)
        #expect(script.model.settings.appearance == .light)
    }

    @Test func changeWithoutEffectAndAQueryAreNotKept() {
        var script = Self.device()
        script.command(.set(\.appearance, to: .light))
        script.command(.move(instance: "w1", to: GridPosition(column: 0, row: 0)))
        script.command(.move(instance: "w1", to: GridPosition(column: 1, row: 0)))
        script.command(.reload(kind: nil))
        #expect(script.model.changes.done.isEmpty)
    }

    @Test func changesOfOneStepAreOneWhosePartsAreTakenBackInTheirOrder() {
        var list = ChangeList()
        // Another page makes the second one.
        for (number, step) in [1, nil, 1, 1].enumerated() {
            list.step = step
            let value = DeviceChange.Value(name: "textSize", before: "\(number)", after: "\(number + 1)")
            list.append(DeviceChange(values: [value]))
        }
        list.join(2)
        #expect(list.done.map(\.number) == [1, 2, 3, 4])
        list.join(1)
        #expect(list.done.map(\.number) == [2, 4])
        #expect(list.done.last?.reversed.values.map(\.after) == ["3", "2", "0"])
    }

    @Test func restoredStateForgetsTheChanges() {
        var script = Self.device()
        script.command(.set(\.appearance, to: .dark))
        script.command(.restore(script.savedState, name: "a"))
        #expect(script.command(.undo(number: nil))?.refusal == .notFound)
    }

    @Test func listIsBoundedInNumberAndInBytes() {
        var script = Self.device()
        for number in 0..<(2 * ChangeList.limit) {
            script.command(.set(\.isLowPower, to: number.isMultiple(of: 2)))
        }
        #expect(script.model.changes.done.count == ChangeList.limit)
        #expect(script.model.changes.done.last?.number == 2 * ChangeList.limit)
        let long = String(repeating: "x", count: 60_000)
        for number in 0..<10 {
            script.command(.configure(instance: "w1", configuration: ["habit": "\"\(number)\(long)\""]))
        }
        #expect(script.model.changes.done.count == 2, "each has the old and the new text")
    }

    @Test func changeToAnotherDeviceThatRemovedAWidgetIsUndone() throws {
        let families = Script.standardFamilies + ["accessoryRectangular"]
        var script = Script(placements: [])
        script.answerDescriptions(families: families)
        script.command(.setScreen("820x1180"))
        script.answerDescriptions(families: families)
        for _ in 0..<3 {
            #expect(script.command(Script.place(.accessoryRectangular))?.refusal == nil)
        }
        script.command(.setScreen("393x852"))
        #expect(script.model.homeScreen.placements.count == 2)
        let change = try #require(script.model.changes.done.last)
        // The extension has not described itself for the phone yet.
        #expect(script.command(.undo(number: nil)) == .changed(change, isUndo: true))
        #expect(script.model.homeScreen.placements.count == 3)
        #expect(script.model.screen.name == "820x1180")
    }

    @Test func changeThatCannotBeUndoneChangesNothing() throws {
        var script = Self.device()
        script.command(.setScreen("820x1180"))
        script.command(.remove(instance: "w1"))
        let joined = try #require(script.model.changes.done.last)
        let before = Self.state(script.model)
        script.answerDescriptions(kinds: ["other"])
        #expect(script.command(.undo(number: joined.number))?.refusal == .notFound)
        #expect(Self.state(script.model) == before)
    }
}
