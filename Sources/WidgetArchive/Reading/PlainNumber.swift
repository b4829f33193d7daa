/// Formats numbers in plain English: a point before the fraction, commas between thousands.
enum PlainNumber {
    /// Returns the digits of a number, rounded half to even; `–` for a number that is not finite.
    static func words(_ number: Double, _ minimumFractionDigits: Int, _ maximumFractionDigits: Int) -> String {
        guard number.isFinite else { return "–" }
        let maximum = min(max(maximumFractionDigits, 0), 6)
        let minimum = min(max(minimumFractionDigits, 0), maximum)
        var scale = 1.0
        for _ in 0..<maximum { scale *= 10 }
        let scaled = (abs(number) * scale).rounded(.toNearestOrEven)
        // Beyond this limit a double has no fraction digits, and its units would overflow an integer.
        guard scaled < 9e15 else { return "\(number)" }
        let units = Int(scaled)
        let whole = grouped(units / Int(scale))
        var fraction = String(units % Int(scale))
        fraction = maximum == 0 ? "" : String(repeating: "0", count: maximum - fraction.count) + fraction
        while fraction.count > minimum, fraction.last == "0" { fraction.removeLast() }
        let sign = number < 0 && units > 0 ? "-" : ""
        return fraction.isEmpty ? sign + whole : "\(sign)\(whole).\(fraction)"
    }

    private static func grouped(_ number: Int) -> String {
        let digits = Array(String(number))
        var text = ""
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place) % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        return text
    }
}
