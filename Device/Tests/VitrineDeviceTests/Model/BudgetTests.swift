import Foundation
import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

/// The rules of the daily budget, each named for what Apple documents or developers report.
struct BudgetTests {
    /// A script whose widget asks again after an interval, for as long as the answers say so.
    private static func asking(every interval: Double, profile: DeviceProfile = .observed) -> Script {
        Script.loaded([0], .after(.morning.addingTimeInterval(interval)), profile: profile)
    }

    /// A script whose widget has spent its only reload, an hour after the start.
    private static func spent() -> Script {
        var script = asking(every: 3_600, profile: .observed(charging: 1))
        script.pass(3_600)
        script.answerTimelines([0], .after(script.now.date.addingTimeInterval(3_600)))
        return script
    }

    private func count(_ verdict: ReloadLedger.Verdict, _ script: Script) throws -> Int {
        try script.widget.ledger.count(verdict, at: script.now.uptime)
    }

    /// Lets hours pass, answers every timeline request, and returns the moments of the charged reloads.
    private func run(_ script: inout Script, hours: Int, every interval: Double) throws -> [Duration] {
        for _ in 0..<(hours * 60) {
            script.pass(60)
            script.answerTimelines([0], .after(script.now.date.addingTimeInterval(interval)))
        }
        return try script.widget.ledger.entries.filter { $0.verdict == .charged }.map(\.uptime)
    }

    @Test func budgetIsPerPlacedWidget() {
        var script = Script.loaded(
            [0],
            .after(.morning.addingTimeInterval(900)),
            profile: .observed(charging: 1),
            placements: [.systemSmall, .systemMedium]
        )
        script.pass(900)
        #expect(script.takeTimelines().count == 2)
    }

    @Test(arguments: [DeviceProfile.observed, .documented, .harsh])
    func chargedReloadsInAnyTwentyFourHoursNeverExceedTheBudget(profile: DeviceProfile) throws {
        var script = Self.asking(every: 900, profile: profile)
        var charges: [Duration] = []
        for _ in 0..<3 {
            charges += try run(&script, hours: 24, every: 900).filter { !charges.contains($0) }
        }
        for start in charges {
            #expect(charges.count { $0 >= start && $0 - start < .seconds(86_400) } <= profile.chargedReloads.value)
        }
        #expect(charges.count >= 3 * profile.chargedReloads.value)
    }

    @Test func removedWidgetIsChargedAsBeforeWhenASavedStateBringsItBack() throws {
        var script = Script.loaded(profile: .observed)
        let state = SavedState(
            date: .morning,
            settings: script.model.settings,
            screen: script.model.screen.name,
            homeScreen: script.model.homeScreen
        )
        script.command(.spend(kind: "kind"))
        let charges = try count(.charged, script)
        script.command(.remove(instance: "w1"))
        #expect(script.model.ledgers["w1"]?.count(.charged, at: script.now.uptime) == charges)
        // The next device.
        script = Script(profile: .observed, homeScreen: HomeScreen(), ledgers: script.model.ledgers)
        script.command(.restore(state, name: "day"))
        #expect(try count(.charged, script) == charges)
    }

    @Test func spentBudgetHoldsWhatTheAppAsksForAndIsStored() throws {
        var script = Script.loaded(profile: .observed)
        script.command(.ask(kind: "kind"))
        script.pass(60)
        script.answerTimelines([0], .never)
        #expect(try script.widget.ledger.entries.map(\.verdict) == [.free, .charged])
        let before = script.model.ledgerRevision
        script.command(.spend(kind: "kind"))
        #expect(script.model.ledgerRevision > before)
        let limit = DeviceProfile.observed.chargedReloads.value
        #expect(try count(.charged, script) == limit)
        #expect(script.records(.budgetSpent).map { "\($0)" }.contains { $0.contains("charged=\(limit - 1)") })
        script.command(.ask(kind: "kind"))
        script.pass(3_600)
        #expect(script.takeTimelines().isEmpty)
        #expect(try script.widget.ledger.entries.last?.verdict == .held)
        // A developer's reload is free.
        script.command(.reload(kind: "kind"))
        #expect(script.takeTimelines().count == 1)
    }

    @Test func developerModeSaysSoAndHasNoBudgetToSpend() throws {
        var script = Script.loaded(profile: .development)
        #expect(script.records(.developerMode).count == 1)
        script.command(.spend(kind: "kind"))
        #expect(try count(.charged, script) == 0)
        #expect(script.records(.budgetSpent).isEmpty)
    }

    @Test func deviceThatStartsHasAnEmptyLedger() throws {
        #expect(try Script().widget.ledger.entries.isEmpty)
        // The first timeline of a placed widget is free.
        #expect(try Script.loaded(profile: .observed).widget.ledger.entries.map(\.verdict) == [.free])
    }

    @Test func windowRollsAndIsNotTiedToMidnight() {
        var script = Self.spent()
        // Past midnight, but not 24 hours later.
        script.pass(86_399)
        #expect(script.takeTimelines().isEmpty)
        script.pass(1)
        #expect(script.takeTimelines().count == 1)
    }

    @Test func settingTheClockRestoresNoBudget() {
        var script = Self.spent()
        script.setClock(script.now.date.addingTimeInterval(2 * 86_400))
        script.answerTimelines([0], .after(script.now.date.addingTimeInterval(3_600)))
        script.pass(3_600)
        #expect(script.takeTimelines().isEmpty)
    }

    @Test(arguments: [
        (900, DeviceProfile.observed, 48, true), (1_800, .observed, 48, false), (300, .development, 288, false),
    ])
    func policyIsHeldWhereItAsksForMoreThanTheBudgetOfADay(
        every interval: Double,
        profile: DeviceProfile,
        reloads: Int,
        isHeld: Bool
    ) throws {
        var script = Self.asking(every: interval, profile: profile)
        #expect(try run(&script, hours: 24, every: interval).count == reloads)
        #expect(try (count(.held, script) > 0) == isHeld)
    }

    /// What makes a widget reload, and what it costs.
    struct Cause: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var verdict: ReloadLedger.Verdict
        /// The reason in the ledger.
        var reason: String
        var happen: @Sendable (inout Script) throws -> Void

        init(
            _ description: String,
            _ verdict: ReloadLedger.Verdict,
            _ reason: String,
            _ happen: @escaping @Sendable (inout Script) throws -> Void
        ) {
            (testDescription, self.verdict, self.reason, self.happen) = (description, verdict, reason, happen)
        }
    }

    static let causes = [
        Cause("a retry", .charged, "retry after a failure") {
            try $0.failReload()
            $0.pass(3_600)
        },
        Cause("a tap", .free, "an action was performed") { try $0.tapAndPerform() },
        Cause("another locale", .free, "locale change") { $0.command(.set(\.locale, to: "ko_KR")) },
        Cause("a clock that is set", .free, "significant time change") {
            $0.setClock(.morning.addingTimeInterval(86_400))
        },
        Cause("a request in the background", .charged, "requested in the background") {
            $0.askForReload()
            $0.pass(2)
        },
        Cause("a request in front", .free, "its app is in front") {
            $0.command(.openApp(Script.app))
            $0.answerDescriptions()
            $0.askForReload()
            $0.pass(2)
        },
        Cause("a request in a session", .free, "its app's audio or navigation session runs") {
            $0.command(.openApp(Script.app))
            $0.answerDescriptions()
            $0.command(.setSession(app: Script.app, isRunning: true))
            $0.command(.goHome)
            $0.askForReload()
            $0.pass(2)
        },
        Cause("a push", .charged, "reload by push") {
            $0.command(.push(app: Script.app))
            $0.pass(2)
        },
        Cause("a push with the app in front", .charged, "reload by push") {
            $0.command(.openApp(Script.app))
            $0.answerDescriptions()
            $0.command(.push(app: Script.app))
            $0.pass(2)
        },
    ]

    @Test(arguments: causes) func reloadIsChargedOrFreeByItsCause(_ cause: Cause) throws {
        var script = Script.loaded(profile: .observed)
        try cause.happen(&script)
        let entries = try script.widget.ledger.entries
        #expect(entries.count > 1)
        #expect(entries.last?.verdict == cause.verdict)
        #expect(entries.last?.reason == cause.reason)
    }

    @Test func sessionOfAClosedAppIsRefused() {
        var script = Script.loaded()
        #expect(script.command(.setSession(app: Script.app, isRunning: true))?.refusal == .notFound)
    }

    @Test func pushIsForAllWidgetsOfTheApp() {
        var script = Script.loaded(profile: .observed, placements: [.systemSmall, .systemMedium])
        #expect(script.command(.push(app: Script.app)) == .done)
        script.pass(2)
        #expect(script.takeTimelines().count == 2)
    }

    @Test(arguments: [DeviceCommand.openApp(Script.app), .setProfile(.development)])
    func heldReloadStartsWhenTheAppComesToTheFrontOrInDeveloperMode(command: DeviceCommand) {
        var script = Self.asking(every: 900, profile: .observed(charging: 0))
        script.pass(1_000)
        #expect(script.takeTimelines().isEmpty)
        script.command(command)
        #expect(script.takeTimelines().count == 1)
    }

    @Test func chargedReloadsAreAtLeastTheMinimumGapApartAndHeldOnce() throws {
        var script = Script.loaded(profile: .observed)
        script.askForReload()
        script.pass(2)
        script.answerTimelines([0])
        script.askForReload()
        for _ in 0..<13 { script.pass(23) }
        #expect(script.takeTimelines().isEmpty)
        #expect(try script.widget.pending?.heldBecause?.contains("apart") == true)
        #expect(try count(.held, script) == 1)
        script.pass(1)
        #expect(script.takeTimelines().count == 1)
    }

    @Test func ledgerThatGoesOnKeepsWhatWasChargedBeforeManyRefusals() {
        var ledger = ReloadLedger()
        let moment = DeviceInstant(date: .morning, uptime: .zero)
        for _ in 0..<48 { ledger.add(.charged, because: "asked", at: moment) }
        for _ in 0..<300 { ledger.add(.refused, because: "a tap", at: moment) }
        let next = ledger.continued(after: .zero, off: .seconds(60))
        #expect(next.count(.charged, at: .zero) == 48)
        #expect(next.entries.count == 200)
    }

    @Test func restoredStateGivesNoReloadsBack() throws {
        var script = Script.loaded(profile: .observed)
        let saved = script.savedState
        script.command(.spend(kind: "kind"))
        #expect(script.command(.restore(saved, name: "saved")) == .done)
        #expect(try count(.charged, script) == DeviceProfile.observed.chargedReloads.value)
    }
}
