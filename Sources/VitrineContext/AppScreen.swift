import Synchronization
public import Vitrine
import VitrineWire

/// An app's open screen, as the device shows it.
public enum AppScreen {
    /// Follows what other processes store: asks the device for the app's screen again after each change.
    ///
    /// ```swift
    /// func sceneBecame(active: Bool) async {
    ///     AppScreen.follow(store.changes(of: .widget), of: .habits, while: active)
    /// }
    /// ```
    ///
    /// The device draws the screen when something happens in the app, so it has to hear of a change from elsewhere. On
    /// Apple's platforms SwiftUI draws it when a value changes that the screen observes: `changed` changes that value.
    ///
    /// - Parameters:
    ///   - changes: A sequence whose first element is the present state, such as `SnapshotStore.changes(of:)`. An app
    ///     follows one sequence of each type at a time.
    ///   - group: The app's group, by which the device knows the app.
    ///   - isActive: Whether the app is in front. In the background, the app follows nothing.
    ///   - changed: Called after each change on Apple's platforms, from any thread; the device does not need it.
    public static func follow<Changes: AsyncSequence & Sendable>(
        _ changes: Changes,
        of group: AppGroup,
        while isActive: Bool,
        changed: @escaping @Sendable () -> Void = {}
    ) where Changes.Failure == Never, Changes.AsyncIterator: SendableMetatype {
        guard isActive, let report = report(of: group, changed) else {
            Following.shared.end(group.identifier)
            return
        }
        // The main thread waits for the device's requests.
        Following.shared.begin("\(Changes.self)", of: group.identifier) {
            // A sequence may still deliver what it holds after the app has left the foreground.
            for await _ in changes.dropFirst() where !Task.isCancelled { report() }
        }
    }

    #if canImport(Darwin)
    private static func report(of group: AppGroup, _ changed: @escaping @Sendable () -> Void) -> (@Sendable () -> Void)?
    {
        changed
    }
    #else
    /// Reports a change to the device; nil outside a request of the device.
    private static func report(of group: AppGroup, _ changed: @escaping @Sendable () -> Void) -> (@Sendable () -> Void)?
    {
        guard let containers = RequestScope.current?.moment.containers else { return nil }
        let notice = ReloadNotice(group: group.identifier, reloads: [], changesScreen: true)
        let pipe = ReloadPipe(containers: containers.path)
        return {
            do throws(WireError) {
                try pipe.send(notice)
            } catch {
                DeviceLog.write("the screen's change could not be reported to the device: \(error.message)")
            }
        }
    }
    #endif
}

/// The tasks that follow changes, by the group of their app.
private final class Following: Sendable {
    static let shared = Following()

    private let tasks = Mutex<[String: [String: Task<Void, Never>]]>([:])

    /// Begins to follow a sequence; it replaces an earlier one of the same type.
    func begin(_ sequence: String, of group: String, _ body: @escaping @concurrent @Sendable () async -> Void) {
        let task = Task.detached(operation: body)
        let replaced = tasks.withLock { tasks in tasks[group, default: [:]].updateValue(task, forKey: sequence) }
        // Cancelling calls the code that ends the observation, so it happens without the lock.
        replaced?.cancel()
    }

    func end(_ group: String) {
        let ended = tasks.withLock { $0.removeValue(forKey: group) } ?? [:]
        for task in ended.values { task.cancel() }
    }
}
