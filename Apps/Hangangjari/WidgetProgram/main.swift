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

if let place = getenv(ServicePlace.variable), !ServicePlace.set(String(cString: place)) {
    DeviceLog.write("\(ServicePlace.variable) is not a valid address; using \(ServicePlace.standard) instead")
}
HangangjariWidgetBundle.main()
