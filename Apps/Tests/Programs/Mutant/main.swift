import Foundation
import VitrineWire

// A program with a planted fault: it stands between the device and the real program, and changes what they say to each
// other, or the files of the other one. So no fault is in any program that is shipped, and none can be switched on
// there.
let environment = ProcessInfo.processInfo.environment
// Both programs of an app have the same environment, and each a home of its own.
let role = environment["HOME"]?.hasSuffix("widget") == true ? "WIDGET" : "APP"
guard let mutation = environment["MUTATION"].flatMap(Mutation.init(rawValue:)),
    let path = environment["MUTANT_OF_\(role)"], let group = environment["MUTANT_GROUP"],
    let home = environment["HOME"], let containers = environment["VITRINE_CONTAINERS"]
else {
    FileHandle.standardError.write(Data("set MUTATION, MUTANT_OF_APP, MUTANT_OF_WIDGET and MUTANT_GROUP\n".utf8))
    exit(64)
}
let channel = try ChildChannel.takingOverStandardStreams()
let program = try RealProgram(path)
let files = LibraryFiles(containers: containers, group: group)
var count = 0
while let request = try channel.receive() {
    count += 1
    if mutation == .crash, count == 4 { exit(3) }
    guard let changed = mutation.changed(request) else {
        try channel.send(WireResponse(id: request.id, body: .done(opensApp: false)))
        continue
    }
    guard var response = try mutation.answer(changed, with: files, program.answer) else { exit(4) }
    if mutation == .freshnessOff {
        response = try FirstTimelines(home: URL(filePath: home)).replaced(response, to: request)
    }
    if mutation == .lockKept {
        // The descriptor is never closed, so that the lock stays.
        _ = flock(open("\(containers)/\(group)/mutant.lock", O_RDWR | O_CREAT, 0o600), LOCK_EX | LOCK_NB)
    }
    try channel.send(mutation.changed(response))
}
try program.end()
