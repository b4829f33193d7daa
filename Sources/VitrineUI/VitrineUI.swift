// The module that widgets import: SwiftUI on Apple's platforms, elsewhere our implementation of its widget subset.
#if canImport(Darwin)
@_exported public import SwiftUI
#else
@_exported public import PortableUI
#endif
