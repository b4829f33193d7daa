import Foundation
import VitrineScript
import VitrineSheet

/// The files that describe the states of apps.
struct StatesFiles {
    private let paths: [String]

    /// - Parameters:
    ///   - paths: Files and folders; empty for the folder `States` in `folder`.
    ///   - folder: The folder of the apps.
    /// - Throws: `SheetError` with code `file` for a path that does not exist or cannot be read.
    init(_ paths: [String], beside folder: String) throws(SheetError) {
        let beside = URL(filePath: folder).appending(path: "States").path
        let isDefault = paths.isEmpty
        var files: [String] = []
        for path in isDefault ? [beside] : paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                if isDefault { continue }
                throw SheetError(.file, "there is no file or folder \(path); --states names files of states")
            }
            guard isFolder.boolValue else {
                files.append(path)
                continue
            }
            do {
                let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
                files += names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }.map { "\(path)/\($0)" }
            } catch {
                throw SheetError(.file, "\(path) cannot be read; check its permissions", cause: error)
            }
        }
        self.paths = files
    }

    /// The states of an app; nil if no file is about it.
    /// - Throws: `ScriptError` for a file that cannot be read.
    func states(of app: String) throws(ScriptError) -> AppStates? {
        for path in paths {
            let states = try AppStates(file: path)
            if states.app == app { return states }
        }
        return nil
    }
}
