/// The kind of a trace record, by which records are filtered.
///
/// What a kind is about stands at the cases of ``TraceEvent`` that have it: several events can be of one kind.
public enum TraceKind: String, Codable, Hashable, Sendable, CaseIterable {
    case deviceStarted, developerMode, deviceRebooted, faultChanged, pushFailed, appUpdated, dataReplaced,
        profileChanged, clockSet, dayBegan, zoneChanged, localeChanged, textSizeChanged, settingChanged,
        screenSizeChanged, pushTokenSent, locationChanged, locationAsked, serviceChanged, serviceReported,
        appearanceChanged, lockChanged, widgetPlaced, widgetMoved, widgetConfigured, widgetRemoved, widgetOrphaned,
        reloadAsked, reloadCoalesced, reloadSaved, reloadHeld, reloadRefused, budgetSpent, reloadStarted,
        timelineAccepted,
        timelineRefused, timelineWarning, entryShown, policyScheduled, intentAsked, intentPerformed,
        interactionRefused, linkOpened, linkQueued, appOpened, screenChanged, appReady, appLeft, sessionChanged,
        appClosed, programDescribed, programFailed, processStarted, processSaid, processSilenced, processKilled,
        processStopped, processEnded, memoryMarked, stateTrouble, buildFailed
}
