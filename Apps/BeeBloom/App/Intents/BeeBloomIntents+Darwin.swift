#if canImport(Darwin)
public import VitrineWidgets

/// Names the intents of this module to the program that links it, because Xcode looks for intents in the target's own
/// sources only.
public struct BeeBloomIntents: AppIntentsPackage {}
#endif
