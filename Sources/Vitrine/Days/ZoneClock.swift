/// What a calendar asks about the clocks of a zone: from a zone file, or from Foundation on Apple's platforms.
package enum ZoneClock: Hashable, Sendable {
    case rules(ZoneRules)
    #if canImport(Darwin)
    case foundation(FoundationZone)
    #endif

    /// Finds a zone in a database; the system's is Foundation's on Apple's platforms.
    init(_ name: String, in database: ZoneDatabase) throws(VitrineError) {
        #if canImport(Darwin)
        if database == .system {
            self = .foundation(try FoundationZone(name))
            return
        }
        #endif
        self = .rules(try database.rules(of: name))
    }

    var name: String {
        switch self {
        case .rules(let rules): rules.name
        #if canImport(Darwin)
        case .foundation(let zone): zone.name
        #endif
        }
    }

    /// The seconds to add to UTC at a moment.
    package func offset(at moment: Int) -> Int {
        switch self {
        case .rules(let rules): rules.offset(at: moment).seconds
        #if canImport(Darwin)
        case .foundation(let zone): zone.offset(at: moment)
        #endif
        }
    }

    /// The first moment after `moment` at which the clocks change; nil if they never change again.
    func nextTransition(after moment: Int) -> Int? {
        switch self {
        case .rules(let rules): rules.nextTransition(after: moment)
        #if canImport(Darwin)
        case .foundation(let zone): zone.nextTransition(after: moment)
        #endif
        }
    }
}
