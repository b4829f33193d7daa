import DBMultiverseApp
import VitrineWidgets

/// The intents that are part of the app.
struct DBMultiversePackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [DBMultiverseIntents.self] }
}

DBMultiverseApp.main()
