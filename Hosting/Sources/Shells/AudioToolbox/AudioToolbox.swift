@_exported public import HostedFoundation

// System sounds; the device plays none.

public typealias SystemSoundID = UInt32
public typealias AudioServicesPropertyID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
public let kAudioServicesNoError: Int32 = 0
public let kAudioServicesUnsupportedPropertyError: Int32 = 0x7074_793F
public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = 0x6973_7569

public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID,
    _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }

public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID,
    _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }

public func AudioServicesCreateSystemSoundID(
    _ inFileURL: URL,
    _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 { kAudioServicesUnsupportedPropertyError }

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { kAudioServicesNoError }

@discardableResult
public func AudioServicesSetProperty(
    _ inPropertyID: AudioServicesPropertyID,
    _ inSpecifierSize: UInt32,
    _ inSpecifier: UnsafeRawPointer?,
    _ inPropertyDataSize: UInt32,
    _ inPropertyData: UnsafeRawPointer
) -> Int32 { kAudioServicesUnsupportedPropertyError }
