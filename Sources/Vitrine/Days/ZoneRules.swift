/// The offset of a time zone's clocks from UTC at every moment, from the bytes of its compiled file.
///
/// Reads versions 2 and later of the TZif format, RFC 9636 (<https://www.rfc-editor.org/rfc/rfc9636>): the list of transitions,
/// and the footer's rule for the time after the last one. This type performs no input; ``ZoneDatabase`` reads the file.
/// Moments are whole seconds since 1970-01-01T00:00:00Z, without leap seconds.
package struct ZoneRules: Hashable, Sendable {
    /// The zone's name in the database.
    package let name: String

    /// The moments of the transitions, in ascending order.
    let transitions: [Int]
    /// For each transition, the index of the offset that applies from then on.
    let kinds: [UInt8]
    let offsets: [ZoneOffset]
    /// The rule for the time after the last transition; nil if the last offset stays in force.
    let footer: ZoneFooter?

    /// Parses a compiled time zone file.
    ///
    /// - Parameters:
    ///   - name: The zone's name in the database, for errors.
    ///   - bytes: The complete file.
    /// - Throws: ``VitrineError``: `damagedZone` if the bytes are an incomplete TZif file or older than version 2,
    ///   `unknownZone` if they are another file, or a zone with leap seconds.
    package init(name: String, _ bytes: [UInt8]) throws(VitrineError) {
        do throws(ZoneFault) {
            self = try ZoneFile.rules(name: name, bytes)
        } catch {
            throw error.isDamage
                ? VitrineError(
                    .damagedZone,
                    "the file of time zone \(name) is damaged: \(error.reason); reinstall tzdata"
                )
                : VitrineError(
                    .unknownZone,
                    "\(name) is not a zone: its file \(error.reason); use a name such as Europe/Berlin"
                )
        }
    }

    init(name: String, transitions: [Int], kinds: [UInt8], offsets: [ZoneOffset], footer: ZoneFooter?) {
        self.name = name
        self.transitions = transitions
        self.kinds = kinds
        self.offsets = offsets
        self.footer = footer
    }

    /// Coordinated universal time, without a file.
    package static let utc = ZoneRules(
        name: "UTC",
        transitions: [],
        kinds: [],
        offsets: [ZoneOffset(seconds: 0, isDaylightSaving: false, abbreviation: "UTC")],
        footer: nil
    )

    /// Returns the offset that is in force at a moment.
    ///
    /// - Parameter moment: Seconds since 1970-01-01T00:00:00Z.
    /// - Returns: The offset.
    /// - Complexity: Logarithmic in the number of transitions.
    package func offset(at moment: Int) -> ZoneOffset {
        let index = transitionCount(upTo: moment)
        if index == transitions.count, let footer { return footer.offset(at: moment) }
        guard index > 0 else { return offsets[0] }
        return offsets[Int(kinds[index - 1])]
    }

    /// Returns the first moment after `moment` at which the clocks change; nil if they never change again.
    package func nextTransition(after moment: Int) -> Int? {
        var index = transitionCount(upTo: moment)
        while index < transitions.count {
            // The list also contains changes of the abbreviation only.
            let next = transitions[index]
            if offset(at: next).seconds != offset(at: next - 1).seconds { return next }
            index += 1
        }
        return footer?.nextTransition(after: max(moment, transitions.last ?? moment))
    }

    /// The number of transitions at or before a moment.
    private func transitionCount(upTo moment: Int) -> Int {
        var low = 0
        var high = transitions.count
        while low < high {
            let middle = (low + high) / 2
            if transitions[middle] <= moment { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// Why bytes are not a valid time zone file.
struct ZoneFault: Error {
    var reason: String
    /// Whether the bytes are a time zone file that is damaged, and not another file of the database.
    var isDamage = true
}
