import Testing
import Vitrine
import VitrineTesting
import VitrineUI
import VitrineWidgets

struct DeviceMomentTests {
    let moment = DeviceMoment(
        now: Date(timeIntervalSince1970: 1_780_479_660),
        timeZoneIdentifier: "Asia/Seoul",
        containers: ContainersDirectory(path: "/nowhere")
    )

    @Test func momentIsVisibleOnlyInsideItsOperation() async {
        await DeviceMoment.withMoment(moment) {
            await Task.yield()
            #expect(DeviceMoment.current.now == moment.now)
            let other = DeviceMoment(now: .distantPast)
            #expect(DeviceMoment.withMoment(other) { DeviceMoment.current.now } == .distantPast)
            #expect(DeviceMoment.current.timeZoneIdentifier == "Asia/Seoul")
        }
    }

    @Test func momentOutsideARequestIsTheRealTimeAndIsReportedOnce() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let before = Date()
            let moment = DeviceMoment.current
            #expect(moment.now >= before && DeviceMoment.current.now <= Date())
            #expect(!moment.timeZoneIdentifier.isEmpty)
        }
        let lines = String(decoding: try #require(result).standardErrorContent, as: UTF8.self).split(separator: "\n")
        #expect(lines.count { $0.contains("outside a request") && $0.contains("withMoment") } == 1)
    }

    @Test func containerIsInTheContainersFolder() throws {
        #expect(try moment.container(of: AppGroup("group.a")).path == "/nowhere/group.a")
        let error = #expect(throws: VitrineError.self) { try moment.container(of: AppGroup("../x")) }
        #expect(error?.code == .invalidName)
    }

    @Test func missingContainersFolderIsReportedWithTheRemedy() {
        let error = #expect(throws: VitrineError.self) {
            try DeviceMoment(now: moment.now).container(of: AppGroup("group.a"))
        }
        #expect(error?.code == .containerMissing)
        #expect(error?.message.contains("VITRINE_CONTAINERS") == true)
    }

    @Test func daysAreThoseOfTheDevicesZone() throws {
        let days = try moment.days
        #expect(days.zoneName == "Asia/Seoul")
        // 18:41 in Seoul; midnight is at 15:00 in UTC.
        #expect(days.nextDayStart(after: moment.now) == Date(timeIntervalSince1970: 1_780_498_800))
        let error = #expect(throws: VitrineError.self) {
            try DeviceMoment(now: moment.now, timeZoneIdentifier: "Mars/Base").days
        }
        #expect(error?.code == .unknownZone)
    }

    private struct Count: Codable, Sendable, Equatable {
        var count = 0
    }

    private let count = SnapshotKey("count.json", default: Count())
    private let group = AppGroup("group.a")

    @Test func snapshotIsReadFromTheGroupsContainer() throws {
        let containers = try TemporaryContainers()
        let moment = DeviceMoment(now: moment.now, containers: containers.directory)
        #expect(moment.reading(of: count, in: group) == .missing)
        #expect(moment.snapshot(of: count, in: group).reading == .missing)
        #expect(timeline(at: moment).policy == .never, "what is missing is not asked for again")
        try SnapshotStore(try moment.container(of: group).create()).update(count, now: moment.now) { $0.count = 3 }
        #expect(moment.reading(of: count, in: group).value == Count(count: 3))
    }

    @Test func timelineOfAPlanHasItsDatesAndItsReload() throws {
        let now = moment.now
        let end = now.addingTimeInterval(86_400)
        let changes = [PlannedChange].dayTurns(try moment.days, after: now, until: end)
        let plan = TimelinePlan(from: now, until: end, changes: changes, reload: .after(.seconds(900)))
        let timeline = Timeline(plan) { NoteEntry(date: $0.date, text: $0.date == now ? "today" : "tomorrow") }
        #expect(timeline.entries.map(\.text) == ["today", "tomorrow"])
        #expect(timeline.entries.map(\.date) == plan.entries.map(\.date))
        #expect(timeline.policy == .after(now.addingTimeInterval(900)))
        let quiet = TimelinePlan(from: now, until: end, changes: [], reload: .never)
        #expect(Timeline(quiet) { NoteEntry(date: $0.date) }.policy == .never)
    }

    private func timeline(at moment: DeviceMoment, changes: [PlannedChange] = []) -> Timeline<NoteEntry> {
        Timeline(
            of: count,
            in: group,
            at: moment,
            options: TimelineOptions(for: .seconds(86_400), reload: .never),
            changes: { _ in changes },
            entry: { NoteEntry(date: $0.date, text: "\($0.value?.count ?? -1) on \($0.day)") }
        )
    }

    @Test func timelineOfASnapshotHasAnEntryForNowEachDayAndEachChange() throws {
        let containers = try TemporaryContainers()
        var moment = moment
        moment.containers = containers.directory
        try SnapshotStore(try containers.container(of: group)).update(count, now: moment.now) { $0.count = 3 }
        // 18:41 in Seoul; the change is at 18:51, and midnight at 15:00 in UTC.
        let change = PlannedChange(moment.now.addingTimeInterval(600), .age)
        let timeline = timeline(at: moment, changes: [change])
        #expect(timeline.entries.map(\.text) == ["3 on 2026-06-03", "3 on 2026-06-03", "3 on 2026-06-04"])
        let midnight = Date(timeIntervalSince1970: 1_780_498_800)
        #expect(timeline.entries.map(\.date) == [moment.now, change.date, midnight])
        #expect(timeline.policy == .never)
    }

    @Test(arguments: ["no container", "no zone"])
    func snapshotThatCannotBeReadIsAskedForAgain(obstacle: String) throws {
        let containers = try TemporaryContainers()
        var moment = DeviceMoment(now: moment.now, timeZoneIdentifier: "UTC", containers: containers.directory)
        if obstacle == "no container" { moment.containers = nil } else { moment.timeZoneIdentifier = "Mars/Base" }
        let timeline = timeline(at: moment)
        #expect(timeline.entries.first?.text == "-1 on 2026-06-03")
        #expect(timeline.policy == .after(moment.now.addingTimeInterval(900)))
        guard case .unreadable(let error) = moment.snapshot(of: count, in: group).reading else {
            Issue.record("\(obstacle), and yet a reading")
            return
        }
        #expect(error.code == (obstacle == "no container" ? .containerMissing : .unknownZone))
    }

    @Test func twoSnapshotsHaveEntriesForTheChangesOfBoth() throws {
        let containers = try TemporaryContainers()
        let moment = DeviceMoment(now: moment.now, containers: containers.directory)
        try SnapshotStore(try containers.container(of: group)).update(count, now: moment.now) { $0.count = 3 }
        let other = SnapshotKey("other.json", default: Count())
        let soon = moment.now.addingTimeInterval(600)
        let second = moment.snapshot(of: other, in: group)
        let timeline = Timeline(
            of: moment.snapshot(of: count, in: group),
            options: TimelineOptions(for: .seconds(3600), reload: .never, isIncomplete: second.isUnreadable),
            changes: { _ in [PlannedChange(soon, .eventEnd)] },
            entry: { first in
                NoteEntry(date: first.date, text: "\(first.value?.count ?? -1) and \(second.value?.count ?? -1)")
            }
        )
        #expect(timeline.entries.map(\.date) == [moment.now, soon])
        #expect(timeline.entries.map(\.text) == ["3 and -1", "3 and -1"])
        #expect(timeline.policy == .never)
    }

    @Test(arguments: [("Asia/Seoul", 32_400), ("America/New_York", -14_400), ("GMT", 0), ("Mars/Base", 0)])
    func zoneHasItsOffsetFromGMT(zone: String, seconds: Int) {
        #expect(DeviceMoment(now: moment.now, timeZoneIdentifier: zone).secondsFromGMT == seconds)
    }

    @Test func manualTimeChangesOnlyWhenATestMovesIt() {
        let time = ManualTime("2026-06-03T09:41:00Z", timeZoneIdentifier: "Asia/Seoul")
        #expect(time.now == moment.now)
        time.advance(by: .seconds(90))
        time.advance(by: .milliseconds(-500))
        #expect(time.now == moment.now.addingTimeInterval(89.5))
        time.set(to: .distantPast)
        time.setTimeZone("Europe/Paris")
        time.setLocked(true)
        #expect(time.moment.now == .distantPast)
        #expect(time.moment.timeZoneIdentifier == "Europe/Paris")
        #expect(time.moment.isLocked)
    }

    @Test func contextForTestsHasTheStandardSizeOfTheFamily() {
        let context = TimelineProviderContext.testing(.systemLarge, isPreview: true)
        #expect(context.family == .systemLarge)
        #expect(context.isPreview)
        #expect(context.displaySize == CGSize(width: 338, height: 354))
    }
}
