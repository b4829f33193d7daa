// All of Foundation, with what Apple's has in addition.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import Observation
@_exported public import VitrineUI
@_exported public import VitrineWidgets
