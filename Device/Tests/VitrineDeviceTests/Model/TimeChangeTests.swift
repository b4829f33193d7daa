import Foundation
import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

struct TimeChangeTests {
    @Test func requestForTheOldClockIsWithdrawnAndItsAnswerIgnored() throws {
        var script = Script.ready()
        let old = try script.take("timeline")
        script.setClock(.morning.addingTimeInterval(86_400))
        #expect(script.effects.contains(.withdraw(Script.extensionProgram, old.token)))
        let new = try script.take("timeline")
        #expect(new.context.now == .morning.addingTimeInterval(86_400))
        script.answerTimeline(old, [0])
        #expect(try script.widget.timeline == nil)
        script.answerTimeline(new, [0])
        #expect(try script.widget.timeline != nil)
        #expect(script.takeTimelines().isEmpty)
    }

    @Test(arguments: [-86_400.0, -600, 600, 86_400])
    func settingTheClockReloadsEveryWidgetForFree(by seconds: Double) {
        var script = Script.loaded(placements: [.systemSmall, .systemMedium])
        script.setClock(.morning.addingTimeInterval(seconds))
        #expect(script.takeTimelines().count == 2)
        #expect(script.reloads.suffix(2).allSatisfy { $0.cost == .free })
    }

    @Test func settingTheClockChoosesTheEntryAgain() throws {
        var script = Script.loaded([0, 600, 1_200])
        for (seconds, entry) in [(700.0, 1), (-700, 0), (9_000, 2)] {
            script.setClock(.morning.addingTimeInterval(seconds))
            #expect(try script.widget.current == entry)
        }
        #expect(
            script.records(.clockSet).map(\.message) == [
                "the clock was set forward", "the clock was set back", "the clock was set forward",
            ]
        )
    }

    @Test func settingTheClockBackDoesNotExtendTheBackOff() throws {
        var script = Script.loaded(profile: .observed)
        try script.failReload()
        script.setClock(.morning.addingTimeInterval(-86_400))
        script.fail(try script.take("timeline"))
        script.pass(3_600)
        #expect(script.takeTimelines().count == 1)
    }

    @Test func policyFromBeforeTheClockChangeIsDropped() throws {
        var script = Script.loaded([0], .after(.morning.addingTimeInterval(900)))
        script.setClock(.morning.addingTimeInterval(-86_400))
        script.answerTimelines([0], .never)
        script.pass(90_000)
        #expect(script.takeTimelines().isEmpty)
    }

    @Test(arguments: [
        ("de_DE", true), ("zh-Hant_TW", true), ("ar_XB", true), ("en_US@hours=h23", true), ("de", true), ("", false),
        ("../etc", false), ("9", false), ("zz", false), ("xx_YY_zz", false), ("en_YY", false),
    ])
    func onlyAValidLocaleReloadsWidgets(name: String, isTaken: Bool) {
        var script = Script.loaded()
        let reply = script.command(.set(\.locale, to: name))
        #expect(isTaken ? reply == .done : reply?.refusal == .badValue)
        #expect(script.takeTimelines().count == (isTaken ? 1 : 0))
    }

    @Test(arguments: [
        ("Asia/Seoul", true), ("UTC", true), ("Mars/Olympus", false), ("GMT+0530", false), ("PST", false),
    ])
    func onlyAnotherZoneReloadsWidgets(name: String, isTaken: Bool) {
        var script = Script.loaded()
        let reply = script.command(.set(\.timeZone, to: name))
        #expect(isTaken ? reply == .done : reply?.refusal == .badValue)
        #expect(script.takeTimelines().map(\.context.timeZone) == (name == "Asia/Seoul" ? [name] : []))
        #expect(script.model.settings.timeZone == (isTaken ? name : "UTC"))
    }

    @Test(arguments: [nil, true]) func midnightReloadsNothingUnlessTheProfileRequiresIt(reloads: Bool?) {
        var profile = DeviceProfile.development
        if let reloads { profile.reloadsAtMidnight = ProfileNumber(reloads, .modelled) }
        var script = Script.loaded(profile: profile)
        script.pass(14 * 3_600)
        #expect(script.records(.dayBegan).map(\.date) == [Date(iso8601: "2026-02-04T00:00:00Z")])
        #expect(script.takeTimelines().count == (reloads == true ? 1 : 0))
    }

    /// Every view covers all appearances, and an archive contains neither a tint nor a wallpaper.
    @Test(arguments: [
        (DeviceCommand.set(\.appearance, to: .tinted), ["light", "tinted"]),
        (.set(\.tint, to: ArchiveRGBA(rawValue: 0x1234_5600)), ["#9eccff", "#123456"]),
        (.set(\.wallpaper, to: .mist), ["dusk", "mist"]),
    ])
    func settingOfTheDrawingReloadsNothingAndIsInTheTrace(command: DeviceCommand, facts: [String]) throws {
        var script = Script.loaded()
        #expect(script.command(command) == .done)
        #expect(script.takeTimelines().isEmpty)
        #expect(script.model.trace.records.last?.facts.map(\.text) == facts)
        #expect(script.model.settings.tint.rawValue & 0xff == 0xff, "a tint is opaque")
        #expect(try script.widget.rendering?.covers(.init(isDark: true, renderingMode: .accented)) == true)
    }

    @Test(arguments: [
        (DeviceCommand.set(\.display.textSize, to: .accessibility3), "text size change"),
        (.set(\.display.isTextBold, to: true), "accessibility change"),
        (.set(\.display.isContrastIncreased, to: true), "accessibility change"),
        (.set(\.display.isMotionReduced, to: true), "accessibility change"),
        (.set(\.display.isTransparencyReduced, to: true), "accessibility change"),
        (.set(\.hourCycle, to: .twentyFourHours), "locale change"),
        (.setScreen("402x874"), "another screen"),
    ])
    func anotherSettingReloadsEveryWidgetFreeOfChargeAndOnce(command: DeviceCommand, reason: String) throws {
        var script = Script.loaded(profile: .observed)
        #expect(script.command(command) == .done)
        #expect(script.takeTimelines().count == 1)
        #expect(try script.widget.ledger.entries.last?.reason == reason)
        #expect(script.command(command) == .done)
        #expect(script.takeTimelines().isEmpty, "the same setting changes nothing")
    }

    @Test func settingsReachThePrograms() throws {
        var settings = DeviceSettings()
        settings.display.isTextBold = true
        var script = Script.loaded(settings: settings)
        for command in [
            DeviceCommand.set(\.display.isContrastIncreased, to: true), .set(\.hourCycle, to: .twentyFourHours),
            .set(\.display.textSize, to: .accessibility3), .set(\.display.isMotionReduced, to: true),
        ] {
            script.answerTimelines([0])
            #expect(script.command(command) == .done)
        }
        let context = try #require(script.takeTimelines().last?.context)
        #expect(context.display.isTextBold && context.display.isContrastIncreased && context.display.isMotionReduced)
        #expect(context.display.textSize == .accessibility3)
        #expect(context.locale == "en_US@hours=h23")
    }

    @Test(arguments: [
        ("en_US", DeviceHourCycle.automatic, "en_US"), ("en_US", .twelveHours, "en_US@hours=h12"),
        ("de_DE@rg=atzzzz", .twentyFourHours, "de_DE@rg=atzzzz;hours=h23"),
    ])
    func chosenClockIsAKeywordOfTheLocale(locale: String, cycle: DeviceHourCycle, name: String) {
        #expect(DeviceSettings(locale: locale, hourCycle: cycle).localeWithClock == name)
    }

    /// Small widgets alone are in StandBy, and only until their view for it is there.
    @Test func standByAsksSmallWidgetsForTheirViewOnce() {
        var script = Script.loaded()
        #expect(script.command(.set(\.standBy, to: .day)) == .done)
        let asked = script.takeTimelines()
        #expect(!asked.isEmpty)
        #expect(script.records(.settingChanged).last?.facts.map(\.text) == ["off", "day"])
        for family in [DisplayFamily.systemSmall, .systemMedium] {
            #expect(script.model.variants(for: family).contains(.standBy) == (family == .systemSmall), "\(family)")
        }
        for request in asked { script.answerTimeline(request, [0]) }
        #expect(script.command(.set(\.standBy, to: .night)) == .done)
        #expect(script.command(.set(\.standBy, to: .off)) == .done)
        #expect(script.takeTimelines().isEmpty, "the view is there already")
    }

    @Test func padHasNoStandBy() {
        var script = Script.loaded()
        #expect(script.command(.set(\.standBy, to: .night)) == .done)
        #expect(script.command(.setScreen("820x1180")) == .done)
        #expect(script.model.settings.standBy == .off)
        guard case .refused(let error) = script.command(.set(\.standBy, to: .day)) else {
            Issue.record("a pad was in StandBy")
            return
        }
        #expect(error.code == .badValue && error.message.contains("phone"))
    }

    @Test func settingsOfAnOlderProgramAreRead() throws {
        let old = Data(#"{"timeZone": "Asia/Seoul", "isTextBold": true}"#.utf8)
        let settings = try JSONDecoder().decode(DeviceSettings.self, from: old)
        var expected = DeviceSettings(timeZone: "Asia/Seoul")
        expected.display.isTextBold = true
        #expect(settings == expected)
        var all = DeviceSettings(
            timeZone: "Asia/Seoul",
            locale: "ko_KR",
            appearance: .clear,
            tint: ArchiveRGBA(rawValue: 0x1234_56ff),
            wallpaper: .leaves,
            standBy: .night,
            hourCycle: .twelveHours,
            isLocked: true,
            location: LocationReading(authorization: .denied),
            services: ["a": "off"]
        )
        all.display.textSize = .small
        all.display.isMotionReduced = true
        #expect(try JSONDecoder().decode(DeviceSettings.self, from: JSONEncoder().encode(all)) == all)
    }

    @Test(arguments: ["#9eccff", "#9ECCFF", "#000000", "9eccff", "#9ecc", "#+12345", "#9eccffff", "#9eccfg", ""])
    func colourHasSixDigits(text: String) {
        let isValid = text.hasPrefix("#") && text.count == 7 && !text.contains("g") && !text.contains("+")
        #expect((ArchiveRGBA(digits: text) != nil) == isValid)
    }

    /// In Havana, clocks skip from 00:00 to 01:00 on 8 March 2026, and pass 00:00 to 01:00 twice on 1 November.
    @Test(arguments: [
        ("2026-03-08T04:59:00Z", "2026-03-08T05:00:00Z", "2026-03-09T04:00:00Z"),
        ("2026-11-01T03:59:00Z", "2026-11-01T04:00:00Z", "2026-11-02T05:00:00Z"),
    ])
    func daysBeginOnceWhereClocksChangeAtMidnight(start: String, first: String, second: String) {
        var script = Script.loaded(at: Date(iso8601: start), settings: DeviceSettings(timeZone: "America/Havana"))
        script.pass(86_400 + 7_200)
        #expect(script.records(.dayBegan).map(\.date) == [Date(iso8601: first), Date(iso8601: second)])
    }
}
