extension DeviceProfile {
    /// A number as a page or a report shows it.
    public struct Reading: Codable, Hashable, Sendable {
        /// The number's name, the same as the property's.
        public var name: String
        /// The value in words, with its unit.
        public var value: String
        public var basis: FactBasis
    }

    /// Whether no reload is refused or held for its cost.
    public var isDeveloperMode: Bool { !limitsReloads.value }

    /// Every number with its basis, in the order in which the device uses them.
    public var readings: [Reading] {
        [
            reading("limitsReloads", limitsReloads),
            reading("chargedReloads", chargedReloads),
            reading("burstReloads", burstReloads),
            reading("burstInterval", burstInterval),
            reading("quietAfterTap", quietAfterTap),
            reading("coalescing", coalescing),
            reading("failureBackOff", failureBackOff),
            reading("minimumGap", minimumGap),
            reading("lowPowerGap", lowPowerGap),
            reading("singleEntryInterval", singleEntryInterval),
            reading("entriesWithoutWarning", entriesWithoutWarning),
            reading("entrySpacing", entrySpacing),
            reading("dropsCloseEntries", dropsCloseEntries),
            reading("entryDelay", entryDelay),
            reading("imageArea", imageArea),
            reading("reloadsAtMidnight", reloadsAtMidnight),
            reading("answerDeadline", answerDeadline),
            reading("extensionIdle", extensionIdle),
            reading("memoryMark", memoryMark),
            reading("descriptionRetry", descriptionRetry),
        ]
    }

    private func reading(_ name: String, _ number: ProfileNumber<Int>) -> Reading {
        Reading(name: name, value: number.value == .max ? "no limit" : "\(number.value)", basis: number.basis)
    }

    private func reading(_ name: String, _ number: ProfileNumber<Duration>) -> Reading {
        Reading(name: name, value: number.value.words, basis: number.basis)
    }

    private func reading<Value>(_ name: String, _ number: ProfileNumber<Value>) -> Reading {
        Reading(name: name, value: "\(number.value)", basis: number.basis)
    }
}
