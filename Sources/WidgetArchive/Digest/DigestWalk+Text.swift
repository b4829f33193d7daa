import VitrinePlatform

extension DigestWalk {
    mutating func add(_ text: ArchivedText) {
        add(text.styles) { $0.add($1) }
        add(text.lines) { $0.add($1) }
        add(text.string)
        add(text.isTruncated)
        add(text.isRedacted)
    }

    /// Adds a live text by its date and form, never by its characters at a moment.
    mutating func add(_ text: ArchivedLiveText) {
        add(text.value)
        add(text.style)
        add(length: text.baseline)
        add(text.alignment)
        add(text.prefix)
        add(text.suffix)
        add(text.isRedacted)
        // A text without these parts keeps its digest.
        guard !text.before.isEmpty || !text.after.isEmpty || text.linePitch != nil else { return }
        for words in [text.before, text.after] {
            add(words.count)
            for words in words {
                add(words.text)
                add(words.style)
            }
        }
        add(text.linePitch != nil)
        if let pitch = text.linePitch { add(length: pitch) }
    }

    private mutating func add(_ style: ArchivedTextStyle) {
        add(style.design.rawValue)
        add(style.size)
        add(style.weight)
        add(style.isItalic)
        add(style.hasMonospacedDigits)
        add(style.kerning)
        add(style.isUnderlined)
        add(style.isStruckThrough)
        add(style.paint)
    }

    private mutating func add(_ line: ArchivedText.Line) {
        add(line.frame)
        add(length: line.baseline)
        add(line.runs) { walk, run in
            walk.add(run.string)
            walk.add(run.style)
            walk.add(length: run.x)
            walk.add(length: run.width)
            walk.add(run.isSymbol)
        }
    }

    private mutating func add(_ value: ArchivedLiveText.Value) {
        switch value {
        case .time(let date): addCase(0, date.timeIntervalSinceReferenceDate)
        case .date(let date): addCase(1, date.timeIntervalSinceReferenceDate)
        case .relative(let date): addCase(2, date.timeIntervalSinceReferenceDate)
        case .offset(let date): addCase(3, date.timeIntervalSinceReferenceDate)
        case .timer(let date): addCase(4, date.timeIntervalSinceReferenceDate)
        case .timerInterval(let start, let end, let pauseTime, let countsDown, let showsHours):
            addCase(5, start.timeIntervalSinceReferenceDate, end.timeIntervalSinceReferenceDate)
            add(pauseTime != nil)
            if let pauseTime { add(pauseTime) }
            add(countsDown)
            add(showsHours)
        case .formattedDate(let date, let skeleton):
            addCase(6, date.timeIntervalSinceReferenceDate)
            add(skeleton)
        case .number(let number, let minimum, let maximum):
            addCase(7, number)
            add(minimum)
            add(maximum)
        case .percent(let fraction, let maximum):
            addCase(8, fraction)
            add(maximum)
        case .distance(let date, let units, let count, let sign):
            addCase(9, date.timeIntervalSinceReferenceDate)
            add(units) { walk, unit in walk.add(unit.rawValue) }
            add(count)
            add(sign.rawValue)
        }
    }

    private mutating func addCase(_ number: Int, _ values: Double...) {
        add(number)
        for value in values { add(value) }
    }
}
