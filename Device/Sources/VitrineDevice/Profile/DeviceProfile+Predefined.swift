extension DeviceProfile {
    /// Values that developers report, and modelled values where there are no reports.
    public static let observed = DeviceProfile(
        name: "observed",
        limitsReloads: ProfileNumber(true, .documented),
        // Within the documented 40 to 70; one engineer reports 72.
        chargedReloads: ProfileNumber(48, .modelled),
        // That bursts are refused is observed; the numbers are not.
        burstReloads: ProfileNumber(10, .modelled),
        burstInterval: ProfileNumber(.seconds(60), .modelled),
        quietAfterTap: ProfileNumber(.seconds(30), .observed),
        coalescing: ProfileNumber(.seconds(2), .observed),
        failureBackOff: ProfileNumber(.seconds(3600), .observed),
        minimumGap: ProfileNumber(.seconds(300), .modelled),
        lowPowerGap: ProfileNumber(.seconds(3600), .modelled),
        singleEntryInterval: ProfileNumber(.seconds(1800), .modelled),
        entriesWithoutWarning: ProfileNumber(200, .observed),
        entrySpacing: ProfileNumber(.seconds(300), .documented),
        dropsCloseEntries: ProfileNumber(false, .modelled),
        entryDelay: ProfileNumber(.zero, .modelled),
        imageArea: ProfileNumber(2_121_055, .observed),
        reloadsAtMidnight: ProfileNumber(false, .documented),
        answerDeadline: ProfileNumber(.seconds(30), .modelled),
        extensionIdle: ProfileNumber(.seconds(2), .modelled),
        memoryMark: ProfileNumber(30 << 20, .observed),
        descriptionRetry: ProfileNumber(.seconds(10), .modelled)
    )

    /// Documented values, as far as there are any; where Apple gives no number, nothing is refused.
    ///
    /// Apple gives 40 to 70 reloads a day ("Keeping a widget up to date"); an app can rely on 40.
    public static let documented = {
        var profile = observed
        profile.name = "documented"
        profile.chargedReloads = ProfileNumber(40, .documented)
        profile.burstReloads = ProfileNumber(.max, .modelled)
        profile.quietAfterTap = ProfileNumber(.zero, .modelled)
        profile.failureBackOff = ProfileNumber(.seconds(60), .modelled)
        profile.entriesWithoutWarning = ProfileNumber(.max, .modelled)
        profile.imageArea = ProfileNumber(.max, .modelled)
        return profile
    }()

    /// A phone on a bad day: half the budget, smaller images, close entries dropped, every entry late.
    ///
    /// A widget that tells the truth with these numbers tells it with milder ones.
    public static let harsh = {
        var profile = observed
        profile.name = "harsh"
        profile.chargedReloads = ProfileNumber(24, .modelled)
        profile.burstReloads = ProfileNumber(5, .modelled)
        profile.dropsCloseEntries = ProfileNumber(true, .modelled)
        profile.entryDelay = ProfileNumber(.seconds(300), .modelled)
        profile.imageArea = ProfileNumber(718_080, .observed)
        return profile
    }()

    /// As ``observed``, but in Developer Mode, and a failed reload is tried again after 10, 20, 40 … seconds instead of
    /// an hour.
    ///
    /// Use it while you write widgets: the result of a fix appears soon. Apple documents that Developer Mode lifts the
    /// limits, so a fault of the budget never appears with this profile.
    public static let development = {
        var profile = observed
        profile.name = "development"
        profile.limitsReloads = ProfileNumber(false, .documented)
        profile.failureBackOff = ProfileNumber(.seconds(10), .modelled)
        return profile
    }()

    /// The predefined profiles.
    public static let all = [observed, documented, harsh, development]

    /// The predefined profile with a name; nil if there is none.
    public static func named(_ name: String) -> DeviceProfile? {
        all.first { $0.name == name }
    }
}
