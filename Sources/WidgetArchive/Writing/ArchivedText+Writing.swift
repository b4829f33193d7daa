package import CompactJSON

extension ArchivedText: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("styles", styles)
        json.member("lines", lines)
        json.member("string", string)
        json.member("isTruncated", isTruncated)
        json.member("isRedacted", isRedacted)
    }
}

extension ArchivedText.Line: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("frame", frame)
        json.member("baseline", baseline)
        json.member("runs", runs)
    }
}

extension ArchivedText.Run: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("string", string)
        json.member("style", style)
        json.member("x", x)
        json.member("width", width)
        json.member("isSymbol", isSymbol)
        json.member("isMirrored", isMirrored)
    }
}

extension ArchivedTextStyle.Design: JSONWritable {}

extension ArchivedTextStyle: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("design", design)
        json.member("size", size)
        json.member("weight", weight)
        json.member("isItalic", isItalic)
        json.member("hasMonospacedDigits", hasMonospacedDigits)
        json.member("kerning", kerning)
        json.member("underline", underline)
        json.member("strikethrough", strikethrough)
        json.member("paint", paint)
        json.member("background", background)
    }
}

extension ArchivedTextLine.Pattern: JSONWritable {}

extension ArchivedTextLine: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("pattern", pattern)
        json.member("color", color)
    }
}

extension ArchivedLiveText: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("value", value)
        json.member("style", style)
        json.member("baseline", baseline)
        json.member("alignment", alignment)
        json.member("prefix", prefix)
        json.member("suffix", suffix)
        if !before.isEmpty { json.member("before", before) }
        if !after.isEmpty { json.member("after", after) }
        json.member("linePitch", linePitch)
        json.member("isRedacted", isRedacted)
    }
}

extension ArchivedLiveText.Words: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("text", text)
        json.member("style", style)
        json.member("value", value)
    }
}

extension ArchivedLiveText.Sign: JSONWritable {}
extension TickingTime.Unit: JSONWritable {}

extension ArchivedLiveText.Value: JSONWritable {
    package func write(to json: inout JSONWriter) {
        switch self {
        case .time(let date): json.choice("time", date)
        case .date(let date): json.choice("date", date)
        case .relative(let date): json.choice("relative", date)
        case .offset(let date): json.choice("offset", date)
        case .distance(let date, let units, let maximumCount, let sign):
            json.choice("distance") { json in
                json.member("_0", date)
                json.member("units", units)
                json.member("maximumCount", maximumCount)
                json.member("sign", sign)
            }
        case .timer(let date): json.choice("timer", date)
        case .timerInterval(let start, let end, let pauseTime, let countsDown, let showsHours):
            json.choice("timerInterval") { json in
                json.member("start", start)
                json.member("end", end)
                json.member("pauseTime", pauseTime)
                json.member("countsDown", countsDown)
                json.member("showsHours", showsHours)
            }
        case .formattedDate(let date, let skeleton):
            json.choice("formattedDate") { json in
                json.member("_0", date)
                json.member("skeleton", skeleton)
            }
        case .number(let number, let minimumFractionDigits, let maximumFractionDigits):
            json.choice("number") { json in
                json.member("_0", number)
                json.member("minimumFractionDigits", minimumFractionDigits)
                json.member("maximumFractionDigits", maximumFractionDigits)
            }
        case .percent(let fraction, let maximumFractionDigits):
            json.choice("percent") { json in
                json.member("_0", fraction)
                json.member("maximumFractionDigits", maximumFractionDigits)
            }
        }
    }
}
