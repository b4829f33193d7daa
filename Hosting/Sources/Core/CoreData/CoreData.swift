@_exported public import CloudKit
@_exported public import Combine
@_exported public import HostedFoundation
