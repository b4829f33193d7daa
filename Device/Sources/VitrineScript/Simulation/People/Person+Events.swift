import Foundation
import VitrineDevice

extension Person {
    /// The next event, and the time that passes before it.
    mutating func event(_ device: DeviceSnapshot) -> [Plan] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: device.settings.timeZone) ?? .gmt
        let hour = calendar.component(.hour, from: device.clock.date)
        if hour >= 23 || hour < 6 {
            let sleep = [Plan.step(.advance(.midnight)), .step(.advance(.by(.seconds(7 * 3_600))))]
            return hour >= 23 ? sleep : [pause(minutes: 30...120)]
        }
        return [pause(minutes: 5...90)] + plans(for: dice.element(of: rates), device)
    }

    private mutating func plans(for event: SimulatedEvent, _ device: DeviceSnapshot) -> [Plan] {
        switch event {
        case .visit: visit()
        case .tap: (0..<dice.number(in: 1...3)).map { _ in .tap }
        case .follow: [.follow, pause(minutes: 1...4), .step(.home)]
        // A moment later the person looks whether the widgets know.
        case .intent: intent() + [pause(minutes: 1...3)]
        case .lock: [lock(true), pause(minutes: 1...90)] + maybe(.tap) + [lock(false)]
        case .network: network(device)
        case .travel: travel()
        case .push: dice.element(of: apps).map { [.step(.operation("push", ["app": $0.id]))] } ?? []
        case .systemCall: fault(dice.element(of: ProgramFault.simulated))
        case .stopped: stopped()
        case .hang: fault(ProgramFault(.hang))
        case .slowStart: fault(ProgramFault(.slowStart(.seconds(60))))
        case .crashLoop: fault(ProgramFault(.crashLoop, rate: rate()))
        // Every process needs more than nothing. A process whose need lies near a cap exceeds it in one run and not in
        // the next.
        case .memoryCap: fault(ProgramFault(.memoryCap(bytes: 0)))
        case .torn: fault(.torn)
        case .damaged: fault(.damaged)
        case .newerSchema: fault(.newerSchema)
        case .pushLost: fault(PushFault(.lost, rate: rate()))
        case .pushLate: fault(PushFault(.late(.seconds(60 * dice.number(in: 1...240))), rate: rate()))
        case .appearance:
            [.step(.set(.setting(\.appearance, to: dice.element(of: DeviceAppearance.allCases) ?? .light)))]
        case .lowPower:
            [.step(.set(.setting(\.isLowPower, to: true))), pause(minutes: 30...300)] + maybe(.tap) + [
                .step(.set(.setting(\.isLowPower, to: false)))
            ]
        case .fullDisk: [.step(.set(.fullDisk(true)))] + attempts() + [.step(.set(.fullDisk(false)))]
        case .reboot: [.step(.operation("reboot")), pause(minutes: 1...40)] + maybe(.tap) + [lock(false)] + visit()
        case .clock: clock(device)
        case .update: dice.element(of: apps).map { [.step(.operation("update", ["app": $0.id]))] } ?? []
        }
    }

    private func lock(_ isLocked: Bool) -> Plan { .step(.set(.setting(\.isLocked, to: isLocked))) }

    private mutating func visit() -> [Plan] {
        guard let app = dice.element(of: apps) else { return [] }
        return [.step(.open(app: app.id))] + maybe(intent(of: app.id)) + [pause(minutes: 1...6), .step(.home)]
    }

    private mutating func intent() -> [Plan] {
        dice.element(of: simulation.intents).map { [.step($0)] } ?? []
    }

    private mutating func intent(of app: String) -> Plan? {
        let intents = simulation.intents.filter { intent in
            if case .intent(app, _, _) = intent { true } else { false }
        }
        return dice.element(of: intents).map { .step($0) }
    }

    /// Only while nothing new arrives can a clock that is set back be seen: otherwise everything is loaded again at
    /// once.
    private mutating func network(_ device: DeviceSnapshot) -> [Plan] {
        guard let network = dice.element(of: simulation.networks) else { return [] }
        let shortest = Int(DeviceScript.Network.shortest / .seconds(60))
        let longest = max(shortest, Int(network.longest / .seconds(60)))
        let canSetClock = rates.contains { $0.0 == .clock && $0.1 > 0 }
        let clock = canSetClock && dice.chance(percent: 20) ? clock(device) + [pause(minutes: 1...60)] : []
        return [.step(.set(.network(network.condition)))] + clock + [pause(minutes: shortest...longest)] + maybe(.tap)
            + [.step(.set(.network(nil)))]
    }

    private mutating func travel() -> [Plan] {
        dice.element(of: [script.zone] + simulation.zones).map { [.step(.set(.setting(\.timeZone, to: $0)))] } ?? []
    }

    private mutating func fault(_ fault: ProgramFault?) -> [Plan] {
        guard let app = dice.element(of: apps), let fault else { return [] }
        let role: ProgramRole = dice.chance(percent: 50) ? .app : .widget
        let program = ProgramReference(app: app.id, role: role)
        return [.step(.fault(program: program, fault))] + maybe(intent(of: app.id)) + attempts()
            + [.step(.fault(program: program, nil))]
    }

    /// A program stops while it writes, and the app's other program, which may want the same file, is used meanwhile.
    private mutating func stopped() -> [Plan] {
        guard let app = dice.element(of: apps), let fault = dice.element(of: ProgramFault.stops) else { return [] }
        let stopsApp = dice.chance(percent: 50)
        let program = ProgramReference(app: app.id, role: stopsApp ? .app : .widget)
        let inApp = [.step(.open(app: app.id))] + maybe(intent(of: app.id))
        let onWidget = [Plan.tap, .step(.operation("reload"))]
        // After a tap, an app that opens has something to write.
        return [.tap, .step(.fault(program: program, fault))] + (stopsApp ? inApp + onWidget : onWidget + inApp)
            + [.step(.fault(program: program, nil)), .step(.home)]
    }

    private mutating func fault(_ fault: FileFault) -> [Plan] {
        guard let file = dice.element(of: simulation.files) else { return [] }
        return [.step(.fileFault(app: file.app, file: file.file, fault))] + maybe(intent(of: file.app)) + attempts()
            + [.step(.fileFault(app: file.app, file: file.file, nil))]
    }

    private mutating func fault(_ fault: PushFault) -> [Plan] {
        guard let app = dice.element(of: apps)?.id else { return [] }
        let pushes = (0..<dice.number(in: 1...3))
            .flatMap { _ in [.step(.operation("push", ["app": app])), pause(minutes: 1...60)] }
        return [.step(.pushFault(app: app, fault))] + pushes + [.step(.pushFault(app: app, nil))]
    }

    /// How many of the occasions a fault strikes.
    private mutating func rate() -> FaultRate {
        let seed = UInt64(dice.number(in: 1...1_000))
        return (try? FaultRate(percent: dice.number(in: 1...10) * 10, seed: seed)) ?? .always
    }

    /// What a person tries while something is broken.
    private mutating func attempts() -> [Plan] {
        intent() + [.tap, .step(.operation("reload")), pause(minutes: 1...60)]
    }

    private mutating func clock(_ device: DeviceSnapshot) -> [Plan] {
        let step = dice.number(in: -180...180) * 60
        let date = Date(timeIntervalSince1970: (device.clock.date.timeIntervalSince1970 + Double(step)).rounded())
        return [.step(.clock(date))]
    }

    private mutating func pause(minutes: ClosedRange<Int>) -> Plan {
        .step(.advance(.by(.seconds(60 * dice.number(in: minutes)))))
    }

    private mutating func maybe(_ plan: Plan?) -> [Plan] {
        guard let plan, dice.chance(percent: 50) else { return [] }
        return [plan]
    }
}

extension ProgramFault {
    /// The stops that a simulated week chooses from: most often while an app that opens has read its journal and has
    /// not written it yet, which is its seventh reading of a file; sometimes when a new file is filled.
    static let stops = [("pread64", [5, 6, 7, 7, 7, 8]), ("pwrite64", [1, 2])]
        .flatMap { call, numbers in
            numbers.compactMap { number in try? ProgramFault(call: call, effect: .stop, number: number) }
        }

    /// The faults at system calls that a simulated week chooses from: killed, or failing, while a file is written.
    static let simulated: [ProgramFault] = {
        let kills = ["pwrite64", "renameat2", "fsync"]
            .flatMap { call in
                (1...4).compactMap { try? ProgramFault(call: call, effect: .kill, number: $0) }
            }
        let errors = [("pwrite64", "EIO"), ("pwrite64", "ENOSPC"), ("renameat2", "EIO"), ("fsync", "EIO")]
            .flatMap { call, error in
                (1...2).compactMap { try? ProgramFault(call: call, effect: .failure(error), number: $0) }
            }
        return kills + errors
    }()
}
