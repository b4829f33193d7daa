import Foundation
import VitrineDevice

/// The folder of a scratch package on the disk.
struct ScratchFolder: Sendable {
    /// An absolute path.
    let path: String
    /// The option that names another folder.
    var option = "--scratch"

    /// Makes the folder hold a package: writes files that differ, deletes files that are no longer part of it.
    ///
    /// A file with the same bytes is not touched, so that the next build compiles only what has changed.
    /// - Throws: ``HostError`` with code `scratch`.
    func write(_ package: ScratchPackage) throws(HostError) {
        let wanted = Set(package.files.keys)
        for file in FileTree.disk.files(below: path + "/Sources") {
            guard let relative = FilePath.relative(file, to: path), !wanted.contains(relative) else { continue }
            try delete(file)
        }
        for (relative, content) in package.files.sorted(by: { $0.key < $1.key }) {
            var data = try bytes(content, package)
            if let given = package.endedFunctions["\(path)/\(relative)"]?.keys {
                data = Data(GivenNames.text(String(decoding: data, as: UTF8.self), without: given).utf8)
            }
            try replace("\(path)/\(relative)", with: data)
        }
    }

    /// Writes what the package manager needs beside the package's files, which are written.
    func writeManifest(_ package: ScratchPackage) throws(HostError) {
        let code = FileTree.disk.files(below: path + "/Sources").compactMap(FileTree.disk.text)
        try replace(path + "/Package.swift", with: Data(package.manifest(of: code).utf8))
    }

    /// Deletes a file or a folder; another build of the same project may have done so at the same time.
    func delete(_ file: String) throws(HostError) {
        try attempt("delete", file) {
            do {
                try FileManager.default.removeItem(atPath: file)
            } catch CocoaError.fileNoSuchFile {}
        }
    }

    func create(_ folder: String) throws(HostError) {
        try attempt("create", folder) {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
    }

    func replace(_ file: String, with bytes: Data) throws(HostError) {
        if FileManager.default.contents(atPath: file) == bytes { return }
        try attempt("write", file) {
            let folder = FilePath.folder(file)
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let old = SourceFingerprint.stampOnDisk(file)?.written
            try bytes.write(to: URL(filePath: file), options: .atomic)
            try raiseTime(of: file, above: old ?? .distantPast)
        }
    }

    /// Raises a file's time to the next whole second, and above that which it had.
    ///
    /// The compiler compares whole seconds here, with the moment at which it began before and with the file's time
    /// then: it would overlook a change within that second, and the old program would stay.
    private func raiseTime(of file: String, above old: Date) throws {
        guard let written = SourceFingerprint.stampOnDisk(file)?.written else { return }
        let next = max(
            written.timeIntervalSince1970.rounded(.up),
            old.timeIntervalSince1970.rounded(.down) + 1
        )
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: next)],
            ofItemAtPath: file
        )
    }

    private func bytes(_ content: ScratchPackage.Content, _ package: ScratchPackage) throws(HostError) -> Data {
        switch content {
        case .text(let text): return Data(text.utf8)
        case .copy(let path):
            guard let data = FileManager.default.contents(atPath: path) else {
                throw HostError(.file, "\(path) cannot be read; the project names it")
            }
            // The library's own files are written for this compiler.
            let isAdapted = FilePath.fileExtension(path) == "swift" && !path.hasPrefix(package.hosting + "/")
            guard isAdapted, let text = String(data: data, encoding: .utf8) else { return data }
            let hasHeader = package.modules.contains { $0.hasHeader && $0.swiftFiles.contains(path) }
            let ended = package.endedFunctions[path] ?? [:]
            let messages = Dictionary(uniqueKeysWithValues: ended.map { ($0, "\(path):\($0): \($1)") })
            let adapted = AdaptedSource(leftOutImports: package.leftOutImports, hasHeader: hasHeader)
                .text(FunctionBody.text(text, ending: messages))
            let isTest = package.programs.contains { $0.sources.code.swiftFiles.contains(path) }
            return Data(((isTest ? package.tests?.adding(to: adapted) : nil) ?? adapted).utf8)
        }
    }

    private func attempt(_ verb: String, _ file: String, _ work: () throws -> Void) throws(HostError) {
        do {
            try work()
        } catch {
            let remedy = WriteTrouble.remedy(error, "check the disk and the folder's permissions")
            throw HostError(.scratch, "cannot \(verb) \(file); \(remedy), or use \(option)", cause: error)
        }
    }
}
