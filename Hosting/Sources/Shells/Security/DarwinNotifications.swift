// The notifications between programs that carry a name only. On Apple's platforms they come with Core Foundation, whose
// types this module has as well.

/// A centre to which nothing is posted from outside.
public final class CFNotificationCenter: Sendable {
    static let darwin = CFNotificationCenter()
}

/// A notification's name, the same in every program.
public struct CFNotificationName: Hashable, RawRepresentable, Sendable {
    public let rawValue: CFString

    public init(_ rawValue: CFString) {
        self.rawValue = rawValue
    }

    public init(rawValue: CFString) {
        self.rawValue = rawValue
    }
}

public enum CFNotificationSuspensionBehavior: Int, Sendable {
    case drop = 1
    case coalesce = 2
    case hold = 3
    case deliverImmediately = 4
}

public typealias CFNotificationCallback =
    @Sendable (
        CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
    ) -> Void

/// The centre of the whole phone; here no program hears another.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

/// Posts to nobody.
public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!,
    _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!,
    _ userInfo: CFDictionary!,
    _ deliverImmediately: Bool
) {}

/// Never calls back.
public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!,
    _ observer: UnsafeRawPointer!,
    _ callBack: CFNotificationCallback!,
    _ name: CFString!,
    _ object: UnsafeRawPointer!,
    _ suspensionBehavior: CFNotificationSuspensionBehavior
) {}

/// Removes nothing.
public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!,
    _ observer: UnsafeRawPointer!,
    _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!
) {}
