import Foundation
import Testing

/// What Apple's modules pass on to whoever imports one of them.
///
/// The table is made of the interfaces and headers in the SDK of iOS 17.4: the imports of an interface that are
/// exported, and the frameworks that the headers of a framework include. Of these, the modules are listed that are
/// here, but for the module of previews, which passes SwiftUI on here, and CoreImage below UIKit, which uses UIKit
/// here: of it, ImageIO is passed on.
struct PassedOnTableTests {
    private static let ofApple: KeyValuePairs = [
        "AVFAudio": ["AudioToolbox", "Foundation"],
        "AVFoundation": ["AVFAudio", "CoreGraphics", "Foundation", "ImageIO", "QuartzCore", "UniformTypeIdentifiers"],
        "AVKit": ["AVFoundation", "Foundation", "UIKit"], "AppIntents": ["Foundation"],
        "AudioToolbox": ["Foundation"], "BackgroundTasks": ["Foundation"],
        "CloudKit": ["CoreLocation", "Foundation"], "Contacts": ["Foundation"], "CoreData": ["CloudKit", "Foundation"],
        "CoreHaptics": ["Foundation"], "CoreImage": ["CoreGraphics", "Foundation", "ImageIO"],
        "CoreLocation": ["Foundation"], "CoreMotion": ["CoreLocation", "Foundation"],
        "CoreSpotlight": ["Foundation", "UniformTypeIdentifiers"], "CoreText": ["CoreGraphics"],
        "EventKit": ["CoreGraphics", "CoreLocation", "Foundation"],
        "HealthKit": ["Foundation", "UniformTypeIdentifiers"], "ImageIO": ["CoreGraphics"],
        "Intents": ["CoreGraphics", "CoreLocation", "Foundation", "UserNotifications"],
        "LocalAuthentication": ["Foundation", "Security"],
        "MapKit": ["CoreGraphics", "CoreLocation", "Foundation", "UIKit"],
        "MediaPlayer": ["AVFoundation", "CoreGraphics", "Foundation", "UIKit"], "Network": ["Foundation", "Security"],
        "NetworkExtension": ["Foundation", "Network", "Security"], "OSLog": ["Foundation", "os"],
        "Photos": ["AVFoundation", "CoreGraphics", "CoreImage", "CoreLocation", "Foundation", "ImageIO"],
        "PhotosUI": ["Foundation", "Photos", "UIKit"], "QuartzCore": ["CoreGraphics", "Foundation"],
        "SafariServices": ["Foundation", "UIKit"], "StoreKit": ["CoreGraphics", "Foundation", "UIKit"],
        "SwiftUI": ["CoreGraphics"], "TipKit": ["SwiftUI"],
        "UIKit": ["CoreGraphics", "CoreText", "Foundation", "ImageIO", "QuartzCore", "UserNotifications"],
        "UniformTypeIdentifiers": ["Foundation"], "UserNotifications": ["Foundation"],
        "WatchConnectivity": ["Foundation"], "WidgetKit": ["Foundation"],
    ]

    @Test(arguments: ofApple.map { Row(module: $0.key, passedOn: $0.value) })
    func moduleIsPassedOn(_ row: Row) throws {
        let found = try Self.closure(of: row.module)
        #expect(row.passedOn.filter { !found.contains($0) } == [])
    }

    struct Row: CustomTestStringConvertible, Sendable {
        let module: String
        let passedOn: [String]

        var testDescription: String { module }
    }

    /// What a module here passes on, directly or not.
    private static func closure(of module: String) throws -> Set<String> {
        var found: Set<String> = []
        var open = [module]
        while let next = open.popLast() { open += try exports(of: next).filter { found.insert($0).inserted } }
        return found
    }

    private static func exports(of module: String) throws -> [String] {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources")
        for part in ["Core", "Shells"] {
            let folder = sources.appending(path: "\(part)/\(module)").standardized
            guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
                continue
            }
            let texts = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            let exports = try texts.flatMap { file in
                try String(contentsOf: file, encoding: .utf8).matches(of: #/@_exported public import (\w+)/#)
                    .map { String($0.output.1) }
            }
            if !exports.isEmpty { return exports }
        }
        return []
    }
}
