import Vitrine
import VitrineLinks
public import VitrineUI
public import VitrineWidgets

/// A timeline entry with a chapter, its progress, its cover, and the link that a tap opens.
public struct ComicImageEntry: TimelineEntry, Sendable {
    /// The date from which the entry is shown.
    public let date: Date
    /// The chapter's number; 0 without a chapter.
    public let chapter: Int
    /// The chapter's name; may be empty.
    public let name: String
    /// The share that has been read, in percent, 0…100.
    public let progress: Int
    /// The cover; nil if there is none.
    public let image: Image?
    public let family: WidgetFamily
    /// The link that a tap opens.
    public let deepLink: URL
    /// The reason why no chapter is shown; nil if a chapter is shown.
    public let absence: ComicAbsence?

    public init(
        date: Date,
        chapter: Int,
        name: String,
        progress: Int,
        image: Image?,
        family: WidgetFamily,
        deepLink: URL,
        absence: ComicAbsence? = nil
    ) {
        self.date = date
        self.chapter = chapter
        self.name = name
        self.progress = progress
        self.image = image
        self.family = family
        self.deepLink = deepLink
        self.absence = absence
    }
}

/// The reasons why the widget shows no chapter.
public enum ComicAbsence: Hashable, Sendable, CaseIterable {
    /// No chapter was ever opened.
    case neverRead
    /// The stored data is not a valid chapter.
    case damaged
    /// The data cannot be read now, for example because the device is locked or permissions are missing.
    case unreadable
    /// A newer version of the reader wrote the data.
    case newerVersion
}

extension ComicImageEntry {
    /// Creates a sample entry for the gallery and the placeholder.
    public static func makeSample(
        family: WidgetFamily,
        date: Date = DeviceMoment.current.now
    ) -> ComicImageEntry {
        ComicImageEntry(
            date: date,
            chapter: 1,
            name: "A Really Strange Tournament!",
            progress: 40,
            image: SampleCover.image,
            family: family,
            deepLink: link(to: .chapter(1))
        )
    }

    /// Creates an entry without a chapter: number 0, no name, no cover, and a link to the list of chapters.
    public static func makeFallback(
        family: WidgetFamily,
        date: Date = DeviceMoment.current.now,
        because absence: ComicAbsence = .neverRead
    ) -> ComicImageEntry {
        ComicImageEntry(
            date: date,
            chapter: 0,
            name: "",
            progress: 0,
            image: nil,
            family: family,
            deepLink: link(to: .chapters),
            absence: absence
        )
    }

    /// Returns the link to a destination, or to the list of chapters if no link can express the destination.
    public static func link(to place: ComicDestination) -> URL {
        let links = DeepLinks.dbMultiverse
        guard let url = links.url(of: place) ?? links.url(of: .chapters) else {
            preconditionFailure("the list of chapters has a link")
        }
        return url
    }
}
