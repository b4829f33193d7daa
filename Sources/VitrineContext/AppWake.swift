import VitrinePlatform

/// Wakes an app after a delay, on the device's clock.
///
/// ```swift
/// AppWake.ask(after: .seconds(2)) { await reader.timePassed() }
/// ```
///
/// Under the device, the app's `DeviceEvents.woke()` is called once the delay has passed on the device's clock, at
/// whatever speed the clock runs; an app in the background is not woken. On Apple's platforms, where an app has its
/// own clock, a task sleeps and then runs the closure. A later request replaces an earlier one.
public enum AppWake {
    /// Requests a wake.
    ///
    /// - Parameters:
    ///   - delay: The delay; a negative delay means immediately.
    ///   - wake: The closure to run on Apple's platforms; the device calls `DeviceEvents.woke()` instead.
    public static func ask(after delay: Duration, wake: @escaping @Sendable () async -> Void) {
        #if canImport(Darwin)
        AppClock.shared.wait(delay, wake)
        #else
        guard let scope = RequestScope.current else {
            DeviceLog.write("a wake was requested outside a request and is ignored")
            return
        }
        scope.askForWake(after: max(delay, .zero).seconds)
        #endif
    }
}

#if canImport(Darwin)
import Synchronization

/// Holds the task that waits for an app's next wake.
private final class AppClock: Sendable {
    static let shared = AppClock()

    private let task = Mutex<Task<Void, Never>?>(nil)

    func wait(_ delay: Duration, _ wake: @escaping @Sendable () async -> Void) {
        task.withLock { task in
            task?.cancel()
            task = Task {
                // A cancelled sleep was replaced by a later request.
                guard (try? await Task.sleep(for: delay)) != nil else { return }
                await wake()
            }
        }
    }
}
#endif
