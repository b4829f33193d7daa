#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension SnapshotStore {
    /// Runs a body while the lock of a snapshot's file is held.
    func withLockedFile<Value, Result>(
        _ key: SnapshotKey<Value>,
        _ body: (borrowing SnapshotFile) throws -> Result
    ) throws -> Result {
        let file = try SnapshotFile(in: container, name: key.fileName, patience: lockPatience)
        return try body(file)
    }

    /// Reads what a writer has to start from.
    ///
    /// - Throws: ``VitrineError`` if nothing may be written over what is there: `newerVersion`, or it is unreadable.
    func stored<Value>(
        in file: borrowing SnapshotFile,
        key: SnapshotKey<Value>
    ) throws(VitrineError) -> StoredSnapshot<Value> {
        let path = file.path
        switch file.read(maximumByteCount: key.maximumByteCount) {
        case .failed(let error):
            throw error
        case .missing:
            return .missing(VitrineError(.missing, "\(path) is not there; give a default to begin with"))
        case .tooLarge(let count):
            return damaged(.tooLarge(path: path, byteCount: count, limit: key.maximumByteCount))
        case .content(let bytes):
            return try stored(bytes, path: path, key: key)
        }
    }

    private func stored<Value>(
        _ bytes: [UInt8],
        path: String,
        key: SnapshotKey<Value>
    ) throws(VitrineError) -> StoredSnapshot<Value> {
        var document: SnapshotDocument
        do throws(Damage) {
            document = try SnapshotDocument(bytes, unmarkedSchema: key.unmarkedSchema)
        } catch {
            return damaged(DamageReport(error, path: path, byteCount: bytes.count))
        }
        guard document.metadata.schema <= key.schema else {
            throw VitrineError(
                .newerVersion,
                "\(path) has schema \(document.metadata.schema), this program knows \(key.schema); update the program"
            )
        }
        do throws(Damage) {
            let value = try document.value(of: key)
            return .document(document, value)
        } catch {
            return damaged(DamageReport(error, path: path, byteCount: bytes.count))
        }
    }

    private func damaged<Value>(_ report: DamageReport) -> StoredSnapshot<Value> {
        .damaged(
            report,
            VitrineError(.damaged, "\(report); give a default to begin anew, the file is then set aside")
        )
    }
}

extension SnapshotFile {
    /// Stores a document, after what is damaged was set aside.
    func store<Value>(
        _ document: SnapshotDocument,
        key: SnapshotKey<Value>,
        damage: DamageReport?,
        now: Date,
        durability: SnapshotDurability
    ) throws(VitrineError) -> SnapshotUpdate {
        let moment = now.timeIntervalSince1970
        guard abs(moment) < 1e12 else {
            throw VitrineError(.encodingFailed, "\(path): now is no moment of the calendar; pass the present date")
        }
        let bytes = document.bytes
        guard bytes.count <= key.maximumByteCount else {
            throw VitrineError(
                .tooLarge,
                "\(path) would have \(bytes.count) bytes, its key allows \(key.maximumByteCount); store less"
            )
        }
        var report = damage
        if damage != nil {
            // Milliseconds since 1970: names sort by time, and two at one moment get different counts.
            report?.setAsidePath = try setAside(moment: "\(Int(moment * 1000))")
        }
        try replace(with: bytes, durability: durability)
        return SnapshotUpdate(
            generation: document.metadata.generation,
            byteCount: bytes.count,
            setAside: report,
            plainNameFailure: nil
        )
    }
}
