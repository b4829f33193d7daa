/// What a write did.
public struct SnapshotUpdate: Hashable, Sendable {
    /// The generation that was written.
    public var generation: UInt64

    /// The size of the file in bytes.
    public var byteCount: Int

    /// The damaged file that stood in the place and was set aside; nil in the ordinary case.
    public var setAside: DamageReport?

    /// Why the asset of the update did not get its plain name too; nil in the ordinary case.
    ///
    /// The snapshot and its asset are stored all the same, and belong together. The next update tries again.
    public var plainNameFailure: VitrineError?
}
