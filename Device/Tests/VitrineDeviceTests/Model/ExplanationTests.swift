import Foundation
import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

/// Why a widget shows what it shows.
struct ExplanationTests {
    private func after(_ seconds: Double) -> Date { .morning.addingTimeInterval(seconds) }

    private func explain(
        _ script: Script,
        at date: Date? = nil,
        brokenFiles: [SharedFileStatus] = []
    ) throws -> WidgetExplanation {
        try script.model.explanation(of: "w1", at: date, brokenFiles: brokenFiles)
    }

    /// A widget that has spent its only charged reload.
    private func spent() -> Script {
        var script = Script.loaded([0], .after(after(900)), profile: .observed(charging: 1))
        script.pass(900)
        script.answerTimelines([0], .after(after(1_800)))
        return script
    }

    @Test func shownEntryAndTheReloadThatMadeItAreNamed() throws {
        var script = Script.loaded([0, 600, 1_200], .after(after(3_600)), profile: .observed)
        script.pass(700)
        let why = try explain(script)
        #expect(why.content == .entry)
        #expect(why.entry?.number == 2)
        #expect(why.entry?.count == 3)
        #expect(why.entry?.since == after(600))
        #expect(why.entry?.origin?.reasons == [.placed])
        #expect(why.entry?.origin?.cost == .free)
        #expect(why.age == 700)
        #expect(why.nextEntry == after(1_200))
        #expect(why.nextReload?.date == after(3_600))
        #expect(why.problem == nil)
    }

    @Test func laterMomentIsPredicted() throws {
        let script = Script.loaded([0, 600], .never)
        let why = try explain(script, at: after(601))
        #expect(why.tense == .future)
        #expect(why.entry?.number == 2)
        #expect(why.nextEntry == nil)
        #expect(why.nextReload?.date == nil)
        let column = /[ ]{2}.{12}[ ][^ ].*/
        #expect(why.lines.dropFirst(2).allSatisfy { $0.wholeMatch(of: column) != nil }, "\(why.lines)")
    }

    @Test func earlierMomentIsLookedUp() throws {
        var script = Script.loaded([0, 600], .after(after(900)), profile: .observed)
        script.pass(900)
        script.answerTimelines([0])
        let why = try explain(script, at: after(650))
        #expect(why.tense == .past)
        #expect(why.entry?.number == 2)
        #expect(why.entry?.acceptedAt == .morning)
        #expect(try explain(script).entry?.acceptedAt == after(900))
    }

    /// What is known of the present only is not said of an earlier moment.
    @Test func earlierMomentHasNothingOfThePresent() throws {
        var script = Script.loaded([0, 600], .after(after(900)), profile: .observed)
        script.pass(900)
        script.fail(try script.take("timeline"))
        script.command(.set(\.isLocked, to: true))
        let why = try explain(script, at: after(300))
        #expect(why.entry?.number == 1)
        #expect(why.nextEntry == after(600), "the entry that followed")
        #expect(why.nextReload == nil && why.reloadNow == nil && why.ledger == nil)
        #expect(why.problem == nil && why.conditions.isEmpty)
        #expect(!why.lines.contains { $0.contains("reload ") && !$0.contains("made by") }, "\(why.lines)")
    }

    @Test(arguments: [-7_200.0, 7_200])
    func ageIsNeverBelowZeroAfterTheClockWasSet(by seconds: Double) throws {
        var script = Script.loaded([0], profile: .observed)
        script.pass(3_600)
        script.setClock(after(3_600 + seconds))
        script.answerTimelines([0])
        script.pass(600)
        let moments = Array(stride(from: -3_600.0, through: 3_600 + max(seconds, 0) + 600, by: 600))
        // A moment before the first entry has no answer.
        let ages = moments.compactMap { try? explain(script, at: after($0)).age }
        #expect(ages.count > moments.count / 2)
        #expect(ages.allSatisfy { $0 >= 0 }, "\(ages)")
    }

    @Test func laterMomentIsPricedForThatMoment() throws {
        let script = spent()
        let soon = try explain(script, at: after(3_600))
        #expect(soon.reloadNow?.verdict == .held && soon.ledger?.count == 2)
        #expect(soon.nextReload?.date == after(900 + 86_400))
        let later = try explain(script, at: after(900 + 86_400))
        #expect(later.reloadNow?.verdict == .charged && later.ledger?.isEmpty == true)
        #expect(later.nextReload == nil, "it happens before")
    }

    @Test func momentBeforeTheFirstEntryIsRefused() throws {
        let script = Script.loaded()
        let error = #expect(throws: DeviceError.self) { try explain(script, at: after(-1)) }
        #expect(error?.code == .badValue)
    }

    @Test func unknownWidgetIsAnsweredWithTheClosest() throws {
        let script = Script.loaded()
        let error = #expect(throws: DeviceError.self) { try script.model.explanation(of: "w9") }
        #expect(error?.code == .notFound)
        #expect(error?.message == "there is no widget \"w9\"; did you mean w1?")
    }

    @Test func spentBudgetMovesTheNextReload() throws {
        let script = spent()
        let why = try explain(script)
        #expect(why.nextReload?.date == after(900 + 86_400))
        #expect(why.nextReload?.because.contains("spent") == true)
        #expect(why.reloadNow?.verdict == .held)
        #expect(why.reloadNow?.until == after(900 + 86_400))
        #expect(why.ledger?.map(\.verdict) == [.free, .charged])
        // The page and the status show the same.
        let placement = try #require(script.model.homeScreen.placements.first)
        #expect(PlacedWidgetSnapshot(placement, script.model).nextReload == after(900 + 86_400))
    }

    @Test func reloadNowIsFreeWithTheAppInFront() throws {
        var script = Script.loaded(profile: .observed)
        script.command(.openApp(Script.app))
        #expect(try explain(script).reloadNow?.verdict == .free)
    }

    @Test(arguments: [
        (DeviceError.Code.crashed, WidgetCause.crashed), (.deadline, .deadline), (.tooLarge, .tooLarge),
        (.cannotStart, .cannotStart), (.reported, .reported), (.invalidResponse, .invalidResponse),
    ])
    func placeholderHasACauseAndARemedy(code: DeviceError.Code, cause: WidgetCause) throws {
        var script = Script.ready()
        script.fail(try script.take("timeline"), code)
        let why = try explain(script)
        #expect(why.content == .placeholder)
        #expect(why.problem?.cause == cause)
        #expect(why.problem?.detail == "it failed")
        #expect(why.problem?.remedy == cause.remedy)
        #expect(why.nextReload?.because.contains("backs off") == true)
    }

    @Test func remedyOfTheMessageIsNotSaidTwice() throws {
        var script = Script.ready()
        script.answerTimelines([])
        let problem = try #require(try explain(script).problem)
        #expect(problem.cause == .emptyTimeline)
        #expect(problem.detail == "the timeline has no entries")
        #expect(problem.remedy == "Provide at least one, also for an empty state.")
    }

    @Test func providerThatNeverCompletesHasARemedyOfItsOwn() throws {
        var script = Script.ready()
        let message = "P.getTimeline never called its handler; call it once"
        let failure = WireFailure(code: "neverCompleted", message: message)
        script.answer(try script.take("timeline"), .failed(failure))
        let problem = try #require(try explain(script).problem)
        #expect(problem.cause == .neverCompleted)
        #expect(problem.detail == "P.getTimeline never called its handler")
        #expect(problem.remedy == "Call it once.")
    }

    @Test func reportedFailureIsNotReadAsARemedy() throws {
        var script = Script.ready()
        let message = "storage: it is full; the code is 28"
        script.fail(try script.take("timeline"), .reported, message)
        #expect(try explain(script).problem?.remedy == WidgetCause.reported.remedy)
    }

    @Test func keptTimelineHasACauseToo() throws {
        var script = Script.loaded()
        try script.failReload()
        let why = try explain(script)
        #expect(why.content == .entry)
        #expect(why.problem?.cause == .crashed)
    }

    @Test func reloadOfAKindThatIsNotOfferedHasNoDate() throws {
        var script = Script.loaded()
        script.command(.reload(kind: nil))
        script.fail(try script.take("timeline"))
        script.answerDescriptions(kinds: ["renamed"])
        script.pass(3_600)
        let plan = try explain(script).nextReload
        #expect(plan == WidgetExplanation.Plan(date: nil, because: "when its extension offers the widget"))
    }

    @Test func extensionThatWasNotDescribedAndAFirstTimelineInProgressAreCauses() throws {
        let why = try explain(Script())
        #expect(why.content == .nothing)
        #expect(why.problem?.cause == .notDescribed)
        #expect(try explain(Script.ready()).problem?.cause == .loading)
    }

    @Test func whatIsUnusualAndCanReachTheWidgetIsNamed() throws {
        var script = Script(service: ServiceManifest(program: "service", conditions: ["none", "off"]))
        #expect(try explain(script).conditions.isEmpty)
        script.command(.setService(app: Script.app, condition: "off"))
        script.command(.setFault(Script.extensionProgram, ProgramFault(.crashLoop)))
        script.command(.setPushFault(app: Script.app, PushFault(.lost)))
        script.command(.set(\.isLowPower, to: true))
        script.command(.set(\.isLocked, to: true))
        let file = SharedFileStatus(app: Script.app, file: "a.json", fault: .torn)
        let why = try explain(script, brokenFiles: [file])
        #expect(
            why.conditions == [
                "the screen is locked", "Low Power Mode is on: charged reloads are further apart",
                "the network of Test is set to off",
                "the processes of the widgets of Test have a fault: they are killed before they answer",
                "pushes to the widgets of Test have a fault: pushes are lost",
                "the shared file \"a.json\" is torn: the second half is missing",
            ]
        )
        #expect(why.lines.contains("  unusual now  the network of Test is set to off"))
        script.command(.setService(app: Script.app, condition: "none"))
        script.command(.reboot)
        #expect(try explain(script).conditions.first?.contains("not unlocked since") == true)
        #expect(try !script.model.explanation(of: "w1").conditions.contains { $0.contains("network") })
    }

    @Test func jsonIsReadBackAsItWas() throws {
        var script = Script.loaded([0, 600], .after(after(900)), profile: .observed)
        script.pass(700)
        let why = try explain(script)
        #expect(try WidgetExplanation(json: why.json) == why)
        #expect(why.lines.contains { $0.contains("entry 2 of 2") })
    }
}
