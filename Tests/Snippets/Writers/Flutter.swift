// What docs/snapshot-format.md uses of Flutter, and a way to call it as Dart does.
public typealias FlutterResult = (Any?) -> Void
public protocol FlutterBinaryMessenger {}
public struct FlutterViewController {
    public let binaryMessenger: any FlutterBinaryMessenger

    public init(_ messenger: any FlutterBinaryMessenger) { binaryMessenger = messenger }
}
public struct FlutterMethodCall {
    public let method: String
    public let arguments: Any?
}
public struct FlutterError {
    public let message: String?

    public init(code: String, message: String?, details: Any?) { self.message = message }
}
public let FlutterMethodNotImplemented = 0
public final class FlutterMethodChannel {
    private static var handlers: [String: (FlutterMethodCall, @escaping FlutterResult) -> Void] = [:]
    private let name: String

    public init(name: String, binaryMessenger: any FlutterBinaryMessenger) { self.name = name }
    public func setMethodCallHandler(_ handler: ((FlutterMethodCall, @escaping FlutterResult) -> Void)?) {
        Self.handlers[name] = handler
    }

    /// Calls a method of a channel; the result is nil if nothing handles it.
    public static func invoke(_ channel: String, _ method: String, _ arguments: Any?) -> Any? {
        var result: Any?
        handlers[channel]?(FlutterMethodCall(method: method, arguments: arguments)) { result = $0 }
        return result
    }
}
