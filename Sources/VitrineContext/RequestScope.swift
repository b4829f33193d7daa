import Synchronization
import Vitrine
package import VitrineWire

/// The state of one request while it is answered: its moment, and the reloads that are requested meanwhile.
///
/// Providers may continue on other threads, so the scope belongs to the process. A test sets a scope for its task
/// alone, because tests run in parallel.
package final class RequestScope: Sendable {
    package let moment: DeviceMoment
    /// The placed widgets; empty if the device does not report them.
    package let placedWidgets: [WidgetPlacement]
    private let reloads = Mutex<[ReloadRequest]>([])
    private let notes = Mutex<[ReloadNote]>([])
    private let wakeAfter = Mutex<Double?>(nil)
    private let asksForLocation = Mutex(false)

    package init(moment: DeviceMoment, placedWidgets: [WidgetPlacement] = []) {
        self.moment = moment
        self.placedWidgets = placedWidgets
        Self.isKnownToStores
    }

    /// Tells the process's stores, at its first use, how to ask for a request's date and folder.
    private static let isKnownToStores: Void = StoreContext.setSource {
        RequestScope.current.map { StoreContext(now: $0.moment.now, containers: $0.moment.containers) }
    }

    @TaskLocal private static var local: RequestScope?
    private static let process = Mutex<RequestScope?>(nil)

    /// The scope of the calling code; nil outside a request.
    package static var current: RequestScope? { local ?? process.withLock { $0 } }

    /// Makes this the process's scope until the next call.
    /// - Returns: The reloads that were requested since the last response, by code that outlived its request.
    package func becomeCurrent() -> [ReloadRequest] {
        let previous = Self.process.withLock { scope in
            let previous = scope
            scope = self
            return previous
        }
        return previous?.takeReloads() ?? []
    }

    /// Runs asynchronous code with this scope, for its task alone.
    package nonisolated(nonsending) func run<Output, Failure: Error>(
        _ operation: nonisolated(nonsending) () async throws(Failure) -> Output
    ) async throws(Failure) -> Output {
        // `withValue` rethrows without the type.
        let result = await Self.$local.withValue(self) { () async -> Result<Output, Failure> in
            do throws(Failure) { return .success(try await operation()) } catch { return .failure(error) }
        }
        return try result.get()
    }

    /// Runs code with this scope, for its task alone.
    package func run<Output, Failure>(_ operation: () throws(Failure) -> Output) throws(Failure) -> Output {
        let result = Self.$local.withValue(self) { Result(catching: operation) }
        return try result.get()
    }

    package func askForReload(_ request: ReloadRequest) {
        reloads.withLock { $0.append(request) }
    }

    /// Records why a reload was or was not requested.
    package func note(_ note: ReloadNote) {
        notes.withLock { $0.append(note) }
    }

    /// Removes and returns the notes recorded so far, oldest first.
    package func takeNotes() -> [ReloadNote] {
        notes.withLock { notes in
            defer { notes = [] }
            return notes
        }
    }

    /// Records a request for a wake; the last request counts.
    package func askForWake(after seconds: Double) {
        wakeAfter.withLock { $0 = seconds }
    }

    /// Removes and returns the requested delay until a wake.
    package func takeWake() -> Double? {
        wakeAfter.withLock { wake in
            defer { wake = nil }
            return wake
        }
    }

    /// Records that the app asks to know the device's location.
    package func askForLocation() {
        asksForLocation.withLock { $0 = true }
    }

    /// Returns whether the app asked for the location since the last call.
    package func takeLocationRequest() -> Bool {
        asksForLocation.withLock { isAsked in
            defer { isAsked = false }
            return isAsked
        }
    }

    /// Removes and returns the reloads requested so far, oldest first.
    package func takeReloads() -> [ReloadRequest] {
        reloads.withLock { reloads in
            defer { reloads = [] }
            return reloads
        }
    }
}
