import Foundation

/// How far a restore has got, so that one that is cut short is finished later: every step can be done again.
struct RestoreJournal {
    /// The folder with complete copies of the state's parts, which are moved from here.
    let folder: String
    /// The folders whose content is replaced, by the names of the parts.
    let targets: [String: String]

    /// The description of the state.
    var statePath: String { folder + "/state.json" }
    /// A file with the state's name: the copies are complete.
    private var begunPath: String { folder + "/begun" }
    /// A file: the old content is gone.
    private var emptiedPath: String { folder + "/emptied" }

    /// The state of a restore that has begun and has not ended; nil if there is none.
    var begun: String? {
        FileManager.default.contents(atPath: begunPath).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Notes that the copies are complete: from now on the restore will end.
    func begin(_ name: String) throws { try note(name, at: begunPath) }

    /// Removes the old content, moves the new one into its place, and removes the journal.
    func finish() throws {
        if !FileManager.default.fileExists(atPath: emptiedPath) {
            for target in targets.values where FileManager.default.fileExists(atPath: target) {
                for entry in try SavedStates.contents(of: target) {
                    try FileManager.default.removeItem(atPath: "\(target)/\(entry)")
                }
            }
            try note("", at: emptiedPath)
        }
        for (part, target) in targets {
            try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
            for entry in try SavedStates.contents(of: "\(folder)/\(part)") {
                let place = "\(target)/\(entry)"
                // Where this was cut short, the device has since made the folder anew, or the copy is incomplete.
                if FileManager.default.fileExists(atPath: place) { try FileManager.default.removeItem(atPath: place) }
                try FileManager.default.moveItem(atPath: "\(folder)/\(part)/\(entry)", toPath: place)
            }
        }
        // Without this file the rest of the folder means nothing.
        try FileManager.default.removeItem(atPath: begunPath)
        try FileManager.default.removeItem(atPath: folder)
    }

    private func note(_ text: String, at path: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
        for written in [path, folder] {
            let file = try FileHandle(forReadingFrom: URL(filePath: written))
            defer { try? file.close() }
            try file.synchronize()
        }
    }
}
