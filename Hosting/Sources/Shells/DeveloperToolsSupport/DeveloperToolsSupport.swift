// The types of generated asset symbols and of previews, which SwiftUI passes on as well.
@_exported public import SwiftUI
