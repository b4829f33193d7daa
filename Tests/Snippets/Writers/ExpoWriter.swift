// Calls the module of docs/snapshot-format.md as its JavaScript does.
enum Bridge {
    static func update(_ group: String, _ file: String, _ json: String) throws -> Bool {
        try SnapshotsModule().definition().call("update", group, file, json) is Double
    }
}
