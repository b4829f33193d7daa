public import Foundation
import SystemPackage

/// A saved state of a device without the apps' files.
public struct SavedState: Codable, Hashable, Sendable {
    /// The date on the clock.
    public var date: Date
    public var settings: DeviceSettings
    /// The screen's name.
    public var screen: String
    public var homeScreen: HomeScreen
}

/// The states that a person saved: a folder for each in `states` of the device's state folder, with `state.json` and
/// copies of the containers and of the programs' homes.
struct SavedStates {
    private let configuration: DeviceConfiguration

    init(_ configuration: DeviceConfiguration) {
        self.configuration = configuration
    }

    private var folder: String { configuration.stateFolder + "/states" }

    /// The folders whose content belongs to a state, by their names in it.
    private var parts: [String: String] {
        ["containers": configuration.containersFolder, "homes": configuration.stateFolder + "/homes"]
    }

    /// The names, sorted; a folder without a description is not a state.
    func names() throws(DeviceError) -> [String] {
        guard FileManager.default.fileExists(atPath: folder) else { return [] }
        return try attempt("read \(folder)") { try FileManager.default.contentsOfDirectory(atPath: folder) }
            .filter { Self.isName($0) && FileManager.default.fileExists(atPath: "\(folder)/\($0)/state.json") }
            .sorted()
    }

    /// - Throws: ``DeviceError`` with code `badValue` for a name that is not 1 to 40 letters, digits, hyphens and
    ///   spaces.
    func check(_ name: String) throws(DeviceError) {
        guard Self.isName(name) else {
            throw DeviceError(
                .badValue,
                "\(TraceText.quoted(String(name.prefix(60)))) is not a name of a state; use 1 to 40 letters from a to z, digits, hyphens or "
                    + "spaces, with a letter or digit first and last"
            )
        }
    }

    /// Reads the description of a state.
    /// - Throws: ``DeviceError``: `notFound` with the closest name, `state` for a file that cannot be read.
    func description(of name: String) throws(DeviceError) -> SavedState {
        let known = try names()
        guard known.contains(name) else {
            let hint = known.isEmpty ? "none is saved" : Spelling.hint(for: name, of: known)
            throw DeviceError(.notFound, "there is no state \(TraceText.quoted(name)); \(hint)")
        }
        let path = "\(folder)/\(name)/state.json"
        do {
            let data = try Data(contentsOf: URL(filePath: path))
            let state = try JSONDecoder().decode(SavedState.self, from: data)
            if let problem = state.homeScreen.problem { throw DeviceError(.state, "\(path): \(problem)") }
            return state
        } catch let error as DeviceError {
            throw error
        } catch {
            throw DeviceError(
                .state,
                "\(path) is damaged (\(JSONFailure.describe(error))); save the state again",
                cause: error
            )
        }
    }

    /// Stores a state; one of the same name is replaced at the end only, and stays until the new one is on the disk.
    ///
    /// The originals are stored for files in the containers in place of their content, by their paths.
    func save(_ state: SavedState, as name: String, _ originals: [String: Data] = [:]) throws(DeviceError) {
        let fresh = "\(folder)/.new"
        try attempt("save the state \(name)") {
            // A copy that is not complete would keep a full disk full.
            defer { try? FileManager.default.removeItem(atPath: fresh) }
            try remake(fresh)
            for (part, source) in parts { try copyContents(of: source, to: "\(fresh)/\(part)") }
            for (path, original) in originals {
                let copy = "\(fresh)/containers/\(path.dropFirst(configuration.containersFolder.count + 1))"
                try original.write(to: URL(filePath: copy))
            }
            try write(try JSONEncoder().encode(state), to: fresh + "/state.json")
            try synchronize(fresh)
            try replace("\(folder)/\(name)", by: fresh)
        }
    }

    /// Replaces the files of the apps by those of a state.
    ///
    /// The copies are complete, and on the disk, before the first file is replaced. From then on a restore that is cut
    /// short is finished when the device starts again.
    func restore(_ name: String) throws(DeviceError) {
        let journal = RestoreJournal(folder: "\(folder)/.restored", targets: parts)
        try attempt("restore the state \(name)") {
            try remake(journal.folder)
            for part in parts.keys {
                try copyContents(of: "\(folder)/\(name)/\(part)", to: "\(journal.folder)/\(part)")
            }
            try write(try Data(contentsOf: URL(filePath: "\(folder)/\(name)/state.json")), to: journal.statePath)
            try synchronize(journal.folder)
            try journal.begin(name)
        }
        try attempt("restore the state \(name), which the device will do when it starts again") { try journal.finish() }
        // An app that was installed since has no folders in the state.
        try DeviceFolders(configuration).make()
    }

    /// Finishes what was cut short when the device ended: a restore, or the replacement of a state.
    /// - Returns: Messages for the trace.
    /// - Throws: ``DeviceError`` with code `state`.
    func recover(_ homeScreen: StateFile<HomeScreen>) throws(DeviceError) -> [String] {
        guard FileManager.default.fileExists(atPath: folder) else { return [] }
        return try attempt("finish what was cut short in \(folder)") {
            for entry in try FileManager.default.contentsOfDirectory(atPath: folder) where entry.hasPrefix(Self.old) {
                let name = String(entry.dropFirst(Self.old.count))
                if FileManager.default.fileExists(atPath: "\(folder)/\(name)") {
                    try FileManager.default.removeItem(atPath: "\(folder)/\(entry)")
                } else {
                    try FileManager.default.moveItem(atPath: "\(folder)/\(entry)", toPath: "\(folder)/\(name)")
                }
            }
            let journal = RestoreJournal(folder: "\(folder)/.restored", targets: parts)
            guard let name = journal.begun else { return [] }
            let state = try JSONDecoder()
                .decode(SavedState.self, from: Data(contentsOf: URL(filePath: journal.statePath)))
            if state.homeScreen.problem == nil { try homeScreen.write(state.homeScreen) }
            try journal.finish()
            return ["the restore of the state \(name) was cut short; its files and its home screen are restored now"]
        }
    }

    /// The beginning of the name of a state that is being replaced.
    private static let old = ".old-"

    /// Puts a folder in the place of another, which exists under another name until then.
    private func replace(_ target: String, by fresh: String) throws {
        let old = "\(folder)/\(Self.old)\(URL(filePath: target).lastPathComponent)"
        try? FileManager.default.removeItem(atPath: old)
        if FileManager.default.fileExists(atPath: target) {
            try FileManager.default.moveItem(atPath: target, toPath: old)
        }
        try FileManager.default.moveItem(atPath: fresh, toPath: target)
        try synchronize(folder)
        // The device removes it when it starts, if not now.
        try? FileManager.default.removeItem(atPath: old)
    }

    private func write(_ data: Data, to path: String) throws {
        guard FileManager.default.createFile(atPath: path, contents: data, attributes: [.posixPermissions: 0o600])
        else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path]) }
        try synchronize(path)
    }

    /// Waits until a file, or the list of a folder's entries, is on the disk.
    private func synchronize(_ path: String) throws {
        let file = try FileHandle(forReadingFrom: URL(filePath: path))
        defer { try? file.close() }
        try file.synchronize()
    }

    /// Deletes a state.
    func remove(_ name: String) throws(DeviceError) {
        _ = try description(of: name)
        try attempt("delete the state \(name)") { try FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
    }

    private func remake(_ folder: String) throws {
        // What an interrupted attempt left behind.
        try? FileManager.default.removeItem(atPath: folder)
        try DeviceFolders.create(folder)
    }

    private func copyContents(of source: String, to target: String) throws {
        try remake(target)
        let folder = try ProgramFolder(source)
        for name in try folder.names() where !name.hasPrefix(".") {
            try copy(name, in: folder, to: "\(target)/\(name)")
        }
    }

    /// Copies a folder or a regular file.
    ///
    /// Nothing else is copied: a pipe never ends, and a link leads out of the state.
    private func copy(_ name: String, in folder: borrowing ProgramFolder, to target: String) throws {
        do {
            if let file = try folder.file(name) {
                try copy(file, to: target)
            } else {
                try copy(try folder.folder(name), to: target)
            }
        } catch Errno.noSuchFileOrDirectory, Errno.notDirectory {
            // It was removed meanwhile, or is neither.
        } catch let error as Errno {
            throw DeviceError(.state, "cannot read \(name) for \(target)", cause: error)
        }
    }

    private func copy(_ folder: borrowing ProgramFolder, to target: String) throws {
        try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: false)
        for name in try folder.names() { try copy(name, in: folder, to: "\(target)/\(name)") }
        try copyPermissions(of: folder.descriptor, to: target)
    }

    private func copy(_ file: FileHandle, to target: String) throws {
        guard FileManager.default.createFile(atPath: target, contents: nil) else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: target])
        }
        let copy = try FileHandle(forWritingTo: URL(filePath: target))
        defer { try? copy.close() }
        while let bytes = try file.read(upToCount: 1 << 20), !bytes.isEmpty { try copy.write(contentsOf: bytes) }
        try copy.synchronize()
        try copyPermissions(of: file.fileDescriptor, to: target)
    }

    private func copyPermissions(of source: CInt, to target: String) throws {
        var status = stat()
        guard fstat(source, &status) == 0 else { throw Errno(rawValue: errno) }
        try FileManager.default.setAttributes([.posixPermissions: Int(status.st_mode & 0o777)], ofItemAtPath: target)
    }

    /// The entries of a folder without the device's own, which begin with a dot.
    static func contents(of folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
    }

    /// A name becomes a folder's name, so it must not leave its parent folder or be hidden in it.
    private static func isName(_ name: String) -> Bool {
        let isPlain = { (character: Character) in character.isASCII && (character.isLetter || character.isNumber) }
        guard (1...40).contains(name.utf8.count), let first = name.first, let last = name.last else { return false }
        return isPlain(first) && isPlain(last) && name.allSatisfy { isPlain($0) || $0 == "-" || $0 == " " }
    }

    private func attempt<Result>(_ what: String, _ body: () throws -> Result) throws(DeviceError) -> Result {
        do {
            return try body()
        } catch {
            throw DeviceError(
                .state,
                "could not \(what); \(WriteTrouble.remedy(error, "check the state folder's permissions and the disk"))",
                cause: error
            )
        }
    }
}
