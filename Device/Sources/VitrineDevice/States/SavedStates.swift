public import Foundation

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
                "\(TraceText.quoted(String(name.prefix(60)))) is not a name of a state; use 1 to 40 letters, digits, hyphens or "
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

    /// Stores a state; one of the same name is replaced at the end only.
    func save(_ state: SavedState, as name: String) throws(DeviceError) {
        let fresh = "\(folder)/.new"
        try attempt("save the state \(name)") {
            try remake(fresh)
            for (part, source) in parts { try copyContents(of: source, to: "\(fresh)/\(part)") }
            try JSONEncoder().encode(state).write(to: URL(filePath: fresh + "/state.json"))
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
            try FileManager.default.moveItem(atPath: fresh, toPath: "\(folder)/\(name)")
        }
    }

    /// Replaces the files of the apps by those of a state.
    ///
    /// The copies are complete before the first file is replaced.
    func restore(_ name: String) throws(DeviceError) {
        let fresh = "\(folder)/.restored"
        try attempt("restore the state \(name)") {
            try remake(fresh)
            for part in parts.keys { try copyContents(of: "\(folder)/\(name)/\(part)", to: "\(fresh)/\(part)") }
            for (part, target) in parts {
                for entry in try contents(of: target) {
                    try FileManager.default.removeItem(atPath: "\(target)/\(entry)")
                }
                for entry in try contents(of: "\(fresh)/\(part)") {
                    try FileManager.default.moveItem(atPath: "\(fresh)/\(part)/\(entry)", toPath: "\(target)/\(entry)")
                }
            }
            try FileManager.default.removeItem(atPath: fresh)
        }
        // An app that was installed since has no folders in the state.
        try DeviceFolders(configuration).make()
    }

    /// Deletes a state.
    func remove(_ name: String) throws(DeviceError) {
        _ = try description(of: name)
        try attempt("delete the state \(name)") { try FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
    }

    private func remake(_ folder: String) throws {
        // What an interrupted attempt left behind.
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    private func copyContents(of source: String, to target: String) throws {
        try remake(target)
        for entry in try contents(of: source) {
            try copy("\(source)/\(entry)", to: "\(target)/\(entry)")
        }
    }

    /// Copies a folder or a regular file.
    ///
    /// Nothing else is copied: a pipe never ends, and a link leads out of the state.
    private func copy(_ source: String, to target: String) throws {
        // What the descriptor is, and not what the path was a moment before. A pipe without a writer opens at once.
        let descriptor = open(source, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else {
            // A link, a socket, or what was removed meanwhile.
            guard [ELOOP, ENXIO, ENOENT].contains(errno) else { throw unreadable(source) }
            return
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw unreadable(source) }
        let permissions = [FileAttributeKey.posixPermissions: Int(status.st_mode & 0o777)]
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
            try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: false)
            for entry in try FileManager.default.contentsOfDirectory(atPath: source) {
                try copy("\(source)/\(entry)", to: "\(target)/\(entry)")
            }
        case S_IFREG:
            guard FileManager.default.createFile(atPath: target, contents: nil) else {
                throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: target])
            }
            let copy = try FileHandle(forWritingTo: URL(filePath: target))
            defer { try? copy.close() }
            while let bytes = try file.read(upToCount: 1 << 20), !bytes.isEmpty { try copy.write(contentsOf: bytes) }
        default: return
        }
        try FileManager.default.setAttributes(permissions, ofItemAtPath: target)
    }

    private func unreadable(_ path: String) -> DeviceError {
        DeviceError(.state, "cannot read \(path): error \(errno)")
    }

    /// The entries of a folder without the device's own, which begin with a dot.
    private func contents(of folder: String) throws -> [String] {
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
                "could not \(what); check the state folder's permissions and the disk",
                cause: error
            )
        }
    }
}
