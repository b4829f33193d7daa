import Foundation
import ProbeValues
import Vitrine
import VitrineActions

// A second process for the store's tests:
//   count FOLDER OWNER TIMES     increments the owner's counter TIMES times
//   set FOLDER TEXT [durable]    writes one note, prints "stored"
//   fields FOLDER FILE OWNER SCHEMA    sets the fields of the JSON on its input, as Scripts/snapshot-conformance asks
//   hold FOLDER                  takes the lock, prints "held", keeps it until its input ends
//   read FOLDER [UID]            prints the reading's case, as another user if UID is given
//   act FOLDER ID                performs the action with this identifier, prints "performed" or "failed"
//   drain FOLDER                 performs pending actions, prints the report to the app
//   watch FOLDER                 reads until its input ends, prints the numbers of good and bad readings
//   cover FOLDER BYTE [durable]  stores a page with an image of 20,000 such bytes, prints "stored"
//   covers FOLDER TIMES          stores pages with matching images, TIMES times
//   changes FOLDER COUNT         prints the first COUNT readings of the probe as they change
//   pairs FOLDER                 reads pages with images until its input ends, prints those that did not match

let arguments = CommandLine.arguments
guard arguments.count > 2 else { fatalError("count, set, hold, read or watch, then a folder") }
let store = SnapshotStore(GroupContainer(path: arguments[2]), lockTimeout: .seconds(30))
let now = Date(timeIntervalSinceReferenceDate: 790_000_000)

switch arguments[1] {
case "count":
    let isHabits = arguments[3] == "habits"
    let owner: SnapshotOwner<ProbeSnapshot> = isHabits ? .habits : .notes
    for _ in 0..<(Int(arguments[4]) ?? 0) {
        try store.update(.probe, owner: owner, now: now) { snapshot in
            if isHabits { snapshot.habitsToday += 1 } else { snapshot.noteCount += 1 }
        }
    }
case "set":
    let durability: SnapshotDurability = arguments.count > 4 ? .powerLoss : .processCrash
    do {
        try store.update(.probe, owner: .notes, now: now, options: SnapshotWrite(durability: durability)) {
            $0.pinnedNote = arguments[3]
        }
        print("stored")
    } catch {
        print(error)
        exit(3)
    }
case "fields":
    do {
        let fields = FileHandle.standardInput.readDataToEndOfFile()
        let own = SnapshotStore(GroupContainer(path: arguments[2]))
        try own.merge(fields, into: arguments[3], owner: arguments[4], schema: Int(arguments[5]) ?? 1)
    } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(1)
    }
case "cover":
    let byte = UInt8(arguments[3]) ?? 0
    do {
        try store.update(
            .page,
            with: .replace(.picture, with: [UInt8](repeating: byte, count: 20_000)),
            now: now,
            options: SnapshotWrite(durability: arguments.count > 4 ? .powerLoss : .processCrash)
        ) { $0.text = "\(byte)" }
        print("stored")
    } catch {
        print(error)
        exit(3)
    }
case "covers":
    for count in 0..<(Int(arguments[3]) ?? 0) {
        let byte = UInt8(truncatingIfNeeded: count)
        let picture = [UInt8](repeating: byte, count: 5_000)
        try store.update(.page, with: .replace(.picture, with: picture), now: now) { $0.text = "\(byte)" }
    }
case "pairs":
    var pairs = 0
    var faults: [String: Int] = [:]
    FileHandle.standardOutput.write(Data("reading\n".utf8))
    while !inputHasEnded() {
        let (reading, picture) = store.read(.page, with: .picture)
        guard let text = reading.value?.text else { continue }
        if let bytes = picture.bytes, bytes.allSatisfy({ "\($0)" == text }) {
            pairs += 1
        } else {
            faults["\(text) with \(picture.bytes?.first.map(String.init) ?? "\(picture)")", default: 0] += 1
        }
    }
    print("\(pairs > 0 ? "many" : "no") pairs, faults: \(faults)")
case "hold":
    try store.update(.probe, owner: .notes, now: now) { _ in
        FileHandle.standardOutput.write(Data("held\n".utf8))
        _ = FileHandle.standardInput.readDataToEndOfFile()
    }
case "changes":
    var count = 0
    let reporting = SnapshotStore(try store.container) { _, message, _ in
        FileHandle.standardOutput.write(Data("trouble \(message)\n".utf8))
    }
    for await reading in reporting.changes(of: .probe) {
        let text = reading.value.map { "\($0.habitsToday)" } ?? "none"
        FileHandle.standardOutput.write(Data("reading \(text)\n".utf8))
        count += 1
        if count == Int(arguments[3]) { break }
    }
case "read":
    if arguments.count > 3, let user = UInt32(arguments[3]), setuid(user) != 0 { fatalError("cannot become \(user)") }
    switch store.read(.probe) {
    case .missing: print("missing")
    case .value: print("value")
    case .damaged: print("damaged")
    case .newerVersion: print("newerVersion")
    case .unreadable(let error): print("unreadable \(error.code)")
    }
case "act":
    do {
        let action = ProbeAction(id: arguments[3])
        let record = try ActionJournal.probe(arguments[2])
            .perform(action, now: now) { try ProbeAction.leaveMark($0, in: arguments[2]) }
        print("performed \(record.attempts)")
    } catch {
        print("failed: \(error)")
        exit(3)
    }
case "drain":
    let perform = { (attempt: ActionAttempt<ProbeAction>) in try ProbeAction.leaveMark(attempt, in: arguments[2]) }
    try ActionJournal.probe(arguments[2])
        .drain(now: now, perform: perform) { report in
            // The report counts only when it has left the process: print would keep it in a buffer.
            var lines = report.settled.map { "settled \($0.id)\n" } + report.pending.map { "pending \($0.id)\n" }
            if report.setAsidePath != nil { lines.append("set aside\n") }
            FileHandle.standardOutput.write(Data(lines.joined().utf8))
        }
case "watch":
    var bad = 0
    var good = 0
    let url = URL(fileURLWithPath: arguments[2] + "/probe.json")
    FileHandle.standardOutput.write(Data("watching\n".utf8))
    while !inputHasEnded() {
        // A foreign reader, which does not know Vitrine.
        if (try? JSONDecoder().decode(ProbeSnapshot.self, from: Data(contentsOf: url))) == nil { bad += 1 }
        if case .value = store.read(.probe) { good += 1 } else { bad += 1 }
    }
    print("\(good) good, \(bad) bad")
default:
    fatalError("unknown task \(arguments[1])")
}

/// Whether the other end of the input was closed.
func inputHasEnded() -> Bool {
    var entry = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
}
