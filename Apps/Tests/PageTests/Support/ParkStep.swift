import BrowserTesting
import Foundation
import Testing
import VitrineDevice

/// A user's action on the page that affects Hangangjari's widgets.
enum ParkStep: Sendable {
    /// Selects a network condition of the service.
    case network(String)
    /// Selects the device's location or the app's access to it.
    case location(String)
    /// Sets the clock to a number of minutes after the start, which reloads every widget.
    case clock(Int)
    /// Clicks "Request new data now".
    case force
    /// Clicks "Reload all widgets".
    case reloadAll
    /// Selects a value in the configuration sheets of some widgets: widget ids, field name, value.
    case configure([String], String, String)
    /// Places a small widget of each kind for a park that the sheets do not offer, as if the park had been removed.
    case place(park: String)
    /// Waits until all of the widgets show a text.
    case wait([String], String)
}

extension ParkStep {
    private static let app = "app.hangangjari"

    /// Performs the step and waits until the device has recorded it, so that the steps stay in order.
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
                try await page.show(tab: "time")
                try await page.click("#clock-form button")
            }
        case .force:
            try await page.show(tab: "world")
            try await device.records(.intentPerformed) { try await page.click("#services .force") }
        case .reloadAll:
            try await page.show(tab: "world")
            try await page.click("#reload-widgets")
        case .configure(let widgets, let name, let value):
            for widget in widgets { try await Self.configure(widget, name, value, on: page) }
        case .place(let park):
            for kind in ["HangangjariParking", "HangangjariPark"] {
                try await device.place(kind, .systemSmall, of: Self.app, configuration: ["park": "\"\(park)\""])
            }
        case .wait(let widgets, let words):
            for widget in widgets { try await page.wait(for: words, in: "[data-widget=\(widget)] .widget-rendering") }
        }
    }

    /// The time a number of minutes after the start, in the format of the clock's field.
    private static func local(_ minutes: Int) -> String {
        let format = Date.ISO8601FormatStyle(timeZone: TimeZone(identifier: "Asia/Seoul") ?? .gmt)
        return RunningDevice.noonInSeoul.addingTimeInterval(Double(minutes) * 60)
            .formatted(format.year().month().day().time(includingFractionalSeconds: false))
    }

    /// Opens a widget's sheet, selects a value and saves.
    static func configure(_ widget: String, _ name: String, _ value: String, on page: BrowserPage) async throws {
        try await page.show(tab: "widgets")
        try await page.click("[data-row=\(widget)] .edit")
        try await page.wait(for: "#configuration-body [name=\(name)]")
        try await page.choose("\"\(value)\"", in: "#configuration-body [name=\(name)]")
        try await page.click("#configuration-body .primary")
        try await page.wait(forNo: "#configuration[open]")
    }
}

extension Device {
    /// Calls `body` and waits until the trace has another record of a kind.
    fileprivate func records(_ kind: TraceKind, _ body: () async throws -> Void) async throws {
        let before = trace().count { $0.kind == kind }
        try await body()
        for await _ in updates() where trace().count(where: { $0.kind == kind }) > before { return }
    }
}
