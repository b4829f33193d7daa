// What implementation files need of the system: the C library, and Foundation as small as the platform offers it.
@_exported public import SystemLibC

#if canImport(FoundationEssentials) && !CompleteFoundation
@_exported public import FoundationEssentials
#else
@_exported public import Foundation
#endif
