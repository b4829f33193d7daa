import Foundation

/// The cached items of the gallery, with the circumstances in which they were rendered.
///
/// The cache needs no explicit invalidation: items are valid only in the circumstances in which their rendering began,
/// even if those changed during the rendering.
struct GalleryCache {
    /// Everything that a preview may depend on: equal circumstances give equal renderings.
    struct Circumstances: Hashable {
        /// The available widgets without renderings, with their sizes on this screen.
        let offers: [GalleryItem]
        /// The settings with a fixed appearance and tint, because every archived view covers all appearances.
        let settings: DeviceSettings
        /// The number of events so far after which a program's stored data may have changed.
        let content: Int
        /// The minute on the device's clock, counted from 1970, because a preview may show the time.
        let minute: Int

        init(offers: [GalleryItem], settings: DeviceSettings, content: Int, date: Date) {
            self.offers = offers
            var settings = settings
            settings.appearance = .light
            settings.tint = .usualTint
            settings.wallpaper = .dusk
            settings.standBy = .off
            self.settings = settings
            self.content = content
            minute = Int((date.timeIntervalSince1970 / 60).rounded(.down))
        }
    }

    private var kept: (items: [GalleryItem], circumstances: Circumstances)?

    /// The items that were rendered in these circumstances; nil if there are none.
    func items(in circumstances: Circumstances) -> [GalleryItem]? {
        kept?.circumstances == circumstances ? kept?.items : nil
    }

    /// Stores items with the circumstances in which their rendering began.
    ///
    /// If any item could not be rendered, nothing is stored, and the next request renders all items again.
    mutating func keep(_ items: [GalleryItem], drawnIn circumstances: Circumstances) {
        kept = items.allSatisfy { $0.trouble == nil } ? (items, circumstances) : nil
    }
}

extension TraceKind {
    /// Whether the stored data of an app or extension may have changed in an event of this kind.
    ///
    /// A timeline request counts, because a provider may store the data that it has fetched. A failed intent counts,
    /// because it may have changed data before it failed. A program's description does not count: the circumstances
    /// contain it.
    var mayChangeContent: Bool {
        switch self {
        case .reloadAsked, .reloadCoalesced, .reloadSaved, .reloadHeld, .timelineAccepted, .timelineRefused,
            .intentPerformed, .interactionRefused, .linkOpened, .appOpened, .screenChanged, .appReady, .appLeft,
            .appClosed, .dataReplaced, .faultChanged:
            true
        case .deviceStarted, .programDescribed, .clockSet, .dayBegan, .zoneChanged, .localeChanged, .textSizeChanged,
            .settingChanged,
            .screenSizeChanged, .pushTokenSent, .locationChanged,
            .locationAsked, .serviceChanged, .serviceReported, .appearanceChanged, .lockChanged, .widgetPlaced,
            .widgetMoved, .widgetConfigured, .developerMode, .profileChanged, .sessionChanged,
            .deviceRebooted, .pushFailed, .appUpdated,
            .widgetRemoved, .widgetOrphaned, .reloadRefused, .budgetSpent, .reloadStarted, .timelineWarning,
            .entryShown,
            .policyScheduled, .intentAsked, .linkQueued, .programFailed, .processStarted, .processSaid,
            .processSilenced, .processKilled, .processStopped, .processEnded, .memoryMarked, .stateTrouble,
            .buildFailed:
            false
        }
    }
}
