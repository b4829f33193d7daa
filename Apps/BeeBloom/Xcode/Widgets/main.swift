import BeeBloomWidgets
import VitrineWidgets

/// The intents that are part of the extension.
struct BeeBloomWidgetPackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [BeeBloomWidgetIntents.self] }
}

BeeBloomWidgetBundle.main()
