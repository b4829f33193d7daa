import Foundation

extension DeviceManifest {
    /// The maximum size of a manifest: 1 MiB.
    public static let byteLimit = 1 << 20

    /// Reads a manifest, checks it and makes its paths absolute.
    ///
    /// A program that is a bare name is searched for in the program folders, in their order. Any other path, and an
    /// icon's path, is relative to the manifest's folder.
    ///
    /// - Parameters:
    ///   - path: The manifest's path.
    ///   - programFolders: Folders that contain programs, such as `.build/debug`.
    /// - Returns: The manifest with absolute paths.
    /// - Throws: ``DeviceError`` with code `manifest`, `file` if it cannot be read, or `cannotStart` for a program that
    ///   is not there; the message names the file, the app, the key and the remedy. An app without widgets, or a
    ///   manifest without apps, is not an error.
    public static func load(from path: String, programFolders: [String]) throws(DeviceError) -> DeviceManifest {
        let manifest = try decode(try contents(of: path), path: path)
        try manifest.check(path: path)
        return try manifest.resolved(folder: folder(of: path), programFolders: programFolders, path: path)
    }

    /// Reads a manifest and checks it; its paths stay as they are written, and its programs need not exist.
    /// - Throws: ``DeviceError`` with code `manifest`.
    package static func unresolved(from path: String) throws(DeviceError) -> DeviceManifest {
        let manifest = try decode(try contents(of: path), path: path)
        try manifest.check(path: path)
        return manifest
    }

    /// The manifest as a file: JSON with a line for each key.
    package var json: String {
        // Texts, numbers and lists can always be encoded.
        let data = (try? JSONEncoder.readable.encode(self)) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    /// Decodes a manifest without checking it and without changing its paths.
    /// - Throws: ``DeviceError`` with code `manifest`.
    static func decode(_ data: Data, path: String) throws(DeviceError) -> DeviceManifest {
        try ManifestKeys.check(data, path: path)
        do {
            return try JSONDecoder().decode(DeviceManifest.self, from: data)
        } catch {
            throw DeviceError(
                .manifest,
                "\(path) is not a device manifest: \(JSONFailure.describe(error))",
                cause: error
            )
        }
    }

    /// Checks the values that can be checked without reading the disk.
    func check(path: String) throws(DeviceError) {
        if let screen, DeviceScreen.named(screen) == nil {
            let known = DeviceScreen.all.map(\.name).joined(separator: ", ")
            throw DeviceError(.manifest, "\(path): there is no screen \(screen); use one of \(known)")
        }
        var seen: Set<String> = []
        for app in apps {
            guard seen.insert(app.id).inserted else {
                throw DeviceError(.manifest, "\(path): two apps have the id \(app.id); give each app its own id")
            }
            try app.check(path: path)
        }
    }

    private static func contents(of path: String) throws(DeviceError) -> Data {
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            guard data.count <= byteLimit else {
                throw DeviceError(.manifest, "\(path) has \(data.count) bytes; a manifest has at most \(byteLimit)")
            }
            return data
        } catch let error as DeviceError {
            throw error
        } catch {
            throw DeviceError(.file, "\(path) cannot be read; check that the manifest is there", cause: error)
        }
    }

    private static func folder(of path: String) -> String {
        URL(fileURLWithPath: path).deletingLastPathComponent().path
    }

    private func resolved(
        folder: String,
        programFolders: [String],
        path: String
    ) throws(DeviceError) -> DeviceManifest {
        let search = ProgramSearch(folder: folder, programFolders: programFolders)
        var copy = self
        for index in copy.apps.indices {
            let app = copy.apps[index]
            copy.apps[index].program = try search.find(app.program, of: app.id, key: "program", manifest: path)
            if let program = app.widgetProgram {
                copy.apps[index].widgetProgram = try search.find(
                    program,
                    of: app.id,
                    key: "widgetProgram",
                    manifest: path
                )
            }
            if let program = app.service?.program {
                copy.apps[index].service?.program = try search.find(
                    program,
                    of: app.id,
                    key: "service.program",
                    manifest: path
                )
            }
            copy.apps[index].icon = app.icon.map { search.absolute($0) }
        }
        return copy
    }
}

extension AppManifest {
    /// Checks the values that become names of folders: the app's id in the state folder, its group among the
    /// containers.
    ///
    /// - Parameter place: The source of the app, such as the manifest's path, for the message.
    /// - Throws: ``DeviceError`` with code `manifest` for a name that could leave its parent folder or be hidden in it.
    func checkNames(in place: String) throws(DeviceError) {
        for (name, kind) in [(id, "app id"), (group, "App Group")] where !Self.isFolderName(name) {
            throw DeviceError(
                .manifest,
                "\(place): \"\(name.prefix(60))\" is an invalid \(kind); use up to 128 letters, digits, dots or hyphens"
            )
        }
    }

    static func isFolderName(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && name.utf8.count <= 128
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"):
                    true
                default:
                    false
                }
            }
    }

    /// Checks the values that can be checked without reading the disk.
    fileprivate func check(path: String) throws(DeviceError) {
        try checkNames(in: path)
        for scheme in schemes where scheme != scheme.lowercased() || scheme.isEmpty || scheme.contains(":") {
            throw DeviceError(
                .manifest,
                "\(path): \(id) has the scheme \"\(scheme)\"; write it lower-case without a colon"
            )
        }
        for placement in placements where (placement.column == nil) != (placement.row == nil) {
            throw DeviceError(
                .manifest,
                "\(path): \(id) places \(placement.kind) with only one of column and row; give both or neither"
            )
        }
    }
}

/// Finds the programs of a manifest.
private struct ProgramSearch {
    let folder: String
    let programFolders: [String]

    func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : "\(folder)/\(path)"
    }

    func find(_ program: String, of app: String, key: String, manifest: String) throws(DeviceError) -> String {
        let candidates = program.contains("/") ? [absolute(program)] : programFolders.map { "\($0)/\(program)" }
        for candidate in candidates where isProgram(candidate) {
            return URL(fileURLWithPath: candidate).standardizedFileURL.path
        }
        let places = candidates.isEmpty ? "no program folders were given" : candidates.joined(separator: ", ")
        throw DeviceError(
            .cannotStart,
            "\(manifest): the \(key) \"\(program)\" of \(app) is not executable; build it first (searched: \(places))"
        )
    }

    private func isProgram(_ path: String) -> Bool {
        var isFolder = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder
            && FileManager.default.isExecutableFile(atPath: path)
    }
}
