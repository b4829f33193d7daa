import Foundation
import VitrineUI
import VitrineWidgets

/// The app of a hosted extension: it accepts the extension's links, shows the last one, and writes what it is told to.
struct StandInApp: DeviceApp {
    @State private var link: URL?
    private let settings: StandInSettings

    init() { self.init(StandInSettings(ProcessInfo.processInfo.environment)) }

    init(_ settings: StandInSettings) { self.settings = settings }

    static var intents: [any AppIntent.Type] { [WriteDefaults.self, WriteFile.self] }

    static var urlSchemes: [String] { StandInSettings(ProcessInfo.processInfo.environment).schemes }

    var body: some Scene {
        WindowGroup {
            VStack(alignment: .leading, spacing: 12) {
                Text(settings.name).font(.largeTitle)
                Text("This app stands in for the extension's own: it shows links, and writes what an intent says.")
                    .foregroundStyle(.secondary)
                if let link {
                    Text("Opened by a link").font(.headline)
                    Text(link.absoluteString)
                }
                Spacer()
            }
            .padding()
            .onOpenURL { link = $0 }
        }
    }
}

/// What a stand-in shows and opens.
struct StandInSettings {
    static let nameKey = "VITRINE_STAND_IN"
    static let schemesKey = "VITRINE_STAND_IN_SCHEMES"
    static let groupKey = "VITRINE_STAND_IN_GROUP"

    let name: String
    let schemes: [String]

    init(_ environment: [String: String]) {
        name = environment[Self.nameKey] ?? "App"
        schemes = (environment[Self.schemesKey] ?? "").split(separator: " ").map(String.init)
    }
}
