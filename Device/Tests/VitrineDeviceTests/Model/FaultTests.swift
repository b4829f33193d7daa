import Foundation
import Testing
import VitrineWire

@testable import VitrineDevice

/// Rates of faults, broken files, and pushes that are lost or late.
struct FaultTests {
    @Test(arguments: [0, -1, 101]) func impossibleRateIsRefused(percent: Int) {
        let error = #expect(throws: DeviceError.self) { try FaultRate(percent: percent) }
        #expect(error?.code == .badValue)
    }

    @Test func rateStrikesAboutAsManyAsItSaysAndOtherOnesForAnotherSeed() throws {
        let rate = try FaultRate(percent: 30, seed: 7)
        let struck = (1...2_000).filter { rate.strikes($0) }
        #expect((500...700).contains(struck.count))
        #expect(struck != (1...2_000).filter { (try? FaultRate(percent: 30, seed: 8).strikes($0)) ?? true })
        #expect((1...200).allSatisfy { FaultRate.always.strikes($0) })
    }

    @Test func tornAndDamagedFilesDifferFromTheFile() throws {
        let bytes = Data("0123456789012345678901234567890123456789".utf8)
        #expect(try FileFault.torn.applied(to: bytes) == bytes.prefix(20))
        let damaged = try FileFault.damaged.applied(to: bytes)
        #expect(damaged.count == bytes.count)
        #expect(damaged.count { $0 == 0 } == 16)
        #expect(try FileFault.damaged.applied(to: Data("1".utf8)) == Data([0]))
    }

    @Test func newerSchemaIsRaisedAndEverythingElseStays() throws {
        let bytes = Data(#"{"_vitrine":{"generation":3,"owners":{},"schema":2},"a":"é"}"#.utf8)
        let newer = String(decoding: try FileFault.newerSchema.applied(to: bytes), as: UTF8.self)
        #expect(newer == #"{"_vitrine":{"generation":3,"owners":{},"schema":1002},"a":"é"}"#)
    }

    @Test(arguments: ["", "{}", "[1]", "no JSON", #"{"_vitrine":{"schema":"2"}}"#])
    func fileWithoutASchemaCannotHaveANewerOne(text: String) {
        let error = #expect(throws: DeviceError.self) { try FileFault.newerSchema.applied(to: Data(text.utf8)) }
        #expect(error?.code == .badValue)
    }

    @Test func lostPushReloadsNothing() {
        var script = Script.loaded()
        script.command(.setPushFault(app: Script.app, PushFault(.lost)))
        script.command(.push(app: Script.app))
        script.pass(86_400)
        #expect(script.takeTimelines().isEmpty)
        #expect(script.records(.pushFailed).count == 1)
        script.command(.setPushFault(app: Script.app, nil))
        script.command(.push(app: Script.app))
        script.pass(3)
        #expect(script.takeTimelines().count == 1)
    }

    @Test func latePushReloadsLater() {
        var script = Script.loaded()
        script.command(.setPushFault(app: Script.app, PushFault(.late(.seconds(1_200)))))
        script.command(.push(app: Script.app))
        // A push that is under way stays late.
        script.command(.setPushFault(app: Script.app, nil))
        script.pass(1_199)
        #expect(script.takeTimelines().isEmpty)
        script.pass(4)
        #expect(script.takeTimelines().count == 1)
    }

    @Test func rateOfPushesIsTheSameForTheSameSeed() throws {
        func lost() throws -> [Int] {
            var script = Script.loaded()
            script.command(.setPushFault(app: Script.app, PushFault(.lost, rate: try FaultRate(percent: 50, seed: 5))))
            return (1...20)
                .map { _ in
                    script.command(.push(app: Script.app))
                    return script.records(.pushFailed).count
                }
        }
        let counts = try lost()
        #expect((1..<20).contains(try #require(counts.last)))
        #expect(try lost() == counts)
    }

    @Test(arguments: [Duration.zero, .seconds(-5), .seconds(31 * 86_400)])
    func impossibleDelayOfAPushIsRefused(delay: Duration) {
        var script = Script.loaded()
        #expect(script.command(.setPushFault(app: Script.app, PushFault(.late(delay))))?.refusal == .badValue)
        #expect(script.command(.setPushFault(app: "app.other", nil))?.refusal == .notFound)
        #expect(script.command(.setFileFault(app: "app.other", file: "a", .torn))?.refusal == .notFound)
    }

    @Test func lowPowerModeHoldsChargedReloadsAndGivesThemBack() throws {
        var script = Script.loaded([0], .after(.morning.addingTimeInterval(600)), profile: .observed)
        script.pass(601)
        script.answerTimelines([0], .after(script.now.date.addingTimeInterval(600)))
        script.command(.set(\.isLowPower, to: true))
        script.pass(1_200)
        #expect(script.takeTimelines().isEmpty)
        #expect(try script.widget.pending?.heldBecause?.contains("Low Power Mode") == true)
        script.command(.set(\.isLowPower, to: false))
        script.pass(1)
        #expect(script.takeTimelines().count == 1)
    }
}
