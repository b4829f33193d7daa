@_exported public import CoreGraphics
@_exported public import HostedFoundation

/// The seconds since an arbitrary moment.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
