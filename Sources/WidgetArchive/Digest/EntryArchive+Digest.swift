import CompactJSON

extension EntryArchive {
    /// The fingerprint of everything that is seen, read aloud or tapped: of the archive's JSON without its findings.
    ///
    /// It stays the same when the archive is encoded and decoded.
    /// - Complexity: O(*n*) in the archive's bytes, including images.
    public var digest: ArchiveDigest {
        var perceptible = self
        perceptible.findings = []
        return ArchiveDigest(of: JSONWriter.bytes(of: perceptible))
    }
}
