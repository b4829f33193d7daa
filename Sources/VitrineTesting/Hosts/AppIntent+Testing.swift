#if !canImport(Darwin)
public import VitrineWidgets
import VitrineWire

extension AppIntent {
    /// The name by which the device performs the intent: the module and the type.
    public static var archivedName: String { IntentCatalog.name(of: Self.self) }
}
#endif
