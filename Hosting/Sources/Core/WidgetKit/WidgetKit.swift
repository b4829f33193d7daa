// WidgetKit passes on SwiftUI and the frameworks of intents, and so does this module.
@_exported public import ActivityKit
@_exported public import AppIntents
@_exported public import Intents
@_exported public import SwiftUI
