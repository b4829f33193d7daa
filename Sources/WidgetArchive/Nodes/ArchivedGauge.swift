#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A bar, ring or dial of a value, drawn in the node's box.
///
/// Its labels are children of the node.
public struct ArchivedGauge: Codable, Hashable, Sendable {
    /// The form.
    public enum Form: String, Codable, Hashable, Sendable {
        /// A straight bar, filled up to the value.
        case bar
        /// A straight bar with a marker at the value.
        case barWithMarker
        /// A closed ring, filled clockwise from twelve o'clock.
        case ring
        /// A ring open at the bottom, with a marker at the value.
        case dial
    }

    /// How far the value has come.
    public enum Progress: Codable, Hashable, Sendable {
        /// A fixed fraction, 0…1.
        case fraction(Double)
        /// The fraction of an interval that has passed (or is left); moves with the clock.
        case interval(start: Date, end: Date, countsDown: Bool)
        /// Unknown: a ring or bar that shows only its track.
        case indeterminate
    }

    /// The form.
    public var form: Form
    /// How far the value has come.
    public var progress: Progress
    /// What the filled part is drawn with.
    public var paint: ArchivePaint
    /// What the track behind it is drawn with.
    public var track: ArchivePaint
    /// The thickness of bar or ring, in points.
    public var thickness: Double

    /// Makes a gauge.
    public init(form: Form, progress: Progress, paint: ArchivePaint, track: ArchivePaint, thickness: Double) {
        self.form = form
        self.progress = progress
        self.paint = paint
        self.track = track
        self.thickness = thickness
    }
}
