import HangangjariAPI
import Synchronization

/// The prepared responses, which requests read and refreshes write.
final class ResponseCache: Sendable {
    private let parks = Mutex<[String: PreparedPark]>([:])

    /// Returns the prepared responses about a park, of any age; `nil` if there are none.
    func park(_ id: String) -> PreparedPark? { parks.withLock { $0[id] } }

    /// Replaces the prepared responses about a park.
    func store(_ park: PreparedPark, id: String) { parks.withLock { $0[id] = park } }

    /// Returns the number of parks in a state.
    func count(of state: RefreshState.State) -> Int {
        parks.withLock { parks in parks.values.count { $0.refresh.state == state } }
    }
}
