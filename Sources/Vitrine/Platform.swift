// Dates, data and addresses stand in the library's signatures, so importing the library brings them along.
#if canImport(FoundationEssentials) && !CompleteFoundation
@_exported public import FoundationEssentials
#else
@_exported public import Foundation
#endif
