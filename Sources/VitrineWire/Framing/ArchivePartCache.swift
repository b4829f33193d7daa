import CompactJSON
import WidgetArchive

/// Parts of the views that a program has sent, for a device that reads many answers of one program.
///
/// Most entries of a timeline repeat most of the entry before, and most timelines the timeline before. The cache keeps
/// at most 1 MB of JSON text and what was decoded from it.
public final class ArchivePartCache: Sendable {
    let nodes = DecodedValueCache<ArchiveNode>(byteCounts: 256...500_000)

    /// Creates an empty cache.
    public init() {}
}
