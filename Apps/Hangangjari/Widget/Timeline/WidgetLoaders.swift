import HangangjariAPI
package import HangangjariModel
package import Vitrine
package import VitrineWidgets

extension WidgetLoader {
    /// Creates a loader for the current request.
    ///
    /// - Throws: `VitrineError` if there is no containers folder.
    package init(at moment: DeviceMoment) throws(VitrineError) {
        let service = ParkService(HTTPClient(ServiceAddress.current))
        let container = try moment.container(of: .hangangjari)
        self.init(container, service: service, limits: ServiceAddress.limits, environment: .current) {
            DeviceLog.write("hangangjari: \($0)")
        }
    }
}
