/// The result of a write.
public struct SnapshotUpdate: Hashable, Sendable {
    /// The generation that was written.
    public var generation: UInt64

    /// The size of the file in bytes.
    public var byteCount: Int

    /// The damaged file that was replaced and set aside; nil in the ordinary case.
    public var setAside: VitrineError.Damage?

    /// Why the updated asset did not get its plain name; nil in the ordinary case.
    ///
    /// The snapshot and its asset are stored nevertheless, and belong together. The next update tries again.
    public var plainNameFailure: VitrineError?
}
