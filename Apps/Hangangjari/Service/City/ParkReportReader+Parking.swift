import HangangjariAPI

extension ParkReportReader {
    /// The valid range of a lot's number of spaces.
    static let spaces = 1...100_000

    /// Reads the park's known lots; empty if the response names none of them.
    func lots(_ items: [CityPayload.Lot]) -> [ParkingSection.Lot] {
        var byNumber: [Int: CityPayload.Lot] = [:]
        for item in items {
            guard let number = number(in: item.name.text ?? "") else { continue }
            // If a lot appears twice, the first entry is used.
            if byNumber[number] == nil { byNumber[number] = item }
        }
        guard park.lots.contains(where: { byNumber[$0.number] != nil }) else { return [] }
        return park.lots.map { lot($0, byNumber[$0.number]) }
    }

    private func lot(_ known: RiverLot, _ item: CityPayload.Lot?) -> ParkingSection.Lot {
        let capacity = item?.capacity.whole(in: Self.spaces) ?? known.capacity
        let observedAt = item.flatMap { observation($0.time) }
        // A count above ten times the capacity comes from a broken counter.
        let count = item?.count.whole(in: 0...min(capacity * 10, Self.spaces.upperBound))
        let isLive = item?.isLive.text != "N" && observedAt != nil
        let remaining = isLive ? count : nil
        return ParkingSection.Lot(
            id: known.id,
            name: known.name,
            remaining: remaining,
            capacity: capacity,
            level: .ofParking(remaining: remaining, capacity: capacity),
            observedAt: remaining == nil ? nil : observedAt
        )
    }

    /// Returns the number of the park's lot with a name; `nil` if the name is not that of a lot of the park.
    ///
    /// The city writes 뚝섬2주차장, 뚝섬 2 주차장, or 뚝섬한강공원 제2주차장; the only lot of a park may have no number.
    func number(in name: String) -> Int? {
        let letters = name.filter { !$0.isWhitespace }
        guard letters.hasPrefix(park.shortName) else { return nil }
        var rest = letters.dropFirst(park.shortName.count)
        for filler in ["한강공원", "한강", "공영", "제"] where rest.hasPrefix(filler) {
            rest = rest.dropFirst(filler.count)
        }
        let digits = rest.prefix { ("0"..."9").contains($0) }
        guard rest.dropFirst(digits.count).hasPrefix("주차장") else { return nil }
        guard digits.isEmpty else { return Int(digits) }
        return park.lots.count == 1 ? park.lots[0].number : nil
    }
}
