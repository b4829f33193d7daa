import WidgetArchive

extension ArchivedTextStyle: JSONTextWritable {
    func write(to text: inout JSONText) {
        text.object { text in
            text.member("design", design.rawValue)
            text.member("size", size)
            text.member("weight", weight)
            text.member("isItalic", isItalic)
            text.member("hasMonospacedDigits", hasMonospacedDigits)
            text.member("kerning", kerning)
            text.member("isUnderlined", isUnderlined)
            text.member("isStruckThrough", isStruckThrough)
            text.member("paint", paint)
        }
    }
}

extension ArchivedText: JSONTextWritable {
    func write(to text: inout JSONText) {
        text.object { text in
            text.member("styles", styles)
            text.member("lines", lines)
            text.member("string", string)
            text.member("isTruncated", isTruncated)
            text.member("isRedacted", isRedacted)
        }
    }
}

extension ArchivedText.Line: JSONTextWritable {
    func write(to text: inout JSONText) {
        text.object { text in
            text.member("frame", frame)
            text.member("baseline", baseline)
            text.member("runs", runs)
        }
    }
}

extension ArchivedText.Run: JSONTextWritable {
    func write(to text: inout JSONText) {
        text.object { text in
            text.member("string", string)
            text.member("style", style)
            text.member("x", x)
            text.member("width", width)
            text.member("isSymbol", isSymbol)
        }
    }
}

extension ArchivedLiveText: JSONTextWritable {
    func write(to text: inout JSONText) {
        text.object { text in
            text.member("value", value)
            text.member("style", style)
            text.member("baseline", baseline)
            text.member("alignment", alignment)
            text.member("prefix", prefix)
            text.member("suffix", suffix)
            text.member("isRedacted", isRedacted)
        }
    }
}

extension ArchivedLiveText.Value: JSONTextWritable {
    func write(to text: inout JSONText) {
        switch self {
        case .time(let date): text.enumCase("time") { $0.member("_0", date) }
        case .date(let date): text.enumCase("date") { $0.member("_0", date) }
        case .relative(let date): text.enumCase("relative") { $0.member("_0", date) }
        case .offset(let date): text.enumCase("offset") { $0.member("_0", date) }
        case .timer(let date): text.enumCase("timer") { $0.member("_0", date) }
        case .timerInterval(let start, let end, let pauseTime, let countsDown, let showsHours):
            text.enumCase("timerInterval") { text in
                text.member("start", start)
                text.member("end", end)
                text.member("pauseTime", pauseTime)
                text.member("countsDown", countsDown)
                text.member("showsHours", showsHours)
            }
        case .formattedDate(let date, let skeleton):
            text.enumCase("formattedDate") { text in
                text.member("_0", date)
                text.member("skeleton", skeleton)
            }
        case .number(let number, let minimum, let maximum):
            text.enumCase("number") { text in
                text.member("_0", number)
                text.member("minimumFractionDigits", minimum)
                text.member("maximumFractionDigits", maximum)
            }
        case .percent(let fraction, let maximum):
            text.enumCase("percent") { text in
                text.member("_0", fraction)
                text.member("maximumFractionDigits", maximum)
            }
        }
    }
}
