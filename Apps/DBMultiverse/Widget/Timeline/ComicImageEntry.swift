import DBMultiverseModel
import Vitrine
package import VitrineUI
package import VitrineWidgets

/// What the widget shows: a chapter, how much of it is read, its cover, and where a tap leads.
package struct ComicImageEntry: TimelineEntry, Sendable {
    /// The moment from which it is shown.
    package let date: Date
    /// The chapter's number; 0 without a chapter.
    package let chapter: Int
    /// The chapter's name; may be empty.
    package let name: String
    /// How much is read, in percent, 0…100.
    package let progress: Int
    /// The cover; nil without one.
    package let image: Image?
    /// The widget's family.
    package let family: WidgetFamily
    /// Where a tap leads.
    package let deepLink: URL
    /// Why no chapter is shown; nil if one is.
    package let absence: ComicAbsence?

    /// Makes an entry.
    package init(
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

/// Why the widget shows no chapter.
package enum ComicAbsence: Hashable, Sendable, CaseIterable {
    /// None was ever read.
    case neverRead
    /// What is stored is no chapter.
    case damaged
    /// It cannot be read now: a locked device, permissions.
    case unreadable
    /// A newer version of the reader wrote it.
    case newerVersion
}

extension ComicImageEntry {
    /// A sample for the gallery and for the first moment.
    package static func makeSample(
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

    /// What is shown without a chapter: number 0, no name, no cover; a tap leads to the list of chapters.
    package static func makeFallback(
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

    /// The link to a place; to the list of chapters for a place that no link can carry.
    static func link(to place: ComicPlace) -> URL {
        let links = DeepLinks.dbMultiverse
        guard let url = links.url(of: place) ?? links.url(of: .chapters) else {
            preconditionFailure("the list of chapters has a link")
        }
        return url
    }
}
