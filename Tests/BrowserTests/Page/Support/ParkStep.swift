import BrowserTesting
import Foundation
import Testing
import VitrineDevice

/// One thing that a person does on the page to see what Hangangjari's widgets make of it.
enum ParkStep: Sendable {
    /// Makes the service do something, by its switch.
    case network(String)
    /// Chooses what the app may know of the device's place.
    case location(String)
    /// Sets the clock to so many minutes after the start; every widget is reloaded then.
    case clock(Int)
    /// Presses "Force refresh".
    case force
    /// Presses "Reload all widgets".
    case reloadAll
    /// Chooses a value in the configuration sheets of some widgets.
    case configure([String], String, String)
    /// Puts a small widget of each kind on the screen, for a park that no sheet offers: it was taken away since.
    case place(park: String)
    /// Waits until some widgets say some words.
    case wait([String], String)
}

extension ParkStep {
    private static let app = "app.hangangjari"

    /// Does it, and waits until the device has heard of it, so that the next step comes after this one.
    func perform(on page: BrowserPage, _ device: Device) async throws {
        switch self {
        case .network(let condition):
            try await device.records(.serviceChanged) {
                try await page.choose(condition, in: "[data-service='\(Self.app)'] select")
            }
        case .location(let value):
            try await device.records(.locationChanged) { try await page.choose(value, in: "#location") }
        case .clock(let minutes):
            try await device.records(.clockSet) {
                try await page.fill("#clock-input", Self.local(minutes))
                try await page.click("#clock-form button")
            }
        case .force:
            try await device.records(.intentPerformed) { try await page.click("#services .force") }
        case .reloadAll:
            try await page.click("#reload-widgets")
        case .configure(let widgets, let name, let value):
            for widget in widgets { try await Self.configure(widget, name, value, on: page) }
        case .place(let park):
            for kind in ["HangangjariParking", "HangangjariPark"] {
                try await device.place(kind, .systemSmall, of: Self.app, configuration: ["park": "\"\(park)\""])
            }
        case .wait(let widgets, let words):
            for widget in widgets { try await page.wait(for: words, in: "[data-widget=\(widget)] .widget-look") }
        }
    }

    /// So many minutes after the start, as the clock's field takes it.
    private static func local(_ minutes: Int) -> String {
        let format = Date.ISO8601FormatStyle(timeZone: TimeZone(identifier: "Asia/Seoul") ?? .gmt)
        return RunningDevice.noonInSeoul.addingTimeInterval(Double(minutes) * 60)
            .formatted(format.year().month().day().time(includingFractionalSeconds: false))
    }

    /// Opens the sheet of a widget, chooses a value there, and saves.
    static func configure(_ widget: String, _ name: String, _ value: String, on page: BrowserPage) async throws {
        try await page.click("[data-row=\(widget)] .edit")
        try await page.wait(for: "#configuration-body [name=\(name)]")
        try await page.choose("\"\(value)\"", in: "#configuration-body [name=\(name)]")
        try await page.click("#configuration-body .primary")
        try await page.wait(forNo: "#configuration[open]")
    }
}

extension Device {
    /// Does something, and waits until the trace has one more record of a kind.
    fileprivate func records(_ kind: TraceKind, _ body: () async throws -> Void) async throws {
        let before = trace().count { $0.kind == kind }
        try await body()
        for await _ in updates() where trace().count(where: { $0.kind == kind }) > before { return }
    }
}
