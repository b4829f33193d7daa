public import Foundation
public import VitrineDevice
import VitrineWire

/// Many widgets of one kind on many phones, over days.
///
/// Each widget has a person, a network, a clock and the device's own budget; a seed draws them. A widget is placed at
/// some time of a day before the first one that counts: budgets that all began at one midnight would end at one hour.
/// The widgets are simulated one after the other and added up, so that the memory depends neither on their number nor
/// on the days.
///
/// ```swift
/// let fleet = Fleet(widgets: 100_000, days: 7, seed: 1)
/// let often = fleet.run(FleetPolicy("15 min", .atClock(.seconds(900))))
/// let seldom = fleet.run(FleetPolicy("30 min", .after(.seconds(1_800)), jitter: .seconds(300)))
/// ```
public struct Fleet: Sendable {
    /// The number of widgets, each on its own phone.
    public var widgets: Int
    public var days: Int
    public var seed: UInt64
    public var profile: DeviceProfile
    public var people: FleetUsers
    /// Midnight of the first day.
    public var start: Date

    /// - Precondition: There is at least one widget and one day.
    public init(
        widgets: Int,
        days: Int,
        seed: UInt64,
        profile: DeviceProfile = .observed,
        people: FleetUsers = FleetUsers(),
        start: Date = Date(timeIntervalSinceReferenceDate: 0)
    ) {
        precondition(widgets > 0 && days > 0, "a fleet has at least one widget and one day")
        self.widgets = widgets
        self.days = days
        self.seed = seed
        self.profile = profile
        self.people = people
        self.start = start
    }

    /// Simulates the fleet with a policy; the same seed gives the same people for every policy, and the same result.
    public func run(_ policy: FleetPolicy) -> FleetResult {
        var result = FleetResult(policy: policy.name, widgets: widgets, days: days)
        var day = FleetDay()
        for number in 0..<widgets {
            var run = FleetRun(self, policy, number)
            for index in 0...days {
                run.play(index, &day, into: &result)
                if index == 0 { run.beginCounting() }
            }
        }
        return result
    }
}

/// One widget of a fleet while it is simulated.
private struct FleetRun {
    private let fleet: Fleet
    private let policy: FleetPolicy
    private let person: FleetUser
    private let start: Date
    private var dice: FleetDice
    /// Draws what belongs to the policy alone, so that another policy meets the same people.
    private var policyDice: FleetDice
    private var widget: FleetWidget
    /// When the shown data was fetched; nil before the first fetch.
    private var fetchedAt: Double?
    /// Whether the day counts.
    private var isCounting = false

    init(_ fleet: Fleet, _ policy: FleetPolicy, _ number: Int) {
        self.fleet = fleet
        self.policy = policy
        dice = FleetDice(seed: fleet.seed, widget: number)
        policyDice = FleetDice(seed: ~fleet.seed, widget: number)
        person = FleetUser(fleet.people, &dice)
        // The day before the first one that counts.
        let start = fleet.start.addingTimeInterval(-86_400)
        widget = FleetWidget(profile: fleet.profile, start: start, placedAt: dice.number(0, 86_400))
        self.start = start
    }

    mutating func beginCounting() { isCounting = true }

    mutating func play(_ index: Int, _ day: inout FleetDay, into result: inout FleetResult) {
        day.draw(index, of: person, fleet.people, &dice)
        let end = Double(index + 1) * 86_400
        var (look, opening) = (0, 0)
        var isOpen = false
        while true {
            let nextView = look < day.looks.count ? day.looks[look] : .infinity
            let change: Double =
                opening < day.openings.count
                ? (isOpen ? day.openings[opening].upperBound : day.openings[opening].lowerBound) : .infinity
            let due = widget.nextDue ?? .infinity
            let time = min(due, nextView, change)
            guard time < end else { return }
            if due <= time {
                reload(at: time, day, &result)
            } else if nextView <= time {
                look += 1
                if isCounting { result.look(age: fetchedAt.map { time - $0 }) }
            } else {
                isOpen.toggle()
                if !isOpen { opening += 1 }
                use(isOpen, at: time, day, &result)
            }
        }
    }

    private func count(_ verdict: ReloadLedger.Verdict, _ result: inout FleetResult) {
        if isCounting { result.count(verdict) }
    }

    /// Opens the app, which fetches and asks for a reload, or leaves it.
    private mutating func use(_ isOpen: Bool, at time: Double, _ day: FleetDay, _ result: inout FleetResult) {
        widget.setAppInFront(isOpen)
        guard isOpen else { return }
        if widget.appAsks(at: time) { count(.refused, &result) }
        if (widget.nextDue ?? .infinity) <= time { reload(at: time, day, &result) }
    }

    private mutating func reload(at time: Double, _ day: FleetDay, _ result: inout FleetResult) {
        switch widget.decide(at: time) {
        case .waits: return
        case .holds: return count(.held, &result)
        case .reloads(let cost): count(cost == .free ? .free : .charged, &result)
        }
        let isFresh = day.hasNetwork(at: time)
        if isFresh {
            fetchedAt = time
            // The service sees the right time, not the device's.
            if isCounting { result.request(at: time - person.clockError) }
        }
        let now = start.addingTimeInterval(time)
        widget.answer(policy.policy(at: now, isFresh: isFresh, share: policyDice.share()), at: time)
    }
}
