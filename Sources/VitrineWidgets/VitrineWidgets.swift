// The module that widgets import: WidgetKit and AppIntents on Apple's platforms, elsewhere our implementation of both.
@_exported public import VitrineContext
@_exported public import VitrineUI

#if canImport(Darwin)
@_exported public import AppIntents
@_exported public import WidgetKit
#else
@_exported public import PortableWidgets
#endif
