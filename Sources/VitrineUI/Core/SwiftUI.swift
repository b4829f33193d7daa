// On Apple's platforms the target is SwiftUI itself; elsewhere it brings Foundation as SwiftUI does.
#if canImport(SwiftUI)
@_exported public import SwiftUI
#elseif canImport(FoundationEssentials)
@_exported public import FoundationEssentials
#else
@_exported public import Foundation
#endif
