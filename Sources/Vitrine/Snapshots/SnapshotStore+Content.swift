extension SnapshotStore {
    /// Replaces a file's content in one step, under its lock, whatever the content is.
    ///
    /// - Parameters:
    ///   - fileName: The file in the container.
    ///   - bytes: The new content. No metadata is added.
    ///   - durability: What the write survives.
    /// - Throws: ``VitrineError``: `invalidName`, `locked`, or a failure of the file system. The stored file is then as it was.
    package func replaceContent(
        of fileName: String,
        with bytes: [UInt8],
        durability: SnapshotDurability = .processCrash
    ) throws(VitrineError) {
        try ContainerName.check(fileName, what: "file name")
        let file = try SnapshotFile(in: container, name: fileName, patience: lockPatience)
        try file.replace(with: bytes, durability: durability)
    }
}
