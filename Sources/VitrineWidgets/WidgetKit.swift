@_exported public import VitrineUI

// On Apple's platforms the target is WidgetKit and AppIntents themselves; elsewhere it brings the views and Foundation
// as WidgetKit does.
#if canImport(WidgetKit)
@_exported public import AppIntents
@_exported public import WidgetKit
#endif

#if canImport(FoundationEssentials)
@_exported public import FoundationEssentials
#else
@_exported public import Foundation
#endif
