/// What kind of thing a trace record tells.
public enum TraceKind: String, Codable, Hashable, Sendable, CaseIterable {
    /// The device started.
    case deviceStarted
    /// The clock was set by a person.
    case clockSet
    /// The local day turned.
    case dayBegan
    /// The zone was changed.
    case zoneChanged
    /// The locale was changed.
    case localeChanged
    /// What apps may know of where the device is was changed.
    case locationChanged
    /// An app asked to know where the device is.
    case locationAsked
    /// What a service is made to do was changed.
    case serviceChanged
    /// A service was started, ended, or said something.
    case serviceTold
    /// The appearance was changed.
    case appearanceChanged
    /// The screen was locked or unlocked.
    case lockChanged
    /// A widget was placed.
    case widgetPlaced
    /// A widget was moved.
    case widgetMoved
    /// A widget was configured.
    case widgetConfigured
    /// A widget was taken away.
    case widgetRemoved
    /// A placed widget's kind is not offered any more.
    case widgetOrphaned
    /// A reload was asked for.
    case reloadAsked
    /// A wish joined a reload that was waiting already.
    case reloadCoalesced
    /// An app says that it saved a reload, and why.
    case reloadSaved
    /// A reload waits, and why.
    case reloadHeld
    /// A wish for a reload, or a reload, was refused.
    case reloadRefused
    /// A timeline was requested.
    case reloadStarted
    /// A timeline was taken.
    case timelineAccepted
    /// A timeline request failed, or its answer was not taken.
    case timelineRefused
    /// Something about a timeline that a developer should know.
    case timelineWarning
    /// Another entry is shown.
    case entryShown
    /// When the policy asks for the next timeline.
    case policyScheduled
    /// An action was tapped or an intent asked for.
    case intentAsked
    /// An intent was performed.
    case intentPerformed
    /// A tap, link or intent was refused.
    case interactionRefused
    /// A link was opened.
    case linkOpened
    /// A link waits until its app is ready.
    case linkQueued
    /// An app was opened.
    case appOpened
    /// An app is ready.
    case appReady
    /// An app went to the background.
    case appLeft
    /// An app was closed, or its process ended.
    case appClosed
    /// A program said what it offers.
    case programDescribed
    /// A request to a program failed.
    case programFailed
    /// A process was started.
    case processStarted
    /// A process wrote to its standard error.
    case processSaid
    /// A process wrote too much; lines were left out.
    case processSilenced
    /// The device killed a process.
    case processKilled
    /// A process ended.
    case processEnded
    /// A process used more memory than the profile's mark.
    case memoryMarked
    /// The device's own files made trouble.
    case stateTrouble
}
