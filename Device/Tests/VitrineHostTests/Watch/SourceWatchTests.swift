import Foundation
import Synchronization
import Testing

@testable import VitrineHost

struct SourceWatchTests {
    /// Files whose dates a test changes.
    private final class Files: Sendable {
        private let dates = Mutex<[String: Double]>(["/p/a.swift": 1])

        func write(_ file: String, at date: Double?) { dates.withLock { $0[file] = date } }

        func look() -> SourceFingerprint {
            let dates = dates.withLock { $0 }
            let tree = FileTree(
                contents: { _ in nil },
                names: { $0 == "/p" ? dates.keys.map { String($0.dropFirst(3)) }.sorted() : nil }
            )
            return SourceFingerprint(of: ["/p"], in: tree) { file in
                dates[file].map { SourceFingerprint.Stamp(bytes: 1, written: Date(timeIntervalSince1970: $0)) }
            }
        }
    }

    /// Runs a watch whose pauses perform steps; returns the numbers of the pauses after which a change was reported.
    private func reports(_ files: Files, _ steps: [@Sendable () -> Void]) async -> [Int] {
        let count = Mutex(0)
        let watch = SourceWatch(look: files.look) {
            let number = count.withLock { count in
                defer { count += 1 }
                return count
            }
            guard number < steps.count else { throw CancellationError() }
            steps[number]()
        }
        var reports: [Int] = []
        await watch.run { reports.append(count.withLock { $0 }) }
        return reports
    }

    /// Whether a change of a file of some changes the fingerprint.
    private func isSeen(
        _ file: String,
        at path: String = "/p",
        besideOthers: Bool = false,
        of files: String...
    ) -> Bool {
        let tree = FileTree.memory(Dictionary(uniqueKeysWithValues: Set(files + [file]).map { ($0, "") }))
        func look(at date: Double) -> SourceFingerprint {
            SourceFingerprint(of: [path], besideOthers: besideOthers, in: tree) { path in
                SourceFingerprint.Stamp(bytes: 1, written: Date(timeIntervalSince1970: path == file ? date : 0))
            }
        }
        return look(at: 1) != look(at: 2)
    }

    @Test(arguments: ["Steps.xcodeproj", "Steps.xcworkspace", "project.yml"])
    func projectStandsForTheFolderThatItLiesIn(name: String) {
        #expect(isSeen("/p/W.swift", at: "/p/\(name)", of: "/p/Steps.xcodeproj/project.pbxproj", "/p/project.yml"))
    }

    @Test(arguments: ["Sky.colorset/Contents.json", "Badge.imageset/badge@2x.png"])
    func changeWithinACatalogueIsAChange(name: String) {
        #expect(isSeen("/p/Resources/Assets.xcassets/\(name)", of: "/p/W.swift"))
    }

    @Test(arguments: [
        ("/p/App.swift", true), ("/p/Package.swift", true), ("/p/project.yml", true), ("/p/app.json", true),
        ("/p/Steps.xcodeproj/project.pbxproj", true), ("/p/Sources/Steps/Pictures/shoe.png", true),
        ("/p/Sources/Steps/steps.json", true), ("/p/Assets.xcassets/Contents.json", true), ("/p/run.log", false),
        ("/p/Sources/Steps/run.log", false), ("/p/w1.png", false), ("/p/NOTES.txt", false), ("/p/status.json", false),
        ("/p/logs/run.txt", false), ("/p/Sources/Steps/README.md", false),
    ])
    func onlyWhatABuildReadsIsWatched(file: String, isRead: Bool) {
        let isSeen = isSeen(file, besideOthers: true, of: "/p/Package.swift", "/p/Sources/Steps/Steps.swift")
        #expect(isSeen == isRead)
    }

    @Test func changeIsReportedOnceWhenTheFilesStayTheSame() async {
        let files = Files()
        let reports = await reports(files, [{}, { files.write("/p/a.swift", at: 2) }, {}, {}, {}])
        #expect(reports == [3])
    }

    @Test func filesThatAreStillWrittenAreWaitedFor() async {
        let files = Files()
        let reports = await reports(
            files,
            [{ files.write("/p/a.swift", at: 2) }, { files.write("/p/b.swift", at: 3) }, {}, {}, {}]
        )
        #expect(reports == [4])
    }

    @Test func newAndRemovedFilesAreChangesAndHiddenOnesAreNot() async {
        let files = Files()
        let reports = await reports(
            files,
            [
                { files.write("/p/b.swift", at: 1) }, {}, { files.write("/p/b.swift", at: nil) }, {},
                { files.write("/p/.build", at: 1) }, {}, {},
            ]
        )
        #expect(reports == [2, 4])
    }
}
