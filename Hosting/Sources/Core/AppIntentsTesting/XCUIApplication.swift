import AppIntents
import Foundation

/// The tested app, whose code runs in the tests' process.
@MainActor
public final class XCUIApplication {
    public enum State: Int, Sendable {
        case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
    }

    /// What a launched app would be told; nothing is launched here.
    public var launchArguments: [String] = []
    public var launchEnvironment: [String: String] = [:]
    public private(set) var state = State.notRunning

    public init() {}

    /// The tests have one app only.
    public init(bundleIdentifier: String) {}

    private static var app: (any App)?

    /// Makes the app, as a start does, so that it adds its dependencies; its scenes are not shown.
    public func launch() {
        let name = ProcessInfo.processInfo.environment["VITRINE_TESTED_APP"] ?? ""
        if Self.app == nil {
            Self.app = TestedApp.types(named: name).lazy.compactMap { $0 as? any App.Type }.first?.init()
        }
        state = .runningForeground
    }

    public func activate() { launch() }

    public func terminate() { state = .notRunning }
}
