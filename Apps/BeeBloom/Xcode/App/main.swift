import BeeBloomApp
import VitrineWidgets

/// The intents that are part of the app.
struct BeeBloomPackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [BeeBloomIntents.self] }
}

BeeBloomApp.main()
