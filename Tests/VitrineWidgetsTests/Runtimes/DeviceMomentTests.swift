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

    @Test func momentIsVisibleOnlyInsideItsOperation() async throws {
        try await DeviceMoment.withMoment(moment) {
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
        time.travel(to: "Europe/Paris")
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
