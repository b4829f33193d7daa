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
    StandardError.write("\(ServicePlace.variable) is no address such as \(ServicePlace.standard); that one is asked")
}
HangangjariWidgetBundle.main()
