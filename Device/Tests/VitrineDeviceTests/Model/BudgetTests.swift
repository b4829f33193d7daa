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

    /// Lets hours pass, answers every timeline request, and returns the moments of the charged reloads.
    private func run(_ script: inout Script, hours: Int, every interval: Double) throws -> [Duration] {
        for _ in 0..<(hours * 60) {
            script.pass(60)
            script.answerTimelines([0], .after(script.now.date.addingTimeInterval(interval)))
        }
        return try script.widget.ledger.entries.filter { $0.verdict == .charged }.map(\.uptime)
    }

    @Test func budgetIsPerPlacedWidget() throws {
        var profile = DeviceProfile.observed
        profile.chargedReloads = ProfileNumber(1, .modelled)
        var script = Script.loaded(
            [0],
            .after(.morning.addingTimeInterval(900)),
            profile: profile,
            placements: [.systemSmall, .systemMedium]
        )
        script.pass(900)
        #expect(script.takeRequests(named: "timeline").count == 2)
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

    @Test func retryAfterAFailureIsCharged() throws {
        var script = Script.loaded(profile: .observed)
        script.command(.reload(kind: "kind"))
        script.fail(try #require(script.takeRequests(named: "timeline").first))
        script.pass(3_600)
        let last = try #require(try script.widget.ledger.entries.last)
        #expect(last.verdict == .charged)
        #expect(last.reason == "retry after a failure")
    }

    @Test func spentBudgetHoldsWhatTheAppAsksFor() throws {
        var script = Script.loaded(profile: .observed)
        script.command(.ask(kind: "kind"))
        script.pass(60)
        script.answerTimelines([0], .never)
        #expect(try script.widget.ledger.entries.map(\.verdict) == [.free, .charged])
        script.command(.spend(kind: "kind"))
        let limit = DeviceProfile.observed.chargedReloads.value
        #expect(try script.widget.ledger.count(.charged, at: script.now.uptime) == limit)
        #expect(script.records(.budgetSpent).map { "\($0)" }.contains { $0.contains("charged=\(limit - 1)") })
        script.command(.ask(kind: "kind"))
        script.pass(3_600)
        #expect(script.takeRequests(named: "timeline").isEmpty)
        #expect(try script.widget.ledger.entries.last?.verdict == .held)
        // A developer's reload is free.
        script.command(.reload(kind: "kind"))
        #expect(script.takeRequests(named: "timeline").count == 1)
    }

    @Test func budgetThatIsOffCannotBeSpent() throws {
        var script = Script.loaded(profile: .development)
        script.command(.spend(kind: "kind"))
        #expect(try script.widget.ledger.count(.charged, at: script.now.uptime) == 0)
        #expect(script.records(.budgetSpent).isEmpty)
    }

    @Test func deviceThatStartsHasAnEmptyLedger() throws {
        #expect(try Script().widget.ledger.entries.isEmpty)
        // The first timeline of a placed widget is free.
        #expect(try Script.loaded(profile: .observed).widget.ledger.entries.map(\.verdict) == [.free])
    }

    @Test func windowRollsAndIsNotTiedToMidnight() throws {
        var profile = DeviceProfile.observed
        profile.chargedReloads = ProfileNumber(1, .modelled)
        var script = Self.asking(every: 3_600, profile: profile)
        script.pass(3_600)
        script.answerTimelines([0], .after(script.now.date.addingTimeInterval(3_600)))
        // Past midnight, but not 24 hours later.
        script.pass(86_399)
        #expect(script.takeRequests(named: "timeline").isEmpty)
        script.pass(1)
        #expect(script.takeRequests(named: "timeline").count == 1)
    }

    @Test func settingTheClockRestoresNoBudget() throws {
        var profile = DeviceProfile.observed
        profile.chargedReloads = ProfileNumber(1, .modelled)
        var script = Self.asking(every: 3_600, profile: profile)
        script.pass(3_600)
        script.answerTimelines([0], .after(script.now.date.addingTimeInterval(3_600)))
        script.setClock(script.now.date.addingTimeInterval(2 * 86_400))
        script.answerTimelines([0], .after(script.now.date.addingTimeInterval(3_600)))
        script.pass(3_600)
        #expect(script.takeRequests(named: "timeline").isEmpty)
    }

    @Test func fifteenMinutePolicyAsksForMoreThanTheBudget() throws {
        var script = Self.asking(every: 900)
        #expect(try run(&script, hours: 24, every: 900).count == 48)
        #expect(try script.widget.ledger.count(.held, at: script.now.uptime) > 0)
    }

    @Test func halfHourPolicyStaysWithinTheBudget() throws {
        var script = Self.asking(every: 1_800)
        #expect(try run(&script, hours: 24, every: 1_800).count == 48)
        #expect(try script.widget.ledger.count(.held, at: script.now.uptime) == 0)
    }

    @Test func reloadsAreFreeWhileTheAppIsInFront() throws {
        var script = Self.asking(every: 900)
        script.command(.openApp(Script.app))
        script.answerDescriptions()
        script.pass(900)
        #expect(try script.widget.ledger.count(.free, at: script.now.uptime) == 2)
        #expect(try script.widget.ledger.count(.charged, at: script.now.uptime) == 0)
    }

    @Test func reloadsAreFreeDuringAnAudioOrNavigationSession() throws {
        var script = Self.asking(every: 900)
        script.command(.openApp(Script.app))
        script.answerDescriptions()
        script.command(.setSession(app: Script.app, isRunning: true))
        script.command(.goHome)
        script.pass(900)
        let entry = try #require(try script.widget.ledger.entries.last)
        #expect(entry.verdict == .free)
        #expect(entry.reason.contains("session"))
    }

    @Test func sessionOfAClosedAppIsRefused() {
        var script = Script.loaded()
        #expect(script.command(.setSession(app: Script.app, isRunning: true))?.refusal == .notFound)
    }

    @Test func intentPerformedFromTheWidgetIsFree() throws {
        var script = Script.loaded(profile: .observed)
        script.command(.tap(instance: "w1", digest: try script.digest, action: "a0"))
        for request in script.takeRequests(named: "performIntent") { script.answer(request, .done(opensApp: false)) }
        #expect(try script.widget.ledger.entries.last?.verdict == .free)
        #expect(try script.widget.ledger.entries.last?.reason == "an action was performed")
    }

    @Test func localeChangeIsFree() throws {
        var script = Script.loaded(profile: .observed)
        script.command(.set(\.locale, to: "ko_KR"))
        #expect(try script.widget.ledger.entries.last?.verdict == .free)
    }

    @Test func significantTimeChangeIsFree() throws {
        var script = Script.loaded(profile: .observed)
        script.setClock(.morning.addingTimeInterval(86_400))
        #expect(try script.widget.ledger.entries.last?.verdict == .free)
    }

    @Test func policyReloadIsCharged() throws {
        var script = Self.asking(every: 900)
        script.pass(900)
        #expect(try script.widget.ledger.entries.last?.verdict == .charged)
    }

    @Test func requestInTheBackgroundIsCharged() throws {
        var script = Script.loaded(profile: .observed)
        script.askForReload()
        script.pass(2)
        #expect(try script.widget.ledger.entries.last?.verdict == .charged)
    }

    @Test func pushIsChargedAndForAllWidgetsOfTheApp() throws {
        var script = Script.loaded(profile: .observed, placements: [.systemSmall, .systemMedium])
        #expect(script.command(.push(app: Script.app)) == .done)
        script.pass(2)
        #expect(script.takeRequests(named: "timeline").count == 2)
        #expect(try script.widget.ledger.entries.last?.reason == "reload by push")
    }

    @Test func pushForAnAppInFrontIsChargedToo() throws {
        var script = Script.loaded(profile: .observed)
        script.command(.openApp(Script.app))
        script.answerDescriptions()
        script.command(.push(app: Script.app))
        script.pass(2)
        #expect(try script.widget.ledger.entries.last?.verdict == .charged)
    }

    @Test func developerModeLiftsTheLimitsAndSaysSo() throws {
        var script = Self.asking(every: 300, profile: .development)
        #expect(script.records(.developerMode).count == 1)
        #expect(try run(&script, hours: 24, every: 300).count == 288)
        #expect(try script.widget.ledger.count(.held, at: script.now.uptime) == 0)
    }

    @Test func heldReloadStartsWhenTheAppComesToTheFront() throws {
        var profile = DeviceProfile.observed
        profile.chargedReloads = ProfileNumber(0, .modelled)
        var script = Self.asking(every: 900, profile: profile)
        script.pass(1_000)
        #expect(script.takeRequests(named: "timeline").isEmpty)
        script.command(.openApp(Script.app))
        #expect(script.takeRequests(named: "timeline").count == 1)
    }

    @Test func heldReloadStartsInDeveloperMode() throws {
        var profile = DeviceProfile.observed
        profile.chargedReloads = ProfileNumber(0, .modelled)
        var script = Self.asking(every: 900, profile: profile)
        script.pass(1_000)
        script.command(.setProfile(.development))
        #expect(script.takeRequests(named: "timeline").count == 1)
    }

    @Test func chargedReloadsAreAtLeastTheMinimumGapApart() throws {
        var script = Script.loaded(profile: .observed)
        script.askForReload()
        script.pass(2)
        script.answerTimelines([0])
        script.askForReload()
        script.pass(299)
        #expect(script.takeRequests(named: "timeline").isEmpty)
        #expect(try script.widget.pending?.heldBecause?.contains("apart") == true)
        script.pass(1)
        #expect(script.takeRequests(named: "timeline").count == 1)
    }

    @Test func waitingReloadIsReportedAsHeldOnce() throws {
        var script = Script.loaded(profile: .observed)
        script.askForReload()
        script.pass(2)
        script.answerTimelines([0])
        script.askForReload()
        for _ in 0..<10 { script.pass(10) }
        #expect(try script.widget.ledger.count(.held, at: script.now.uptime) == 1)
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

    @Test func spentBudgetIsStored() {
        var script = Script.loaded(profile: .observed)
        let before = script.model.ledgerRevision
        script.command(.spend(kind: "kind"))
        #expect(script.model.ledgerRevision > before)
    }

    @Test func restoredStateGivesNoReloadsBack() throws {
        var script = Script.loaded(profile: .observed)
        let model = script.model
        let saved = SavedState(
            date: .morning,
            settings: model.settings,
            screen: model.screen.name,
            homeScreen: model.homeScreen
        )
        script.command(.spend(kind: "kind"))
        #expect(script.command(.restore(saved, name: "saved")) == .done)
        let limit = DeviceProfile.observed.chargedReloads.value
        #expect(try script.widget.ledger.count(.charged, at: script.now.uptime) == limit)
    }
}
