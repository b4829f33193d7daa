@_exported public import HostedFoundation
@_exported public import UniformTypeIdentifiers
