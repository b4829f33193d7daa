import Foundation
import HangangjariModel
import HangangjariWidgets
import VitrineWidgets

/// The intents that are part of the extension.
struct HangangjariWidgetPackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [HangangjariWidgetIntents.self] }
}

// The project's setting HANGANGJARI_SERVICE; without it, the service is on this machine, as for the simulator.
ServiceAddress.set(Bundle.main.object(forInfoDictionaryKey: "HangangjariService") as? String)
HangangjariWidgetBundle.main()
