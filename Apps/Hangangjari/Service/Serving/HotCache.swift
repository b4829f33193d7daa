import HangangjariAPI
import Synchronization

/// The prepared answers, read by every request and written by every refresh.
final class HotCache: Sendable {
    private let parks = Mutex<[String: PreparedPark]>([:])

    /// What is there about a park, however old; `nil` if nothing was ever known.
    func park(_ id: String) -> PreparedPark? { parks.withLock { $0[id] } }

    /// Replaces what is there about a park.
    func store(_ park: PreparedPark, id: String) { parks.withLock { $0[id] = park } }

    /// How many parks are in each state.
    func count(of state: RefreshState.State) -> Int {
        parks.withLock { parks in parks.values.count { $0.refresh.state == state } }
    }
}
