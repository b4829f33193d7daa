// SwiftUI re-exports Foundation; this module re-exports its essentials.
#if canImport(FoundationEssentials) && !CompleteFoundation
@_exported public import FoundationEssentials
#else
@_exported public import Foundation
#endif
