import Foundation
import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

/// Reload requests as marble diagrams: one character is half a second; the coalescing time is two seconds.
///
/// Input: `a` an app asks for a reload, `t` a tap causes its guaranteed reload, `s` the clock is set, `-` nothing.
/// Output: `R` a timeline request starts in that half second. Every timeline request is answered at once.
struct CoalescingTests {
    struct Marbles: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var asked: String
        var requests: String

        init(_ description: String, asked: String, requests: String) {
            (testDescription, self.asked, self.requests) = (description, asked, requests)
        }
    }

    static let cases = [
        Marbles("one request", asked: "a-------", requests: "----R---"),
        Marbles("a burst", asked: "aaaa----", requests: "----R---"),
        Marbles("no starvation: the first request sets the time", asked: "aaaaaaaaaaaa", requests: "----R---R---"),
        Marbles("two bursts", asked: "a-----a-------", requests: "----R-----R---"),
        Marbles("a tap does not wait", asked: "t-------", requests: "R-------"),
        Marbles("a tap includes the waiting requests", asked: "a-t-----", requests: "--R-----"),
        Marbles("a request after a tap waits again", asked: "t-a-----", requests: "R-----R-"),
        Marbles("the clock is set while a request waits", asked: "a-s-----", requests: "--R-----"),
        Marbles("nothing", asked: "--------", requests: "--------"),
    ]

    @Test(arguments: cases)
    func reloadRequestsAreCoalesced(_ marbles: Marbles) throws {
        var script = Script.loaded()
        var requests = ""
        for request in marbles.asked {
            try make(request, &script)
            let begun = script.takeTimelines()
            for request in begun { script.answerTimeline(request, [0]) }
            requests += begun.isEmpty ? "-" : "R"
            script.pass(0.5)
        }
        // A request that starts at the end of a half second belongs to the next one.
        #expect(requests == marbles.requests)
    }

    @Test func profileSetsTheCoalescingTime() {
        var profile = DeviceProfile.development
        profile.coalescing = ProfileNumber(.seconds(5), .modelled)
        var script = Script.loaded(profile: profile)
        script.askForReload()
        script.pass(4.9)
        #expect(script.takeTimelines().isEmpty)
        script.pass(0.1)
        #expect(script.takeTimelines().count == 1)
    }

    @Test(arguments: ["kind", nil]) func requestForAKindOrForAllReloadsEveryInstance(kind: String?) {
        var script = Script.loaded(placements: [.systemSmall, .systemMedium, .accessoryCircular])
        script.askForReload(kind)
        script.pass(2)
        #expect(script.takeTimelines().count == 3)
    }

    @Test func requestForAnotherKindReloadsNothing() {
        var script = Script.loaded()
        script.askForReload("other")
        script.pass(10)
        #expect(script.takeTimelines().isEmpty)
        #expect(script.records(.reloadAsked).last?.message.contains("no such widget") == true)
    }

    @Test func requestFromOutsideCountsAsARequestOfTheApp() {
        var script = Script.loaded(placements: [.systemSmall, .systemMedium])
        let requests = [ReloadRequest(kind: "kind"), ReloadRequest(kind: "other")]
        script.happen(.reloadsRequested(ReloadNotice(group: "group.test", reloads: requests)))
        script.askForReload()
        script.pass(2)
        #expect(script.takeTimelines().count == 2)
        #expect(script.records(.reloadAsked).map(\.subject) == Array(repeating: "\(Script.app)/app", count: 3))
        #expect(script.records(.reloadAsked)[1].message.contains("no such widget"))
    }

    /// A device with two extensions, each of the app that a name says.
    private static func device(of names: [String], at now: DeviceInstant) -> DeviceModel {
        let apps = names.enumerated()
            .map { number, whole in
                AppManifest(
                    id: "app.\(number)",
                    name: "Test",
                    group: "group.\(number)",
                    program: "/nowhere/app",
                    widgetProgram: "/nowhere/widget",
                    placements: [PlacementManifest(kind: "kind\(number)", family: .systemSmall)],
                    partOf: whole
                )
            }
        var model = DeviceModel(profile: .development, apps: apps, settings: DeviceSettings(), days: .system, at: now)
        _ = model.start(describesApps: true)
        return model
    }

    @Test(arguments: [("one", "one", [1, 1]), ("one", "other", [1, 0])])
    func reloadOfAnAppIsThatOfAllItsExtensions(first: String, second: String, asked: [Int]) {
        let now = DeviceInstant(date: .morning, uptime: .zero)
        var model = Self.device(of: [first, second], at: now)
        _ = model.handle(.reloadsRequested(ReloadNotice(group: "group.0", reloads: [ReloadRequest()])), at: now)
        #expect(model.homeScreen.placements.map { model.widgets[$0.id]?.reloads.asked ?? 0 } == asked)
        _ = model.handle(.command(1, .resetData(app: "app.0", .empty)), at: now)
        let pending = model.homeScreen.placements.map { model.widgets[$0.id]?.pending?.reasons ?? [] }
        #expect(pending.map { $0.contains(.manual) ? 1 : 0 } == asked, "a reset is that of all of them, too")
    }

    @Test(arguments: [("one", "one", true), ("one", "other", false)])
    func partsOfAnAppAreInFrontWithItAndGetItsPushes(first: String, second: String, areOne: Bool) {
        let now = DeviceInstant(date: .morning, uptime: .zero)
        var model = Self.device(of: [first, second], at: now)
        for case .send(let launch) in model.handle(.command(1, .openApp("app.0")), at: now) {
            let ready = WireResponse(id: launch.token, body: .description(ChildDescription(widgets: [], intents: [])))
            _ = model.handle(.answered(launch.token, .success(ready)), at: now)
        }
        _ = model.handle(.command(2, .setSession(app: "app.0", isRunning: true)), at: now)
        let circumstances = model.homeScreen.placements.map { model.circumstances(of: $0) }
        #expect(circumstances.map { $0?.isAppInFront } == [true, areOne])
        #expect(circumstances.map { $0?.hasSession } == [true, areOne])
        _ = model.handle(.command(3, .push(app: "app.0")), at: now)
        let pending = model.homeScreen.placements.map { model.widgets[$0.id]?.pending?.reasons ?? [] }
        #expect(pending.map { $0.contains(.pushed) } == [true, areOne])
    }

    @Test func screenChangesOnlyForTheAppInFront() {
        var script = Script.loaded(placements: [.systemSmall])
        let notice = ReloadNotice(group: "group.test", reloads: [], changesScreen: true)
        script.happen(.reloadsRequested(notice))
        #expect(script.records(.screenChanged).isEmpty)
        script.command(.openApp(Script.app))
        script.happen(.reloadsRequested(notice))
        #expect(script.records(.screenChanged).map(\.subject) == [Script.app])
        #expect(script.records(.reloadAsked).isEmpty)
    }

    @Test func requestFromOutsideForAnotherGroupIsRefused() {
        var script = Script.loaded()
        script.happen(.reloadsRequested(ReloadNotice(group: "group.other\n", reloads: [ReloadRequest()])))
        script.pass(10)
        #expect(script.takeTimelines().isEmpty)
        #expect(script.records(.reloadRefused).last?.message.contains(#""group.other\u{a}""#) == true)
    }

    @Test func requestDuringAReloadStartsAnotherReloadAfterIt() throws {
        var script = Script.loaded()
        script.askForReload()
        script.pass(2)
        let first = try script.take("timeline")
        script.askForReload()
        script.pass(10)
        #expect(script.takeTimelines().isEmpty, "one request at a time for a widget")
        script.answerTimeline(first, [0])
        #expect(script.takeTimelines().count == 1)
    }

    @Test func requestDuringATimelineRequestIsRefusedAsALoop() throws {
        var script = Script.ready()
        let request = try script.take("timeline")
        script.answer(request, .timeline(.init(entries: [], policy: .never)), reloads: [.init(kind: "kind")])
        script.pass(5)
        #expect(script.takeTimelines().isEmpty)
        #expect(script.records(.reloadRefused).first?.message.contains("loop") == true)
        #expect(script.records(.reloadAsked).isEmpty)
    }

    @Test func requestDuringTheBackOffWaitsForItsEnd() throws {
        var script = Script.loaded(profile: .observed)
        try script.failReload()
        script.askForReload()
        script.pass(3_599)
        #expect(script.takeTimelines().isEmpty)
        script.pass(1)
        #expect(script.takeTimelines().count == 1)
    }

    @Test func tapDoesNotWaitForTheBackOff() throws {
        var script = Script.loaded(profile: .observed)
        try script.failReload()
        try script.tapAndPerform()
        #expect(script.takeTimelines().count == 1)
    }

    private func make(_ request: Character, _ script: inout Script) throws {
        switch request {
        case "a": script.askForReload()
        case "s": script.setClock(script.now.date.addingTimeInterval(0.1))
        case "t": try script.tapAndPerform()
        default: break
        }
    }
}
