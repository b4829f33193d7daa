public import VitrinePlatform

/// A bar, ring or dial that shows a value, drawn in the node's box.
///
/// Its labels are children of the node.
public struct ArchivedGauge: Codable, Hashable, Sendable {
    /// The form of a gauge.
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

    /// The progress of the value.
    public enum Progress: Codable, Hashable, Sendable {
        /// A fixed fraction, 0…1.
        case fraction(Double)
        /// The fraction of an interval that has passed (or remains); changes with the clock.
        case interval(start: Date, end: Date, countsDown: Bool)
        /// Unknown: a ring or bar that shows only its track.
        case indeterminate
    }

    /// Whether it is a bar, a ring or a dial.
    public var form: Form
    /// How much of it is filled.
    public var progress: Progress
    /// The paint of the filled part.
    public var paint: ArchivePaint
    /// The paint of the track behind the filled part.
    public var track: ArchivePaint
    /// The thickness of bar or ring, in points.
    public var thickness: Double
    /// Whether a bar is filled from the right, as in Arabic; nil means no.
    public var isMirrored: Bool?

    /// Creates a gauge with the thickness of its track in points.
    public init(
        form: Form,
        progress: Progress,
        paint: ArchivePaint,
        track: ArchivePaint,
        thickness: Double,
        isMirrored: Bool? = nil
    ) {
        self.form = form
        self.progress = progress
        self.paint = paint
        self.track = track
        self.thickness = thickness
        self.isMirrored = isMirrored
    }
}
