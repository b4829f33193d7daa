/// Lets an app come back to itself after a while, on the device's clock.
///
/// ```swift
/// AppWake.ask(after: .seconds(2)) { await reader.timePassed() }
/// ```
///
/// Under the device the app's ``DeviceApp/woke()`` is called once the time has passed, whichever speed the clock has; an app that
/// went to the background is not woken. On Apple's platforms, where an app has its own clock, a task sleeps and runs the closure.
/// A later wish takes the place of an earlier one.
public enum AppWake {
    /// Asks for a wake.
    ///
    /// - Parameters:
    ///   - delay: How long to wait; below zero is now.
    ///   - wake: What is done where the app has a clock of its own.
    public static func ask(after delay: Duration, wake: @escaping @Sendable () async -> Void) {
        #if canImport(WidgetKit)
        AppClock.shared.wait(delay, wake)
        #else
        guard let scope = RequestScope.current else {
            StandardError.write("a wake was asked for outside a request and is lost")
            return
        }
        let (seconds, attoseconds) = max(delay, .zero).components
        scope.askForWake(after: Double(seconds) + Double(attoseconds) * 1e-18)
        #endif
    }
}

#if canImport(WidgetKit)
import Synchronization

/// The task that waits for an app's next wake.
private final class AppClock: Sendable {
    static let shared = AppClock()

    private let task = Mutex<Task<Void, Never>?>(nil)

    func wait(_ delay: Duration, _ wake: @escaping @Sendable () async -> Void) {
        task.withLock { task in
            task?.cancel()
            task = Task {
                // A sleep that was cancelled has a later wish in its place.
                guard (try? await Task.sleep(for: delay)) != nil else { return }
                await wake()
            }
        }
    }
}
#endif
