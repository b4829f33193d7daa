public import Foundation
import Synchronization
import VitrineTesting

/// A page in a browser.
public final class BrowserPage: Sendable {
    private struct Observed {
        var site = BrowserSite()
        var complaints: [String] = []
    }

    private let connection: DevToolsConnection
    private let session: String
    private let observed = Mutex(Observed())

    init(connection: DevToolsConnection, session: String) {
        self.connection = connection
        self.session = session
        connection.handle(session: session) { [weak self] method, parameters in self?.receive(method, parameters) }
    }

    /// Sends any DevTools command.
    /// - Throws: `BrowserError` with `refused` if the browser answers with an error, `ended` if it has ended.
    @discardableResult
    public func call(_ method: String, _ parameters: BrowserValue = [:]) async throws -> BrowserValue {
        try await connection.call(method, parameters, session: session)
    }

    /// Sends any DevTools command without waiting for the answer.
    func post(_ method: String, _ parameters: BrowserValue) {
        connection.post(method, parameters, session: session)
    }

    // MARK: Loading

    /// Loads an address and waits until the page and its fonts are loaded.
    public func load(_ address: String) async throws {
        let answer = try await call("Page.navigate", ["url": .string(address)])
        if let failure = answer["errorText"].string { throw BrowserError(.refused, "\(address): \(failure)") }
        try await wait(until: "location.href !== 'about:blank' && document.readyState === 'complete'")
        try await evaluate("document.fonts.ready.then(() => true)")
    }

    /// Loads a path of a site whose resources are in memory.
    public func load(_ site: BrowserSite, path: String = "/") async throws {
        observed.withLock { $0.site = site }
        // The page before, which may have the same address, must have gone.
        try await call("Page.navigate", ["url": "about:blank"])
        try await wait(until: "location.href === 'about:blank'")
        try await call("Fetch.enable", ["patterns": [["urlPattern": .string(BrowserSite.origin + "/*")]]])
        try await load(BrowserSite.origin + path)
    }

    /// The errors of the page since it was opened: script errors and refused sources, one line each.
    public var complaints: [String] { observed.withLock { $0.complaints } }

    // MARK: Inspecting

    /// Evaluates an expression and returns its value; a promise is awaited.
    /// - Throws: `BrowserError` with `script` if the expression throws.
    @discardableResult
    public func evaluate(_ expression: String) async throws -> BrowserValue {
        let answer = try await call(
            "Runtime.evaluate",
            ["expression": .string(expression), "awaitPromise": true, "returnByValue": true, "userGesture": true]
        )
        if case .object = answer["exceptionDetails"] {
            let details = answer["exceptionDetails"]
            let text = details["exception"]["description"].string ?? details["text"].string ?? "\(details)"
            throw BrowserError(.script, "\(expression.prefix(200)): \(text)")
        }
        return answer["result"]["value"]
    }

    /// How long the page waits for something, in milliseconds.
    static let patience = Patience.limit / .milliseconds(1)

    /// The time that the page's main thread has computed.
    public func processorTime() async throws -> Duration {
        // Enabled once, later calls change nothing; times are then those of the thread.
        try await call("Performance.enable", ["timeDomain": "threadTicks"])
        let metrics = try await call("Performance.getMetrics")["metrics"].array
        guard let time = metrics.first(where: { $0["name"].string == "Timestamp" })?["value"].number else {
            throw BrowserError(.unexpectedAnswer, "Performance.getMetrics answered \(metrics)")
        }
        return .seconds(time)
    }

    /// Waits until an expression is true; checks it every 10 milliseconds.
    /// - Parameters:
    ///   - expression: What must be true.
    ///   - shown: An expression whose value the error gives, so that a failure says what was there instead.
    /// - Throws: `BrowserError` with `deadline` if it does not become true within `Patience.limit`.
    public func wait(until expression: String, showing shown: String? = nil) async throws {
        let script = """
            new Promise((done) => {
              const end = performance.now() + \(Self.patience);
              const check = () => {
                let value = false;
                try { value = Boolean((\(expression))); } catch {}
                if (value || performance.now() > end) done(value); else setTimeout(check, 10);
              };
              check();
            })
            """
        // If the page is replaced, the promise is lost, and the new page must be asked.
        for _ in 0..<20 {
            do {
                guard try await evaluate(script) == true else { break }
                return
            } catch let error as BrowserError where error.code == .refused {
                continue
            }
        }
        let seen = if let shown { "; there is \(try await evaluate(shown))" } else { "" }
        throw BrowserError(.deadline, "not true within \(Patience.limit): \(expression)\(seen)")
    }

    /// A screenshot of the page as PNG, in device pixels.
    ///
    /// For one of the whole page, the browser changes the window's size for a moment, and the page hears of that.
    public func screenshot(isWhole: Bool = true) async throws -> Data {
        let answer = try await call(
            "Page.captureScreenshot",
            ["format": "png", "captureBeyondViewport": .bool(isWhole)]
        )
        guard let data = Data(base64Encoded: answer["data"].string ?? "") else {
            throw BrowserError(.unexpectedAnswer, "Page.captureScreenshot returned no image")
        }
        return data
    }

    // MARK: Emulation

    /// Sets the page's size in CSS pixels, and the number of device pixels per CSS pixel.
    public func setViewport(width: Int, height: Int, scale: Double = 2) async throws {
        try await call(
            "Emulation.setDeviceMetricsOverride",
            [
                "width": .number(Double(width)), "height": .number(Double(height)), "deviceScaleFactor": .number(scale),
                "mobile": false,
            ]
        )
    }

    /// Sets whether the user prefers a dark appearance, reduced motion, and few colours that the system chooses.
    public func setPreferences(
        isDark: Bool = false,
        reducesMotion: Bool = false,
        forcesColors: Bool = false
    ) async throws {
        try await call(
            "Emulation.setEmulatedMedia",
            [
                "features": [
                    ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"],
                    ["name": "prefers-reduced-motion", "value": reducesMotion ? "reduce" : "no-preference"],
                    ["name": "forced-colors", "value": forcesColors ? "active" : "none"],
                ]
            ]
        )
    }

    private func receive(_ method: String, _ parameters: BrowserValue) {
        switch method {
        case "Fetch.requestPaused":
            let answer = observed.withLock { $0.site.answer(to: parameters) }
            connection.post("Fetch.fulfillRequest", answer, session: session)
        case "Runtime.exceptionThrown":
            let details = parameters["exceptionDetails"]
            complain(details["exception"]["description"].string ?? details["text"].string ?? "script error")
        case "Log.entryAdded": complain(parameters["entry"]["text"].string ?? "log entry")
        default: break
        }
    }

    private func complain(_ text: String) { observed.withLock { $0.complaints.append(text) } }
}
