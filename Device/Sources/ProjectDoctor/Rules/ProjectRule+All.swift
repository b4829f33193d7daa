extension ProjectRule {
    /// Every rule, in the order of the page of rules.
    public static let all: [ProjectRule] = [
        // Groups.
        groupMismatch, groupPrefix, groupPerConfiguration, entitlementsUnused, entitlementsChangeable,
        // Identity and property lists.
        bundleIdentifier, bundleVersion, extensionPoint, notEmbedded, principalClass, displayName, deploymentTarget,
        liveActivitiesKey,
        privacyManifest,
        // Kinds.
        kindTwice, kindNotConstant, kindRenamed, reloadUnknownKind,
        // Timelines.
        atEndOnce, emptyTimeline, neverReloaded, reloadLoop, placeholderReads, snapshotWithoutPreview, sampleData,
        shortSteps,
        // Views.
        containerBackground, widgetURLTwice, widgetFamilyInWidget, familyNotHandled, dateInView, timerInView,
        viewNotAllowed,
        modifierWithoutEffect, linkInSmall, nameNotTranslated,
        // Storage.
        standardDefaults, containerUnwrap, databaseWritable, backgroundSession,
        // Live Activities and programs.
        staleUnread, attributesTwice, mainTwice,
        // Files.
        projectUnreadable, expoTarget, propertyListUnreadable, sourceUnreadable, unknownRule,
    ]

    /// The page of rules, in Markdown.
    public static var page: String {
        let head = """
            # Rules of the doctor

            `vitrine doctor --project DIR` finds these without building anything; [doctor.md](doctor.md) says how. This page is made
            of the rules' declarations in `Device/Sources/ProjectDoctor/Rules`.

            """
        return head
            + all.map { rule in
                """

                ## \(rule.id)

                \(rule.summary) (\(rule.severity.rawValue))

                - Why: \(rule.why)
                - Remedy: \(rule.remedy)
                - Source: \(rule.source.hasPrefix("https://") ? "<\(rule.source)>" : rule.source)

                """
            }
            .joined()
    }
}
