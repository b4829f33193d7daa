import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

/// Another screen while the device runs.
struct ScreenChangeTests {
    @Test func widgetsAreAskedForInTheSizesOfTheNewScreen() throws {
        var script = Script.loaded(placements: [.systemMedium])
        #expect(script.command(.setScreen("440x956")) == .done)
        for name in ["placeholder", "timeline"] {
            let placement = try #require(script.take(name).body.placement)
            #expect((placement.width, placement.height) == (370, 172), "\(name)")
        }
        #expect(script.model.screen == .points440x956)
        #expect(script.records(.screenSizeChanged).count == 1)
    }

    @Test(arguments: ["0x0", "", "393X852", "9999x9999"])
    func unknownScreenIsRefusedWithTheKnownNames(name: String) throws {
        var script = Script.loaded()
        guard case .refused(let error) = script.command(.setScreen(name)) else {
            Issue.record("the screen \(name) was taken")
            return
        }
        #expect(error.code == .badValue && error.message.contains("402x874"))
        #expect(script.model.screen == .points393x852)
        #expect(script.takeTimelines().isEmpty)
    }

    @Test func widgetOutsideTheSmallerScreenMovesAndAnUnknownFamilyLeaves() throws {
        var script = Script.loaded(placements: [.systemSmall])
        #expect(script.command(.setScreen("820x1180")) == .done)
        script.answerDescriptions()
        script.answerPlaceholders()
        script.answerTimelines([0])
        #expect(script.command(.move(instance: "w1", to: GridPosition(column: 6, row: 0))) == .done)
        #expect(script.command(.setScreen("393x852")) == .done)
        let moved = try #require(script.model.homeScreen.placements.first)
        #expect(moved.position == GridPosition(column: 0, row: 0))
        #expect(script.records(.widgetMoved).last?.message == "the screen has fewer cells, so the widget was moved")
    }

    /// A phone's lock screen has one line, and a row of four circles or two rectangles.
    @Test func lockScreenWidgetsWithoutAPlaceOnThePhoneLeaveTheLastFirst() throws {
        let families: [DisplayFamily] = [
            .accessoryInline, .accessoryRectangular, .accessoryCircular, .accessoryCircular, .accessoryCircular,
            .accessoryInline,
        ]
        var home = HomeScreen()
        for family in families { home.add(app: Script.app, kind: "kind", family: family, at: nil, configuration: nil) }
        var script = Script(profile: .observed, screen: try #require(.named("820x1180")), homeScreen: home)
        script.command(.spend(kind: "kind"))
        #expect(script.model.homeScreen.placements.map(\.family) == families, "a pad has places for all")
        #expect(script.command(.setScreen("393x852")) == .done)
        #expect(script.model.homeScreen.placements.map(\.family) == Array(families.prefix(4)))
        #expect(Set(script.model.widgets.keys) == ["w1", "w2", "w3", "w4"])
        #expect(Set(script.model.ledgers.keys) == ["w1", "w2", "w3", "w4", "w5", "w6"], "undo brings them back")
    }

    @Test func widgetsThatWereArrangedOnAnotherScreenAreOnThisOneAtTheStart() {
        var home = HomeScreen()
        let corner = GridPosition(column: 6, row: 0)
        home.add(app: Script.app, kind: "kind", family: .systemSmall, at: corner, configuration: nil)
        let script = Script(homeScreen: home)
        #expect(script.model.homeScreen.placements.map(\.position) == [GridPosition(column: 0, row: 0)])
        #expect(script.effects.contains(.save(script.model.homeScreen)))
    }

    /// An app may offer other families on a pad; its extension says so only when it describes itself again.
    @Test func familyThatThePadDoesNotHaveIsNotAskedForAndSaidInWords() throws {
        var script = Script.loaded(placements: [.systemSmall])
        let picture = try script.widget.timeline
        #expect(script.command(.setScreen("820x1180")) == .done)
        #expect(script.takeTimelines().isEmpty)
        #expect(script.takeRequests(named: "placeholder").isEmpty)
        script.answerDescriptions(families: ["systemMedium", "systemLarge"])
        script.pass(60)
        #expect(script.takeTimelines().isEmpty)
        let state = try script.widget
        #expect(state.timeline == picture, "the old picture stays")
        let words =
            "kind is not offered as a small widget on this device, only as medium, large; remove it, and add it in that size"
        #expect(state.outcome == .keptOld(words))
        let problem = try script.model.explanation(of: "w1").problem
        #expect(problem?.detail == "kind is not offered as a small widget on this device, only as medium, large")
        #expect(problem?.remedy == "Remove it, and add it in that size.")
        #expect(script.command(.setScreen("393x852")) == .done)
        script.answerDescriptions()
        #expect(script.takeTimelines().count == 1)
    }

    @Test(arguments: DeviceScreen.all)
    func extraLargePortraitFillsAPage(screen: DeviceScreen) throws {
        let frame = try #require(screen.frame(of: .systemExtraLargePortrait, at: GridPosition(column: 0, row: 0)))
        let last = try #require(screen.frame(of: .systemMedium, at: GridPosition(column: 0, row: 4)))
        #expect(abs(frame.maxY - last.maxY) < 0.001 && abs(frame.maxX - last.maxX) < 0.001)
        #expect(screen.holds(.systemExtraLargePortrait, at: GridPosition(column: 0, row: 0)))
        #expect(!screen.holds(.systemExtraLargePortrait, at: GridPosition(column: 0, row: 1)))
    }
}
