package import HangangjariService
import PostgresClient

extension PostgresParkStore {
    package func measures() async -> [StoreMeasure] {
        var measures = [StoreMeasure("database_waiting_statements", Double(await session.waitingCount))]
        if let lag = lastLag { measures.append(StoreMeasure("database_notify_lag_seconds", lag)) }
        // Without an answer there are no numbers, which says nothing about what is stored.
        guard let row = try? await session.run(.pushes, []).rows.first else { return measures }
        let names = ["push_queue_depth", "push_queue_age_seconds", "push_dead_letters", "database_lock_waits"]
        return measures + zip(names, row.dropFirst()).map { StoreMeasure($0, $1.flatMap(Double.init) ?? 0) }
    }
}
