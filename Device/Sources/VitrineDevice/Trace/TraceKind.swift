/// The kind of event that a trace record describes.
public enum TraceKind: String, Codable, Hashable, Sendable, CaseIterable {
    /// The device started.
    case deviceStarted
    /// The profile has no limits for reloads, so that faults of the budget cannot appear.
    case developerMode
    /// The system was restarted.
    case deviceRebooted
    /// A fault was injected into a program, or removed.
    case faultChanged
    /// A push was lost, or comes late.
    case pushFailed
    /// An app was installed anew.
    case appUpdated
    /// The data of an app, or everything, was replaced by a person.
    case dataReplaced
    /// The profile was changed.
    case profileChanged
    /// The user set the clock.
    case clockSet
    /// A local day began.
    case dayBegan
    /// The time zone was changed.
    case zoneChanged
    case localeChanged
    case textSizeChanged
    /// Bold text, the contrast, the clock or the tint was changed.
    case settingChanged
    /// The device got another screen.
    case screenSizeChanged
    /// The token for widget pushes was passed to an extension.
    case pushTokenSent
    /// The device's location, or the permission to read it, was changed.
    case locationChanged
    /// An app asked for the device's location.
    case locationAsked
    /// The condition that a service simulates was changed.
    case serviceChanged
    /// A service started, ended or reported something.
    case serviceReported
    case appearanceChanged
    /// The screen was locked or unlocked.
    case lockChanged
    case widgetPlaced
    case widgetMoved
    case widgetConfigured
    /// A widget was removed from the screen.
    case widgetRemoved
    /// The extension no longer offers a placed widget's kind.
    case widgetOrphaned
    /// A program or a person asked for a reload.
    case reloadAsked
    /// A reload request joined a reload that was already waiting.
    case reloadCoalesced
    /// An app reported that it did not need a reload, and why.
    case reloadSaved
    /// A reload waits; the record states why.
    case reloadHeld
    /// A reload, or a request for one, was refused.
    case reloadRefused
    case reloadStarted
    /// A timeline was accepted.
    case timelineAccepted
    /// A timeline request failed, or its answer was not accepted.
    case timelineRefused
    /// A problem with a timeline that a developer should know about.
    case timelineWarning
    /// The shown entry changed.
    case entryShown
    /// The policy scheduled the next timeline request, or none.
    case policyScheduled
    /// An action was tapped or an intent was requested.
    case intentAsked
    case intentPerformed
    /// A tap, link or intent was refused.
    case interactionRefused
    case linkOpened
    /// A link waits until its app is ready.
    case linkQueued
    /// An app came to the front.
    case appOpened
    /// The screen of the app in front shows something else, because another process stored it.
    case screenChanged
    /// An app's process has started and can take links.
    case appReady
    case appLeft
    /// An app began or ended an audio or navigation session.
    case sessionChanged
    /// An app was closed, or its process ended.
    case appClosed
    /// A program described what it offers.
    case programDescribed
    case programFailed
    case processStarted
    /// A process wrote a line to its standard error.
    case processSaid
    /// A process wrote too much to its standard error; lines were dropped.
    case processSilenced
    case processKilled
    /// A fault has stopped a process before it answered.
    case processStopped
    case processEnded
    /// An extension's process used more memory than the profile's limit for a note.
    case memoryMarked
    /// There was a problem with the device's own files or its reload notices.
    case stateTrouble
}
