// Calls the channel of docs/snapshot-format.md as its Dart does.
import Flutter

enum Bridge {
    struct Messenger: FlutterBinaryMessenger {}
    struct Failure: Error { let message: String? }

    static func update(_ group: String, _ file: String, _ json: String) throws -> Bool {
        start(controller: FlutterViewController(Messenger()))
        let result = FlutterMethodChannel.invoke("snapshots", "update", ["group": group, "file": file, "json": json])
        if let error = result as? FlutterError { throw Failure(message: error.message) }
        return result is Int
    }
}
