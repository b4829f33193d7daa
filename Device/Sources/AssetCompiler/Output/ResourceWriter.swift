import Foundation
import Synchronization
import WidgetArchive

/// Writes compiled resources into a folder, and leaves alone what has not changed.
struct ResourceWriter {
    let folder: URL
    let converter: VectorConverter
    private let files = FileManager.default

    /// Writes the files, then the index, then removes the files of an earlier writing that are not among them.
    /// - Returns: What could not be converted; those files are left out of the index.
    /// - Throws: ``AssetError``.
    func write(_ resources: CompiledResources) throws(AssetError) -> [AssetFinding] {
        var index = resources.index
        var findings: [AssetFinding] = []
        let earlier = writtenFiles()
        var conversions: [(path: String, task: VectorConverter.Task)] = []
        for (path, content) in resources.files.sorted(by: { $0.key < $1.key }) {
            guard !path.split(separator: "/").contains("..") else {
                throw AssetError(.cannotWrite, "\(path) leads out of the resources' folder; give the file another name")
            }
            let file = folder.appending(path: path)
            try createFolder(file.deletingLastPathComponent())
            switch content {
            case .data(let data): try write(data, to: file)
            case .copy(let source): try copy(source, to: file)
            case .conversion(let task): conversions.append((path, task))
            }
        }
        // What is not installed is named once, not with every file that needs it.
        let waiting = conversions.filter { path, task in
            ImageFileKind(folder.appending(path: path)) != .png && !converter.canConvert(task)
        }
        let tasks = waiting.map(\.task).sorted { $0.input.path < $1.input.path }
        findings += Dictionary(grouping: tasks) { $0.kind }.values.map(VectorConverter.missing)
        let failed = failures(of: conversions.filter { path, _ in !waiting.contains { $0.path == path } })
        findings += failed.map(\.finding)
        for path in waiting.map(\.path) + failed.map(\.path) { index.removeImages(at: path) }
        try createFolder(folder)
        try write(encoded(index), to: folder.appending(path: ResourceIndex.fileName))
        let written = Set(resources.files.keys)
        try write(Data(written.sorted().joined(separator: "\n").utf8), to: folder.appending(path: Self.listName))
        for path in earlier.subtracting(written) {
            // A file that is gone already needs no removal.
            try? files.removeItem(at: folder.appending(path: path))
        }
        return findings
    }

    /// Converts files, several at a time: each waits for a program of its own.
    /// - Returns: What could not be converted, in the order of the tasks.
    private func failures(
        of conversions: [(path: String, task: VectorConverter.Task)]
    ) -> [(path: String, finding: AssetFinding)] {
        let failed = Mutex<[Int: AssetFinding]>([:])
        DispatchQueue.concurrentPerform(iterations: conversions.count) { index in
            let (path, task) = conversions[index]
            do throws(AssetFinding) {
                try convert(task, to: folder.appending(path: path))
            } catch {
                failed.withLock { $0[index] = error }
            }
        }
        return failed.withLock { failed in
            conversions.indices.compactMap { index in failed[index].map { (conversions[index].path, $0) } }
        }
    }

    /// The list of the files that were written, one a line, so that the next writing can remove them.
    private static let listName = ".files"

    private func writtenFiles() -> Set<String> {
        guard let data = try? Data(contentsOf: folder.appending(path: Self.listName)) else { return [] }
        let paths = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        return Set(paths.filter { !$0.hasPrefix("/") && !$0.split(separator: "/").contains("..") })
    }

    private func encoded(_ index: ResourceIndex) throws(AssetError) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            return try encoder.encode(index)
        } catch {
            throw AssetError(.cannotWrite, "the index of resources cannot be encoded", cause: error)
        }
    }

    private func createFolder(_ folder: URL) throws(AssetError) {
        do {
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw AssetError(
                .cannotWrite,
                "\(folder.path(percentEncoded: false)) cannot be made a folder",
                cause: error
            )
        }
    }

    private func write(_ data: Data, to file: URL) throws(AssetError) {
        if (try? Data(contentsOf: file)) == data { return }
        do {
            try data.write(to: file, options: .atomic)
        } catch {
            throw AssetError(
                .cannotWrite,
                "\(file.path(percentEncoded: false)) cannot be written; check the folder's permissions",
                cause: error
            )
        }
    }

    private func copy(_ source: URL, to file: URL) throws(AssetError) {
        let data: Data
        do {
            data = try Data(contentsOf: source, options: .mappedIfSafe)
        } catch {
            throw AssetError(.cannotCopy, "\(source.path(percentEncoded: false)) cannot be read", cause: error)
        }
        try write(data, to: file)
    }

    private func convert(_ task: VectorConverter.Task, to file: URL) throws(AssetFinding) {
        if ImageFileKind(file) == .png { return }
        var task = task
        task.output = file
        let drawing = file.deletingPathExtension().appendingPathExtension("svg")
        if let text = task.drawing {
            do {
                try Data(text.utf8).write(to: drawing)
            } catch {
                throw AssetFinding(.error, "\(drawing.path) cannot be written: \(error)", in: task.input)
            }
            task.input = drawing
        }
        defer { if task.drawing != nil { try? files.removeItem(at: drawing) } }
        try converter.convert(task)
    }
}

extension ResourceIndex {
    /// Removes the variants with a file, and images without any.
    fileprivate mutating func removeImages(at path: String) {
        for name in images.keys { images[name]?.variants.removeAll { $0.file == path } }
        images = images.filter { !$0.value.variants.isEmpty }
    }
}
