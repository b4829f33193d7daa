@_exported public import CoreGraphics
@_exported public import HostedFoundation

/// For whom a font is registered.
public enum CTFontManagerScope: UInt32, Sendable {
    case none, process, persistent, session
}

/// Why a font was not registered.
public typealias CFError = NSError

/// Registers nothing: a font of the bundle is not drawn here, and the system's font takes its place.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: URL,
    _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }

/// Registers nothing; see ``CTFontManagerRegisterFontsForURL(_:_:_:)``.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: [URL],
    _ scope: CTFontManagerScope,
    _ enabled: Bool,
    _ registrationHandler: (([Any], Bool) -> Bool)?
) { _ = registrationHandler?([], true) }
