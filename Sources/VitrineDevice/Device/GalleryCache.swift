#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The looks that were drawn for the gallery, with everything that they may show.
///
/// Nothing has to be forgotten at the right moment: what was drawn in other circumstances than the present ones is old,
/// also if they changed while it was being drawn.
struct GalleryCache {
    /// What a preview may depend on: as long as none of it changes, drawing again gives the same picture.
    struct Circumstances: Hashable {
        /// Which widgets there are, undrawn, with their sizes on this screen.
        let offers: [GalleryItem]
        /// Zone, locale, lock, place and network; not the appearance, as every look carries all of them.
        let settings: DeviceSettings
        /// How often something has happened after which a program's data may be other than before.
        let content: Int
        /// The minute on the device's clock, counted from 1970: a preview is of a moment, and says so.
        let minute: Int

        init(offers: [GalleryItem], settings: DeviceSettings, content: Int, date: Date) {
            self.offers = offers
            var settings = settings
            settings.appearance = .light
            self.settings = settings
            self.content = content
            minute = Int((date.timeIntervalSince1970 / 60).rounded(.down))
        }
    }

    private var kept: (items: [GalleryItem], circumstances: Circumstances)?

    /// What was drawn in these circumstances; nil if nothing was.
    func items(in circumstances: Circumstances) -> [GalleryItem]? {
        kept?.circumstances == circumstances ? kept?.items : nil
    }

    /// Keeps what was drawn; an item that could not be drawn is tried again the next time, and so all are.
    ///
    /// The circumstances are those in which the drawing began.
    mutating func keep(_ items: [GalleryItem], drawnIn circumstances: Circumstances) {
        kept = items.allSatisfy { $0.trouble == nil } ? (items, circumstances) : nil
    }
}

extension TraceKind {
    /// Whether what an app or extension has stored may be other than before this happened.
    ///
    /// A timeline request counts: a provider may store what it has fetched. So does an intent that failed, which may have
    /// come half-way. What a program says that it offers stands among the circumstances itself.
    var mayChangeContent: Bool {
        switch self {
        case .reloadAsked, .reloadCoalesced, .reloadSaved, .reloadHeld, .timelineAccepted, .timelineRefused,
            .intentPerformed, .interactionRefused, .linkOpened, .appOpened, .appReady, .appLeft, .appClosed:
            true
        case .deviceStarted, .programDescribed, .clockSet, .dayBegan, .zoneChanged, .localeChanged, .locationChanged,
            .locationAsked, .serviceChanged, .serviceTold, .appearanceChanged, .lockChanged, .widgetPlaced,
            .widgetMoved, .widgetConfigured,
            .widgetRemoved, .widgetOrphaned, .reloadRefused, .reloadStarted, .timelineWarning, .entryShown,
            .policyScheduled, .intentAsked, .linkQueued, .programFailed, .processStarted, .processSaid,
            .processSilenced, .processKilled, .processEnded, .memoryMarked, .stateTrouble:
            false
        }
    }
}
