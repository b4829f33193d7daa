import BrowserTesting
import Foundation

/// One screenshot for the documentation: the window's size, and the actions before the screenshot is taken.
struct Picture: Sendable {
    /// The file's name without its extension.
    let name: String
    /// The window's width and height in CSS pixels.
    var width = 1440
    var height = 1000
    /// The number of device pixels per CSS pixel.
    var scale = 1.0
    /// The actions before the screenshot is taken.
    var prepare: @Sendable (BrowserPage) async throws -> Void = { _ in }

    /// All screenshots, in the order in which they are taken.
    static let all = [
        Picture(name: "home"),
        Picture(name: "home-dark") { try await $0.choose("dark") },
        Picture(name: "home-tinted") { try await $0.choose("tinted") },
        Picture(name: "gallery", height: 940) { page in
            try await page.click("#open-gallery")
            try await page.wait(until: "document.querySelectorAll('.gallery-item .vw').length > 0")
        },
        Picture(name: "app") { try await $0.openApp() },
        Picture(name: "actions") { page in
            try await page.openApp()
            try await page.click(".app-bar .actions")
            try await page.wait(until: "document.querySelector('#intents-body details')")
            try await page.click("#intents-body summary")
        },
        Picture(name: "lock") { page in
            try await page.send(
                "/api/widgets",
                #"{"app":"app.lucidpal","kind":"LucidPalAgenda","family":"accessoryRectangular"}"#
            )
            try await page.evaluate("document.getElementById('lock').click()")
            try await page.wait(until: "document.querySelector('.lock:not([hidden]) .vw')")
        },
        Picture(name: "phone", width: 390, height: 844, scale: 1.5) { page in
            try await page.send("/api/lock", #"{"locked":false}"#)
            try await page.wait(until: "!document.querySelector('.lock:not([hidden])')")
        },
    ]

    /// Opens the app and leaves it, because the app stores its sample data when it is first opened.
    static func storeSample(at address: String) async throws {
        _ = try await Picture(name: "first") { try await $0.openApp() }.take(from: address)
        _ = try await Picture(name: "second").take(from: address)
    }

    /// Opens the page, performs the actions, and takes the screenshot.
    func take(from address: String) async throws -> Data {
        try await Browser.withPage(width: width, height: height, scale: scale) { page in
            // The screenshot must not show an unfinished animation.
            try await page.setPreferences(reducesMotion: true)
            try await page.load(address)
            try await page.waitForWidgets()
            try await page.leaveApp()
            try await page.choose("light")
            try await prepare(page)
            try await page.waitForWidgets()
            try await page.evaluate("document.activeElement?.blur()")
            try await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            return try await page.visiblePart()
        }
    }
}

extension BrowserPage {
    /// A screenshot of the visible part of the page, as PNG.
    func visiblePart() async throws -> Data {
        let answer = try await call("Page.captureScreenshot", ["format": "png"])
        guard let data = Data(base64Encoded: answer["data"].string ?? "") else {
            throw CocoaError(.coderInvalidValue)
        }
        return data
    }

    /// Waits until every placed widget shows its first timeline.
    func waitForWidgets() async throws {
        try await wait(
            until: """
                document.documentElement.dataset.ready && document.querySelector('.widget')
                  && !document.querySelector('.widget:is([data-status="placeholder"], [data-status="pending"], [data-digest=""])')
                """
        )
    }

    /// Sends a command to the device, as the page's own script does.
    func send(_ path: String, _ json: String) async throws {
        let request = "{ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: \(Self.quoted(json)) }"
        try await evaluate("fetch('\(path)', \(request)).then((answer) => answer.ok)")
    }

    /// Chooses an appearance.
    func choose(_ appearance: String) async throws {
        try await evaluate("document.querySelector('button[data-appearance=\"\(appearance)\"]').click()")
        try await wait(until: "document.documentElement.dataset.appearance === '\(appearance)'")
    }

    /// Opens the first app and waits for its screen.
    func openApp() async throws {
        try await evaluate("document.querySelector('.app-icon').click()")
        try await wait(until: "document.querySelector('.app-window .vw')")
    }

    /// Leaves the app in front, if there is one.
    func leaveApp() async throws {
        try await evaluate("document.querySelector('.app-window .leave')?.click()")
        try await wait(until: "!document.querySelector('.app-window')")
    }
}
