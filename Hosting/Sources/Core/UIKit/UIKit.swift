@_exported public import CoreGraphics
@_exported public import CoreText
@_exported public import HostedFoundation
@_exported public import ImageIO
@_exported public import QuartzCore
@_exported public import UserNotifications
