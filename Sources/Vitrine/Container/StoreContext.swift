import Synchronization
import VitrinePlatform

/// What a store takes from its surroundings: the date, and the folder of the groups' containers.
///
/// Vitrine does not know a device's requests; the module that does tells it how to ask.
package struct StoreContext: Sendable {
    /// The request's date.
    package var now: Date
    /// The request's folder of containers; nil if the system manages them.
    package var containers: ContainersDirectory?

    package init(now: Date, containers: ContainersDirectory?) {
        self.now = now
        self.containers = containers
    }

    /// Returns the context of the request that the caller is part of; nil outside a request.
    package typealias Source = @Sendable () -> StoreContext?

    private static let source = Mutex<Source?>(nil)

    /// Makes the process's stores ask for a request's context.
    package static func setSource(_ source: @escaping Source) { Self.source.withLock { $0 = source } }

    /// The context of the request that the caller is part of; nil outside a request.
    static var current: StoreContext? { source.withLock(\.self)?() }
}
