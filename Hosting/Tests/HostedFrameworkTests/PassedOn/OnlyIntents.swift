// A widget's provider as apps have it: CoreLocation comes with SiriKit's intents.
import Intents

enum PassedOnByIntents {
    static func isAllowed(_ manager: CLLocationManager) -> Bool { manager.authorizationStatus == .authorizedAlways }
}
