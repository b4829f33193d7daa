/// Reports changes of sources, some time after an editor has written the last of them.
///
/// The files are looked at again and again: editors replace files, folders come and go, and a package has some hundred
/// files at most, so that a look costs about a millisecond and no watch of the system can be lost.
public struct SourceWatch: Sendable {
    private let look: @Sendable () -> SourceFingerprint
    private let pause: @Sendable () async throws -> Void

    /// Watches files and folders of this machine, given by absolute paths.
    public init(_ paths: [String], every interval: Duration = .milliseconds(50)) {
        self.init(
            look: { SourceFingerprint(of: paths, besideOthers: true, in: .disk, stamp: SourceFingerprint.stampOnDisk) },
            pause: { try await Task.sleep(for: interval) }
        )
    }

    init(look: @escaping @Sendable () -> SourceFingerprint, pause: @escaping @Sendable () async throws -> Void) {
        self.look = look
        self.pause = pause
    }

    /// Calls `changed` after every change, until the task is cancelled.
    ///
    /// A change counts when the files have stayed the same for one pause. Changes during a call are one further change.
    public func run(_ changed: () async -> Void) async {
        var known = look()
        while !Task.isCancelled {
            // Only the end of the task ends a pause early.
            guard (try? await pause()) != nil else { return }
            let seen = look()
            guard seen != known else { continue }
            guard (try? await pause()) != nil else { return }
            guard look() == seen else { continue }
            known = seen
            await changed()
        }
    }
}
