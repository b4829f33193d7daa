/// How people use the phones of a fleet: the means of the distributions from which each person is drawn.
///
/// The numbers are made up: they compare policies with each other, and describe nobody.
public struct FleetUsers: Codable, Hashable, Sendable {
    /// How often a day the widget is seen, for the three kinds of people.
    public var looks: [Double] = [8, 30, 80]
    /// How many of a hundred people are of each kind.
    public var shares: [Double] = [30, 50, 20]
    /// How often a day the widget's app is opened.
    public var appOpenings = 2.0
    /// How long the app stays in front, in seconds.
    public var appSeconds = 90.0
    /// How often a day the network is away.
    public var outages = 2.0
    /// How long the network is away, in seconds.
    public var outageSeconds = 1_200.0
    /// How many of a hundred people have no network at night.
    public var nightWithoutNetwork = 20.0
    /// The deviation of the devices' clocks from the right time, in seconds.
    public var clockDeviation = 2.0

    /// The distributions that `vitrine fleet` uses.
    public init() {}
}

/// One person with a phone.
struct FleetUser {
    /// When the day begins and ends, in seconds since midnight.
    let wakes: Double
    let sleeps: Double
    /// The seconds between two looks at the widget while the person is awake.
    let viewInterval: Double
    let hasNightNetwork: Bool
    /// By how much the device's clock is ahead, in seconds.
    let clockError: Double

    init(_ people: FleetUsers, _ dice: inout FleetDice) {
        wakes = dice.normal(mean: 7 * 3_600, deviation: 2_700).clamped(to: 4 * 3_600...11 * 3_600)
        sleeps = dice.normal(mean: 23 * 3_600, deviation: 2_700).clamped(to: 19 * 3_600...86_400)
        var draw = dice.share() * people.shares.reduce(0, +)
        var looks = people.looks.last ?? 1
        for (mean, share) in zip(people.looks, people.shares) {
            draw -= share
            if draw < 0 {
                looks = mean
                break
            }
        }
        viewInterval = (sleeps - wakes) / max(looks, 0.01)
        hasNightNetwork = dice.share() * 100 >= people.nightWithoutNetwork
        clockError = dice.normal(mean: 0, deviation: people.clockDeviation)
    }
}

/// What happens to a person's phone in one day, in seconds since the fleet began.
struct FleetDay {
    /// When the widget is looked at, in order.
    private(set) var looks: [Double] = []
    /// When the app is opened, and when it is left; in order and apart.
    private(set) var openings: [ClosedRange<Double>] = []
    /// When the network is away.
    private var outages: [ClosedRange<Double>] = []

    /// Draws a day, in place of the one before.
    mutating func draw(_ day: Int, of person: FleetUser, _ people: FleetUsers, _ dice: inout FleetDice) {
        let start = Double(day) * 86_400
        let (wakes, sleeps) = (start + person.wakes, start + person.sleeps)
        looks.removeAll(keepingCapacity: true)
        var time = wakes + dice.waiting(mean: person.viewInterval)
        while time < sleeps {
            looks.append(time)
            time += dice.waiting(mean: person.viewInterval)
        }
        openings.removeAll(keepingCapacity: true)
        let pause = (sleeps - wakes) / max(people.appOpenings, 0.01)
        time = wakes + dice.waiting(mean: pause)
        while time < sleeps {
            let end = min(time + 5 + dice.waiting(mean: people.appSeconds), start + 86_400 - 1)
            guard end > time else { break }
            openings.append(time...end)
            time = end + 1 + dice.waiting(mean: pause)
        }
        outages.removeAll(keepingCapacity: true)
        time = start + dice.waiting(mean: 86_400 / max(people.outages, 0.01))
        while time < start + 86_400 {
            let end = time + dice.waiting(mean: people.outageSeconds)
            outages.append(time...end)
            time = end + dice.waiting(mean: 86_400 / max(people.outages, 0.01))
        }
        if !person.hasNightNetwork {
            outages.append(start...wakes)
            outages.append(sleeps...start + 86_400)
        }
    }

    func hasNetwork(at time: Double) -> Bool {
        !outages.contains { $0.contains(time) }
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
