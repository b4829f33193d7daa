// What docs/snapshot-format.md uses of Flutter.
public typealias FlutterResult = (Any?) -> Void
public protocol FlutterBinaryMessenger {}
public struct FlutterViewController {
    public let binaryMessenger: any FlutterBinaryMessenger
}
public struct FlutterMethodCall {
    public let method: String
    public let arguments: Any?
}
public struct FlutterError {
    public init(code: String, message: String?, details: Any?) {}
}
public let FlutterMethodNotImplemented = 0
public final class FlutterMethodChannel {
    public init(name: String, binaryMessenger: any FlutterBinaryMessenger) {}
    public func setMethodCallHandler(_ handler: ((FlutterMethodCall, @escaping FlutterResult) -> Void)?) {}
}
