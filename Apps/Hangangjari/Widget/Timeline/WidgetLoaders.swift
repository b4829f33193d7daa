package import HangangjariModel
package import Vitrine
import VitrineHTTP
package import VitrineWidgets

extension WidgetLoader {
    /// The loader of a request.
    ///
    /// - Throws: `VitrineError` if there is no folder of containers.
    package init(at moment: DeviceMoment) throws(VitrineError) {
        let service = ParkService(HTTPClient(ServicePlace.current))
        self.init(try moment.container(of: .hangangjari), service: service, limits: ServicePlace.limits)
    }
}
