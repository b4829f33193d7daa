@_exported public import HostedFoundation
