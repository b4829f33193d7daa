import HangangjariModel
import HangangjariWidgets
import VitrineWidgets

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

if let place = getenv(ServiceAddress.variable), !ServiceAddress.set(String(cString: place)) {
    DeviceLog.write("\(ServiceAddress.variable) is not a valid address; using \(ServiceAddress.standard) instead")
}
HangangjariWidgetBundle.main()
