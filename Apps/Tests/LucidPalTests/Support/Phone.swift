@_exported public import AppTestSupport
import LucidPalModel
import Vitrine

/// A phone with LucidPal.
final class Phone: TestPhone {
    init(now: String = "2026-06-10T09:00:00Z", zone: String = "Europe/Berlin") throws {
        try super.init(program: "lucidpal", now: now, zone: zone)
    }

    /// The path of a file in the group's container.
    func sharedFile(_ name: String) -> String { "\(containers.path)/group.app.lucidpal/\(name)" }

    var snapshotFile: String { sharedFile("lucidpal_widget_snapshot.json") }

    /// Opens the storage in this process.
    func storage() throws -> LucidPalStorage { try LucidPalStorage(containers) }

    /// The phone's current time and days.
    func moment() throws -> Moment { Moment(now: try date(now), days: try days(zone)) }
}
