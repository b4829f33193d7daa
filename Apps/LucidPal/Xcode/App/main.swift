import LucidPalApp
import VitrineWidgets

/// The intents that are part of the app.
struct LucidPalPackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [LucidPalIntents.self] }
}

LucidPalApp.main()
