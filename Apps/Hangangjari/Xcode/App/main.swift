import Foundation
import HangangjariApp
import HangangjariModel
import VitrineWidgets

/// The intents that are part of the app.
struct HangangjariPackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [HangangjariIntents.self] }
}

// The project's setting HANGANGJARI_SERVICE; without it, the service is on this machine, as for the simulator.
ServiceAddress.set(Bundle.main.object(forInfoDictionaryKey: "HangangjariService") as? String)
HangangjariApp.main()
