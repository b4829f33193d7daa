public import VitrineLoading
import VitrinePlatform
import VitrineWire

extension LoadEnvironment {
    /// The effects for one load in an app or an extension.
    ///
    /// They are the machine's. Under a device on which time passes by command only, as in a script and in a simulated
    /// week, they are those of `LoadEnvironment.still()`, so that a load that tries again takes no real time.
    public static var current: LoadEnvironment {
        #if !canImport(Darwin)
        if ClockVariable.isManual(getenv(ClockVariable.name).map { String(cString: $0) }) { return .still() }
        #endif
        return .system
    }
}
