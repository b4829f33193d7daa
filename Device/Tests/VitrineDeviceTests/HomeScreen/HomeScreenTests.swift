import Foundation
import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

struct HomeScreenTests {
    static let families: [DisplayFamily] = [.systemSmall, .systemMedium, .systemLarge]

    /// Compares every pair of families on every pair of cells with sets of covered cells.
    @Test(arguments: families, families)
    func widgetsNeverShareACell(first: DisplayFamily, second: DisplayFamily) {
        for one in cells {
            var home = HomeScreen()
            guard home.isFree(first, at: one, on: .points393x852) else { continue }
            home.add(app: "a", kind: "k", family: first, at: one, configuration: nil)
            for other in cells {
                let covered = covered(second, other)
                let fits = covered.count == second.cells.columns * second.cells.rows
                let isRight = fits && covered.isDisjoint(with: self.covered(first, one))
                #expect(home.isFree(second, at: other, on: .points393x852) == isRight, "\(one) \(other)")
            }
        }
    }

    @Test func firstFreePositionIsSearchedByRowThenByPage() {
        var home = HomeScreen()
        var places: [GridPosition] = []
        for _ in 0..<7 {
            guard let place = home.firstFree(for: .systemSmall, on: .points393x852) else { break }
            home.add(app: "a", kind: "k", family: .systemSmall, at: place, configuration: nil)
            places.append(place)
        }
        let expected = [(0, 0, 0), (0, 2, 0), (0, 0, 2), (0, 2, 2), (0, 0, 4), (0, 2, 4), (1, 0, 0)]
        #expect(places == expected.map { GridPosition(page: $0.0, column: $0.1, row: $0.2) })
    }

    @Test func identifiersAreNeverReused() {
        var script = Script.loaded()
        script.command(.remove(instance: "w1"))
        #expect(script.command(Script.place()) == .placed("w2"))
    }

    @Test func placingAWidgetLoadsItAndStoresTheHomeScreen() {
        var script = Script.loaded()
        script.command(Script.place(.systemLarge))
        #expect(script.takeRequests(named: "placeholder").count == 1)
        #expect(script.takeTimelines().count == 1)
        #expect(script.effects.contains(.save(script.model.homeScreen)))
    }

    @Test func lockScreenFamilyHasNoPosition() {
        var script = Script.loaded()
        #expect(script.command(Script.place(.accessoryCircular)) == .placed("w2"))
        #expect(script.model.homeScreen.placements.last?.position == nil)
    }

    /// Families that fill the lock screen of a phone, and those for which it then has a place.
    @Test(arguments: [
        ([DisplayFamily.accessoryInline], [DisplayFamily.accessoryCircular, .accessoryRectangular]),
        ([.accessoryRectangular], [.accessoryInline, .accessoryCircular, .accessoryRectangular]),
        ([.accessoryRectangular, .accessoryCircular], [.accessoryInline, .accessoryCircular]),
        ([.accessoryRectangular, .accessoryRectangular], [.accessoryInline]),
        (Array(repeating: .accessoryCircular, count: 4), [.accessoryInline]),
    ])
    func lockScreenHasOneLineAndARowOfFourCircles(placed: [DisplayFamily], free: [DisplayFamily]) {
        var home = HomeScreen()
        for family in placed { home.add(app: "a", kind: "k", family: family, at: nil, configuration: nil) }
        for family in DisplayFamily.allCases where family.isAccessory {
            #expect(home.isFree(family, at: nil, on: .points393x852) == free.contains(family), "\(family)")
            #expect(home.isFree(family, at: nil, on: .points820x1180), "the places of a pad are not modelled")
        }
    }

    @Test func fullLockScreenRefusesAWidgetAndSaysWhatItHas() {
        var script = Script.loaded(placements: Array(repeating: .accessoryCircular, count: 4))
        #expect(script.command(Script.place(.accessoryCircular))?.refusal == .noRoom)
        #expect(script.model.homeScreen.placements.count == 4)
    }

    @Test(arguments: [
        ("app.other", "kind", DisplayFamily.systemSmall, DeviceError.Code.notFound),
        (Script.app, "other", .systemSmall, .notFound),
        (Script.app, "kind", .systemExtraLarge, .notFound),
        (Script.app, "kind", .accessoryInline, .notFound),
    ])
    func placingAnUnavailableWidgetIsRefused(app: String, kind: String, family: DisplayFamily, code: DeviceError.Code) {
        var script = Script.loaded()
        #expect(script.command(Script.place(family, kind: kind, of: app))?.refusal == code)
        #expect(script.model.homeScreen.placements.count == 1)
    }

    @Test(arguments: [(-1, 0), (3, 0), (0, 5), (0, 99), (1, 1)])
    func placingAtAnOccupiedOrInvalidPositionIsRefused(column: Int, row: Int) {
        var script = Script.loaded()
        #expect(script.command(Script.place(at: GridPosition(column: column, row: row)))?.refusal == .noRoom)
    }

    @Test func widgetCanMoveOntoItsOwnCells() {
        var script = Script.loaded()
        #expect(script.command(.move(instance: "w1", to: GridPosition(column: 1, row: 1))) == .done)
        #expect(script.takeTimelines().isEmpty, "a move needs no reload")
    }

    @Test func positionOutsideThePagesIsRefused() {
        var script = Script.loaded()
        let last = GridPosition(page: DeviceScreen.pages - 1, column: 0, row: 0)
        #expect(script.command(.move(instance: "w1", to: last)) == .done)
        for page in [-1, DeviceScreen.pages, .max] {
            let beyond = GridPosition(page: page, column: 0, row: 0)
            #expect(script.command(.move(instance: "w1", to: beyond))?.refusal == .noRoom)
        }
    }

    @Test func configuringReloadsTheWidgetWithTheNewValues() throws {
        var script = Script.loaded()
        #expect(script.command(.configure(instance: "w1", configuration: ["habit": "\"Run\""])) == .done)
        let placement = try #require(script.take("timeline").body.placement)
        #expect(placement.configuration == ["habit": "\"Run\""])
    }

    private static let sizes = ["\"big\"", "\"tiny\""].map { ParameterOption(value: $0, title: "") }
    private static let form = IntentForm(
        name: "ChooseIntent",
        title: "Choose",
        parameters: [
            IntentForm.Parameter(name: "limit", title: "", type: "integer", least: 100, greatest: 800),
            IntentForm.Parameter(name: "share", title: "", type: "number", isOptional: true, least: 0, greatest: 1),
            IntentForm.Parameter(name: "isOn", title: "", type: "boolean"),
            IntentForm.Parameter(name: "day", title: "", type: "date"),
            IntentForm.Parameter(name: "size", title: "", type: "enum", options: sizes),
            IntentForm.Parameter(name: "names", title: "", type: "string", isList: true),
            IntentForm.Parameter(name: "habit", title: "", type: "entity"),
        ]
    )

    @Test(
        arguments: [
            ("limt", "200", "there is no parameter limt; did you mean limit?"),
            ("limit", "9000", "the parameter limit is a whole number from 100 to 800, not \"9000\""),
            ("limit", "150.5", "the parameter limit is a whole number from 100 to 800, not \"150.5\""),
            ("limit", "null", "the parameter limit is a whole number from 100 to 800, not \"null\""),
            ("share", "2", "the parameter share is a number from 0 to 1, or null, not \"2\""),
            ("isOn", "\"false\"", "the parameter isOn is true or false, not the text \"false\""),
            ("isOn", "1", "the parameter isOn is true or false, not \"1\""),
            ("names", "true", "the parameter names is a list, each value a text, not \"true\""),
            ("limit", "800", nil), ("limit", "100.0", nil), ("share", "null", nil), ("share", "0.5", nil),
            ("isOn", "false", nil), ("day", "42", nil), ("day", "\"2026-02-03T10:00Z\"", nil), ("size", "\"big\"", nil),
            ("names", "[]", nil), ("names", "[\"a\", \"b\"]", nil), ("habit", "7", nil), ("habit", "\"a\"", nil),
        ] as [(String, String, String?)]
    )
    func widgetHasOnlyTheConfigurationsThatItsFormOffers(name: String, value: String, problem: String?) {
        var script = Script()
        script.answerDescriptions(intents: [Self.form])
        let values = [name: value]
        let expected = problem.map {
            CommandReply.refused(DeviceError(.badValue, "kind cannot be configured so: \($0)"))
        }
        #expect(script.command(.configure(instance: "w1", configuration: values)) == expected ?? .done)
        #expect(script.command(Script.place(configuration: values)) == expected ?? .placed("w2"))
    }

    @Test(arguments: ["\"abc\"", "[200]", "{}", "\"2026-02-30T10:00:00Z\"", "\"huge\"", "", "{"])
    func valueOfAnotherTypeIsRefused(value: String) {
        var script = Script()
        script.answerDescriptions(intents: [Self.form])
        for name in ["limit", "share", "isOn", "day", "size"] {
            let reply = script.command(.configure(instance: "w1", configuration: [name: value]))
            #expect(reply?.refusal == .badValue, "\(name)")
        }
    }

    @Test func answerForARemovedWidgetIsDropped() throws {
        var script = Script.ready()
        let request = try script.take("timeline")
        script.command(.remove(instance: "w1"))
        script.answerTimeline(request, [0])
        #expect(script.model.widgets.isEmpty)
        #expect(script.model.isSettled)
    }

    /// The cells of a page, and those around it.
    private let cells = cells(-1...DeviceScreen.points393x852.columns, -1...DeviceScreen.rows)

    private static func cells(_ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>) -> [GridPosition] {
        rows.flatMap { row in columns.map { GridPosition(column: $0, row: row) } }
    }

    /// The cells of the page that a widget covers.
    private func covered(_ family: DisplayFamily, _ place: GridPosition) -> Set<GridPosition> {
        let (columns, rows) = (0..<DeviceScreen.points393x852.columns, 0..<DeviceScreen.rows)
        let all = Self.cells(
            place.column...place.column + family.cells.columns - 1,
            place.row...place.row + family.cells.rows - 1
        )
        return Set(all.filter { columns.contains($0.column) && rows.contains($0.row) })
    }
}
