#if canImport(Darwin)
public import VitrineWidgets

/// Names the intents of this module to the app that links it, because Xcode looks for intents in the app's own sources
/// only.
public struct LucidPalIntents: AppIntentsPackage {}
#endif
