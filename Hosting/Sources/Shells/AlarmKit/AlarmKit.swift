@_exported public import ActivityKit
