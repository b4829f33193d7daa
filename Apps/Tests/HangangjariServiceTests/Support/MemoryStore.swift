import HangangjariAPI
import Synchronization

@testable import HangangjariService

/// A store in memory that can be made to fail.
final class MemoryStore: ParkStore {
    private struct State {
        var parks: [String: StoredPark] = [:]
        var history: [ParkingSample] = []
        var registered: Set<String> = []
        var isBroken = false
    }

    private let state = Mutex(State())

    var isBroken: Bool {
        get { state.withLock { $0.isBroken } }
        set { state.withLock { $0.isBroken = newValue } }
    }

    var history: [ParkingSample] {
        get { state.withLock { $0.history } }
        set { state.withLock { $0.history = newValue } }
    }

    /// The registrations for pushes: token and park.
    var registered: Set<String> { state.withLock { $0.registered } }

    func parks() async throws(ServiceError) -> [String: StoredPark] { try access { $0.parks } }

    func save(_ park: StoredPark, id: String, lease: Int) async throws(ServiceError) {
        try access { $0.parks[id] = park }
    }

    func check() throws(ServiceError) { try access { _ in } }

    func history(of id: String, before day: KoreanDay) async throws(ServiceError) -> [ParkingSample] {
        try access { state in state.history.filter { $0.day < day && $0.day.isWeekend == day.isWeekend } }
    }

    var registrations: (any PushRegistrations)? { self }

    private func access<Value>(_ body: (inout State) -> Value) throws(ServiceError) -> Value {
        let value = state.withLock { state in state.isBroken ? nil : body(&state) }
        guard let value else { throw ServiceError(.storage, "the store is broken") }
        return value
    }
}

extension MemoryStore: PushRegistrations {
    func register(_ token: PushToken, for park: String) async throws(ServiceError) {
        try access { _ = $0.registered.insert("\(token.rawValue) \(park)") }
    }

    func unregister(_ token: PushToken, for park: String) async throws(ServiceError) {
        try access { _ = $0.registered.remove("\(token.rawValue) \(park)") }
    }
}
