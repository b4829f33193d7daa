import Synchronization
package import VitrineWire

/// One request while it is answered: its moment, and the reloads that are asked for meanwhile.
///
/// Providers may go on in other threads, so the scope is the process's; a test sets one for its task alone, and tests
/// run beside each other.
package final class RequestScope: Sendable {
    /// The moment of the request.
    package let moment: DeviceMoment
    /// The widgets that are placed, if the device tells.
    package let placedWidgets: [PlacedWidget]
    private let reloads = Mutex<[ReloadRequest]>([])
    private let remarks = Mutex<[ReloadRemark]>([])
    private let wakeAfter = Mutex<Double?>(nil)
    private let asksForLocation = Mutex(false)

    /// Makes a scope.
    package init(moment: DeviceMoment, placedWidgets: [PlacedWidget] = []) {
        self.moment = moment
        self.placedWidgets = placedWidgets
    }

    @TaskLocal private static var local: RequestScope?
    private static let process = Mutex<RequestScope?>(nil)

    /// The scope of the code that asks; nil outside a request.
    package static var current: RequestScope? { local ?? process.withLock { $0 } }

    /// Makes this the process's scope until the next one.
    /// - Returns: The reloads that were asked for since the last response, by code that outlived its request.
    package func becomeCurrent() -> [ReloadRequest] {
        let previous = Self.process.withLock { scope in
            let previous = scope
            scope = self
            return previous
        }
        return previous?.takeReloads() ?? []
    }

    /// Runs code with this scope, for its task alone.
    package nonisolated(nonsending) func run<Result, Failure: Error>(
        _ operation: nonisolated(nonsending) () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        do {
            return try await Self.$local.withValue(self, operation: operation)
        } catch let error as Failure {
            throw error
        } catch {
            fatalError("the operation threw an error of another type: \(error)")
        }
    }

    /// Runs code with this scope, for its task alone.
    package func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
        try Self.$local.withValue(self, operation: operation)
    }

    /// Notes that a reload was asked for.
    package func askForReload(_ request: ReloadRequest) {
        reloads.withLock { $0.append(request) }
    }

    /// Notes why a reload was or was not asked for.
    package func remark(_ remark: ReloadRemark) {
        remarks.withLock { $0.append(remark) }
    }

    /// The remarks so far, oldest first; they are taken out.
    package func takeRemarks() -> [ReloadRemark] {
        remarks.withLock { remarks in
            defer { remarks = [] }
            return remarks
        }
    }

    /// Asks for a wake after a time; the last wish counts.
    package func askForWake(after seconds: Double) {
        wakeAfter.withLock { $0 = seconds }
    }

    /// The wish for a wake; it is taken out.
    package func takeWake() -> Double? {
        wakeAfter.withLock { wake in
            defer { wake = nil }
            return wake
        }
    }

    /// Notes that the app asks to know where the device is.
    package func askForLocation() {
        asksForLocation.withLock { $0 = true }
    }

    /// Whether that was asked for since this was last called.
    package func takeLocationWish() -> Bool {
        asksForLocation.withLock { isAsked in
            defer { isAsked = false }
            return isAsked
        }
    }

    /// The reloads asked for so far, oldest first; they are taken out.
    package func takeReloads() -> [ReloadRequest] {
        reloads.withLock { reloads in
            defer { reloads = [] }
            return reloads
        }
    }
}
